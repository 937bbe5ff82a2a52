import type { Ctx } from '#server/context.ts'
import { cpfIndex, emailIndex } from '#server/person-index.ts'
import { type SheetRow, UnreadableSheet } from '#server/spreadsheets/sheet.ts'
import { isCpf } from '#wire/cpf.ts'
import { isEmail } from '#wire/email.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z]+/g, '')
const CPF = ['cpf', 'cpfdoaluno', 'numerodocpf', 'documento']
const EMAIL = ['email', 'emailinstitucional', 'emaildoaluno', 'mail', 'correio', 'correioeletronico']
const NO_COLUMNS = 'A primeira linha da lista precisa dar nome às colunas, e uma delas precisa ser “CPF” ou “E-mail”.'
const NOBODY = 'A lista não tem nenhuma pessoa. Preencha uma por linha, abaixo dos títulos.'
const UNREAD = 'Informe um CPF ou um e-mail válido'

/** Spreadsheets take away the zeros that a number begins with. */
const wholeCpf = (cell: string) => (/^\d{8,10}$/.test(cell) ? cell.padStart(11, '0') : cell)

export type Enrolments = { people: number; indexes: Buffer[]; problems: { line: number; problem: string }[] }

/** Whom a list names, by hash alone. A row may carry both, one will do. */
export function readEnrolments(ctx: Pick<Ctx, 'secrets'>, [header, ...rows]: SheetRow[]): Enrolments {
  const names = (header?.cells ?? []).map(plain)
  const [cpfs, emails] = [CPF, EMAIL].map((known) => names.flatMap((name, at) => (known.includes(name) ? [at] : []))) as [number[], number[]]
  if (!cpfs.length && !emails.length) throw new UnreadableSheet(NO_COLUMNS)
  if (!rows.length) throw new UnreadableSheet(NOBODY)
  const indexes = new Map<string, Buffer>()
  const problems: Enrolments['problems'] = []
  let people = 0
  for (const { line, cells } of rows) {
    const read = [
      ...cpfs.map((at) => wholeCpf(cells[at]?.trim() ?? '')).filter(isCpf).map((cpf) => cpfIndex(ctx, cpf)),
      ...emails.map((at) => cells[at]?.trim() ?? '').filter(isEmail).map((email) => emailIndex(ctx, email)),
    ]
    if (!read.length) problems.push({ line, problem: UNREAD })
    // The same person twice is one person.
    else if (!read.every((index) => indexes.has(index.toString('hex')))) people++
    for (const index of read) indexes.set(index.toString('hex'), index)
  }
  return { people, indexes: [...indexes.values()], problems }
}
