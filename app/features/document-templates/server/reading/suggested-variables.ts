import { nearestName } from '../../wire/language/nearest-name.ts'
import { VARIABLES } from '../../wire/variables.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/\b(aluno|aluna|estudante|discente|estagiaria|academico)\b/g, 'estagiario')
    .replace(/\b(concedente|contratante)\b/g, 'empresa')
    .replace(/\b(universidade|faculdade|escola|ies)\b/g, 'instituicao')
    .trim()

const BY_WORDS = new Map(
  Object.entries(VARIABLES).flatMap(([path, { label }]) => [
    [plain(path), path],
    [plain(label), path],
  ]),
)
export const suggestionFor = (name: string) => {
  const meant = nearestName(plain(name), [...BY_WORDS.keys()])
  return (meant && BY_WORDS.get(meant)) ?? null
}
