import type { Ctx } from '#server/context.ts'
import { cpfIndex, emailIndex } from '#server/person-index.ts'
import { plain, wholeCpf } from '#server/spreadsheets/cells.ts'
import { type SheetRow, UnreadableSheet } from '#server/spreadsheets/sheet.ts'
import { isCpf } from '#wire/person/cpf.ts'
import { isEmail } from '#wire/person/email.ts'
import { type Named, samePerson } from './same-person.ts'

/** What stands beside the word in a title, and still means whoever the row is about: not 'CPF do responsável'. */
const BESIDE = new Set(
  (
    'a o da do de e n no num numero mf documento aluno aluna alunos estudante estudantes discente ' +
    'academico academica matriculado titular pessoa institucional pessoal principal'
  ).split(' '),
)
/** 'Nº do CPF (do aluno) *' → nº, do, cpf; 'E-mail' is one word. */
const wordsOf = (title: string) =>
  plain(title)
    .replace(/\be-?\s?mail\b|\bcorreio eletronico\b|\bendereco (de )?e-?mail\b/g, 'email')
    .split(/[^a-z]+/)
    .filter(Boolean)
const names =
  (...known: string[]) =>
  (title: string) => {
    const words = wordsOf(title)
    return words.some((word) => known.includes(word)) && words.every((word) => known.includes(word) || BESIDE.has(word))
  }
const saysCpf = names('cpf')
const isCpfTitle = (title: string) => saysCpf(title) || wordsOf(title).join() === 'documento'
const isEmailTitle = names('email', 'mail', 'correio')
const NO_COLUMNS = 'A primeira linha da lista precisa dar nome às colunas, e uma delas precisa ser “CPF” ou “E-mail”.'
const NOBODY = 'A lista não tem nenhuma pessoa. Preencha uma por linha, abaixo dos títulos.'
const CPF_WRONG = 'CPF inválido'
const EMAIL_WRONG = 'E-mail inválido'
const NEITHER = 'Sem CPF e sem e-mail'

export type Enrolments = { people: Named[]; problems: { line: number; problem: string }[] }

/**
 * Whom a list names, by hash alone. A row may carry both, one will do; a cell that is wrong is told even where the
 * other is right.
 */
export function readEnrolments(ctx: Pick<Ctx, 'secrets'>, [header, ...rows]: SheetRow[]): Enrolments {
  const titled = (passes: (title: string) => boolean) =>
    (header?.cells ?? []).flatMap((title, at) => (passes(title) ? [at] : []))
  const [ofCpf, ofEmail] = [titled(isCpfTitle), titled(isEmailTitle)]
  if (!ofCpf.length && !ofEmail.length) throw new UnreadableSheet(NO_COLUMNS)
  if (!rows.length) throw new UnreadableSheet(NOBODY)
  const named: Named[] = []
  const problems: Enrolments['problems'] = []
  for (const { line, cells } of rows) {
    const said = (columns: number[]) => columns.map((at) => cells[at]?.trim() ?? '').filter(Boolean)
    const [numbers, addresses] = [said(ofCpf).map(wholeCpf), said(ofEmail)]
    const wrong = [
      ...(numbers.every(isCpf) ? [] : [CPF_WRONG]),
      ...(addresses.every(isEmail) ? [] : [EMAIL_WRONG]),
      ...(numbers.length + addresses.length ? [] : [NEITHER]),
    ]
    if (wrong.length) problems.push({ line, problem: wrong.join('; ') })
    const emails = addresses.filter(isEmail).map((email) => emailIndex(ctx, email).toString('hex'))
    const [cpf = null, ...others] = new Set(numbers.filter(isCpf).map((cpf) => cpfIndex(ctx, cpf).toString('hex')))
    if (cpf !== null || emails.length) named.push({ cpf, emails }, ...others.map((cpf) => ({ cpf, emails: [] })))
  }
  return { people: eachOnce(named), problems }
}

/** The same person twice is one person. */
function eachOnce(named: Named[]): Named[] {
  const people: Named[] = []
  for (const [at, number] of samePerson(named).entries()) {
    const { cpf, emails } = named[at]!
    const known = people[number]
    people[number] = known
      ? { cpf: known.cpf ?? cpf, emails: [...new Set([...known.emails, ...emails])] }
      : { cpf, emails }
  }
  return people
}
