// What a row says, as a person and the terms of their contract; or what is wrong with each cell.
import * as z from 'zod/mini'
import { type DraftTerms, draftTerms } from '#features/internships/wire/terms.ts'
import { EDUCATION_TYPES, INTERNSHIP_TYPES } from '#features/internships/wire/term-choices.ts'
import { plain, wholeCpf } from '#server/spreadsheets/cells.ts'
import { isMoney, moneyToWire } from '#wire/money.ts'
import { CPF_INVALID, isCpf } from '#wire/person/cpf.ts'
import { EMAIL_INVALID, isEmail } from '#wire/person/email.ts'
import { isPersonName } from '#wire/person/person-name.ts'
import { inWords } from '#wire/text/sentences.ts'
import { isoDate, isoMonth } from '#wire/time/date.ts'
import { type Cells, type ColumnKey, columnOf, headerOf } from './columns.ts'
import { HOURS_FIX, hoursOf } from './hours.ts'
import { NAMES, type Names } from './names.ts'
import type { Problem } from './problem.ts'

export type Read = { person: { cpf: string; email: string; name: string; birth: string }; terms: DraftTerms }

const BLANK = 'está em branco'
const DAY_FIX = 'Escreva um dia que exista, como 31/01/2027 ou 2027-01-31.'
const MONEY_FIX = 'Escreva um valor em reais, como 1.200,00.'

const keyOf = <T extends string>(of: Record<T, string>, cell: string) =>
  (Object.keys(of) as T[]).find((key) => plain(of[key]) === plain(cell))

export function readRow(cells: Cells, names: Names): { problems: Problem[] } | (Read & { problems: [] }) {
  const problems: Problem[] = []
  const wrong = (key: ColumnKey, words: string, fix: string | null) =>
    void problems.push({ column: headerOf(key), words, fix })
  /** Undefined: blank, or said to be wrong. */
  const read = <T>(key: ColumnKey, of: (cell: string) => T | undefined, words: string, fix: string) => {
    const cell = cells[key]
    const value = cell ? of(cell) : undefined
    if (cell && value === undefined) wrong(key, words, fix)
    return value
  }
  const needed = <T>(key: ColumnKey, of: (cell: string) => T | undefined, words: string, fix: string) => {
    if (!cells[key]) wrong(key, BLANK, fix)
    return read(key, of, words, fix)
  }
  const that = (passes: (cell: string) => boolean) => (cell: string) => (passes(cell) ? cell : undefined)
  const amount = (cell: string) =>
    /^(r\$)?\s*[\d.,]+$/i.test(cell) && isMoney(moneyToWire(cell)) ? moneyToWire(cell) : undefined
  const hours = (key: 'hours' | 'classes') => {
    const told = hoursOf(cells[key])
    if ('words' in told) wrong(key, told.words, HOURS_FIX)
    return 'slots' in told && told.slots.length ? told.slots : undefined
  }
  const transport = (cell: string): DraftTerms | undefined => {
    const said = plain(cell)
    if (said.startsWith('cartao')) return { transport_kind: 'card' }
    if (said.endsWith('empresa')) return { transport_kind: 'company_transport' }
    const money = amount(cell)
    return money === undefined ? undefined : { transport_kind: 'money', transport_allowance: money }
  }
  const person = {
    cpf: needed('cpf', (cell) => that(isCpf)(wholeCpf(cell)), CPF_INVALID, 'Confira os onze números do CPF.'),
    name: needed('name', that(isPersonName), 'tem mais do que letras', 'Escreva o nome inteiro, só com letras.'),
    email: needed('email', that(isEmail), EMAIL_INVALID, 'Escreva o e-mail com que a pessoa entra na Ponte.'),
    birth: needed('birth', isoDate, 'não é um dia', DAY_FIX),
  }
  const { guardian: name, guardian_cpf, kinship, guardian_email: email } = cells
  const guardian = name || guardian_cpf || kinship || email
  const money = 'não é um valor'
  const terms = told({
    course_name: cells.course,
    starts_on: read('starts', isoDate, 'não é um dia', DAY_FIX),
    ends_on: read('ends', isoDate, 'não é um dia', DAY_FIX),
    supervisor_id: read('supervisor', names.supervisor, ...NAMES.supervisor),
    stipend: read('stipend', amount, money, MONEY_FIX),
    ...read('transport', transport, money, 'Escreva o valor, como 220,00; ou cartão; ou transporte da empresa.'),
    policy: cells.policy,
    schedule: hours('hours'),
    matriculation: cells.matriculation,
    institution_id: read('institution', names.institution, ...NAMES.institution),
    institution_signer_name: cells.institution_signer,
    institution_signer_email: cells.institution_email,
    education_type: read('level', (cell) => keyOf(EDUCATION_TYPES, cell), 'não é um nível', choose(EDUCATION_TYPES)),
    internship_type: read('type', (cell) => keyOf(INTERNSHIP_TYPES, cell), 'não é um tipo', choose(INTERNSHIP_TYPES)),
    class_schedule: hours('classes'),
    semester: read('semester', semester, 'não é um período do curso', 'Escreva um número de 1 a 20.'),
    formation_date: read('formation', isoMonth, 'não é um mês', 'Escreva como 12/2028.'),
    advisor_name: cells.advisor,
    advisor_email: cells.advisor_email,
    ...(guardian && { guardians: [{ name, cpf: wholeCpf(guardian_cpf), kinship, email }] }),
  })
  const parsed = z.safeParse(draftTerms, terms, { reportInput: true })
  if (!parsed.success)
    for (const [field, words] of Object.entries(inWords(parsed.error.issues).errors))
      problems.push({ column: columnOf(field.split(/[.[]/)[0]!).column, words: words.join(' '), fix: null })
  if (problems.length || !parsed.success) return { problems }
  return { person: person as Read['person'], terms: parsed.data, problems: [] }
}

const semester = (cell: string) => (/^\d{1,2}[ºo°]?$/.test(cell) ? Number.parseInt(cell, 10) : undefined)

const choose = (of: Record<string, string>) => `Escreva ${Object.values(of).join(', ou ')}.`

const told = (terms: DraftTerms) =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined && value !== '')) as DraftTerms
