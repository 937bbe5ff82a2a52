import { LABELS } from '#features/internships/wire/term-words.ts'
import type { TermName } from '#features/internships/wire/terms.ts'
import { EDUCATION_TYPES, INTERNSHIP_TYPES } from '#features/internships/wire/term-choices.ts'
import { plain } from '#server/spreadsheets/cells.ts'

type Column = {
  key: string
  header: string
  width: number
  /** What the sheet offers to choose from. */
  values?: string[]
  /** The terms that the cell tells. */
  terms: readonly TermName[]
  example: string
}

/** The model's, in its order. A sheet may leave out the optional ones, add columns of its own, and order them freely. */
export const COLUMNS = [
  { key: 'cpf', header: 'cpf', width: 16, terms: [], example: '529.982.247-25' },
  { key: 'name', header: 'nome', width: 30, terms: [], example: 'Ana Beatriz Exemplo' },
  { key: 'email', header: 'email', width: 30, terms: [], example: 'ana.exemplo@escola.example' },
  { key: 'birth', header: 'nascimento', width: 14, terms: [], example: '10/05/2005' },
  { key: 'course', header: 'curso', width: 26, terms: ['course_name', 'course_id'], example: 'Administração' },
  { key: 'starts', header: 'início', width: 14, terms: ['starts_on'], example: '01/02/2027' },
  { key: 'ends', header: 'fim', width: 14, terms: ['ends_on'], example: '31/01/2028' },
  {
    key: 'supervisor',
    header: 'supervisor',
    width: 30,
    terms: ['supervisor_id', 'supervisor_name', 'supervisor_email'],
    example: 'supervisora@empresa.example',
  },
  { key: 'stipend', header: 'bolsa', width: 12, terms: ['stipend'], example: '1.200,00' },
  {
    key: 'transport',
    header: 'transporte',
    width: 14,
    terms: ['transport_kind', 'transport_allowance'],
    example: '220,00',
  },
  { key: 'policy', header: 'apólice', width: 16, terms: ['policy'], example: 'AP-2027-001' },
  { key: 'hours', header: 'horários', width: 34, terms: ['schedule'], example: 'seg-sex 13:00-19:00' },
  { key: 'matriculation', header: 'matrícula', width: 16, terms: ['matriculation'], example: '2024-0117' },
  { key: 'institution', header: 'instituição', width: 34, terms: ['institution_id'], example: '' },
  {
    key: 'institution_signer',
    header: 'assina pela instituição',
    width: 26,
    terms: ['institution_signer_name'],
    example: '',
  },
  {
    key: 'institution_email',
    header: 'email de quem assina pela instituição',
    width: 34,
    terms: ['institution_signer_email'],
    example: '',
  },
  {
    key: 'level',
    header: 'nível',
    width: 20,
    values: Object.values(EDUCATION_TYPES),
    terms: ['education_type'],
    example: '',
  },
  {
    key: 'type',
    header: 'tipo',
    width: 22,
    values: Object.values(INTERNSHIP_TYPES),
    terms: ['internship_type'],
    example: '',
  },
  { key: 'classes', header: 'aulas', width: 34, terms: ['class_schedule'], example: 'seg-sex 08:00-12:00' },
  { key: 'semester', header: 'período', width: 10, terms: ['semester'], example: '4' },
  { key: 'formation', header: 'formatura', width: 12, terms: ['formation_date'], example: '12/2028' },
  { key: 'advisor', header: 'orientador', width: 26, terms: ['advisor_name'], example: '' },
  { key: 'advisor_email', header: 'email do orientador', width: 30, terms: ['advisor_email'], example: '' },
  { key: 'guardian', header: 'responsável', width: 26, terms: ['guardians'], example: '' },
  { key: 'guardian_cpf', header: 'cpf do responsável', width: 16, terms: [], example: '' },
  { key: 'kinship', header: 'parentesco', width: 14, terms: [], example: '' },
  { key: 'guardian_email', header: 'email do responsável', width: 30, terms: [], example: '' },
] as const satisfies readonly Column[]

export type ColumnKey = (typeof COLUMNS)[number]['key']
/** What a row says, by column; a column that the sheet has not is blank. */
export type Cells = Record<ColumnKey, string>

/** Up to the hours: the columns that every sheet has. */
const COMPULSORY = COLUMNS.slice(0, 12)

/** 'E-mail' is 'email', whoever writes it. */
const bare = (header: string) => plain(header).replaceAll('-', '')

/** Which cell of a row each column is; or what is missing. */
export function placesIn(header: string[]): { places: Map<ColumnKey, number> } | { missing: string[] } {
  const names = header.map(bare)
  const places = new Map(
    COLUMNS.map(({ key, header }) => [key, names.indexOf(bare(header))] as const).filter(([, at]) => at >= 0),
  )
  const missing = COMPULSORY.filter(({ key }) => !places.has(key)).map(({ header }) => header)
  return missing.length ? { missing } : { places }
}

export const cellsOf = (row: string[], places: Map<ColumnKey, number>) =>
  Object.fromEntries(
    COLUMNS.map(({ key }) => [key, (row[places.get(key) ?? -1] ?? '').replace(/\s+/g, ' ').trim()]),
  ) as Cells

/** The model's own example is nobody. */
export const isExample = ({ email }: Cells) => email.toLowerCase() === COLUMNS[2].example

export const headerOf = (key: ColumnKey) => COLUMNS.find((column) => column.key === key)!.header

/** Where a term is told: a column of the sheet, or what is chosen for all of it. */
export function columnOf(term: string): { column: string; key?: ColumnKey } {
  const found = COLUMNS.find(({ terms }) => (terms as readonly string[]).includes(term))
  if (found) return { column: found.header, key: found.key }
  return { column: LABELS[term as TermName] ?? '' }
}
