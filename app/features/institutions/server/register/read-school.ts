import { properName, withoutAcronym } from './proper-name.ts'
import { plain, type RegisterRow } from './register-file.ts'

const organizations: [RegExp, string][] = [
  [/^universidade/, 'universidade'],
  [/^centro universitario/, 'centro_universitario'],
  [/^instituto federal/, 'instituto_federal'],
  [/^centro federal/, 'cefet'],
  [/^escola de governo/, 'escola_de_governo'],
  [/especialmente credenciada/, 'especialmente_credenciada'],
]
const categories: [RegExp, string][] = [
  [/^publica federal/, 'publica_federal'],
  [/^publica estadual/, 'publica_estadual'],
  [/^publica municipal/, 'publica_municipal'],
  [/^publica/, 'publica'],
  [/^especial/, 'especial'],
  [/sem fins/, 'privada_sem_fins'],
  [/com fins/, 'privada_com_fins'],
]
const CLOSED = /^(extint|descredenciad|encerrad|inativ)/
const pick = (from: [RegExp, string][], text: string, otherwise: string) =>
  from.find(([form]) => form.test(text))?.[1] ?? otherwise

/** Communitarian and philanthropic schools are non-profit by law (Lei 12.881/2013, LC 187/2021). */
export const category = ({ value }: RegisterRow) => {
  const charity = ['COMUNITARIA', 'FILANTROPICA'].some((name) => /^s/i.test(value(name)))
  return pick(categories, plain(value('CATEGORIA_DA_IES')), charity ? 'privada_sem_fins' : 'privada')
}

export type School = ReturnType<typeof school>
export const school = (row: RegisterRow) => {
  const { line, value } = row
  const acronym = value('SIGLA')
  const name = withoutAcronym(properName(value('NOME_DA_IES'), acronym), acronym)
  return {
    line,
    mec_code: Number(value('CODIGO_DA_IES')),
    name,
    acronym: acronym || null,
    category: category(row),
    organization: pick(organizations, plain(value('ORGANIZACAO_ACADEMICA')), 'faculdade'),
    city_code: Number(value('CODIGO_MUNICIPIO_IBGE')) || null,
    city: value('MUNICIPIO') || null,
    state: value('UF').toUpperCase() || null,
    closed: CLOSED.test(plain(value('SITUACAO_IES'))),
  }
}
