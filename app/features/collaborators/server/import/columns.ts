import { plain } from '#server/spreadsheets/cells.ts'
import { ROLES } from '#wire/person/roles.ts'

export const YES_NO = ['sim', 'não']

type Column = {
  key: string
  header: string
  width: number
  /** What the sheet offers to choose from. */
  values?: string[]
  /** Where the form says what is wrong with it. */
  fields: string[]
  example: string
}

/**
 * The template's, in its order. A sheet may leave out what is not compulsory, add columns of its own, and order them as
 * it likes.
 */
export const COLUMNS = [
  { key: 'name', header: 'Nome completo *', width: 32, fields: ['name'], example: 'Ana Beatriz Exemplo' },
  { key: 'email', header: 'E-mail *', width: 34, fields: ['email'], example: 'ana.exemplo@empresa.example' },
  {
    key: 'roles',
    header: 'Permissões * (separe por ;)',
    width: 34,
    fields: ['company_group_role_ids'],
    example: 'Recrutador; Supervisor de Estágio',
  },
  { key: 'cnpj', header: 'CNPJ da empresa ou filial', width: 24, fields: ['company_id'], example: '' },
  { key: 'job_title', header: 'Cargo', width: 24, fields: ['job_title'], example: 'Analista de Pessoas' },
  { key: 'phone', header: 'Telefone', width: 18, fields: ['phone'], example: '(11) 98888-7777' },
  { key: 'document', header: 'CPF', width: 16, fields: ['document'], example: '' },
  { key: 'education', header: 'Formação', width: 24, fields: ['education'], example: 'Psicologia' },
  { key: 'organization', header: 'Conselho profissional', width: 20, fields: ['organization'], example: 'CRP' },
  {
    key: 'professional_registration',
    header: 'Registro profissional',
    width: 20,
    fields: ['professional_registration'],
    example: '06/12345',
  },
  { key: 'rg', header: 'RG', width: 16, fields: ['documents[0].number'], example: '' },
  {
    key: 'issuer',
    header: 'Órgão emissor do RG',
    width: 20,
    fields: ['documents[0].peculiarities.issuer'],
    example: '',
  },
  {
    key: 'state',
    header: 'Estado de emissão do RG',
    width: 14,
    fields: ['documents[0].peculiarities.state_id'],
    example: '',
  },
  {
    key: 'contract_approver',
    header: 'Aprova contratos',
    width: 14,
    values: YES_NO,
    fields: ['contract_approver'],
    example: 'não',
  },
  {
    key: 'hr_representative_for_universities',
    header: 'Representa o RH nas universidades',
    width: 18,
    values: YES_NO,
    fields: ['hr_representative_for_universities'],
    example: 'não',
  },
] as const satisfies readonly Column[]

export type ColumnKey = (typeof COLUMNS)[number]['key']
/** What a row says, by column; a column that the sheet has not is blank. */
export type Cells = Record<ColumnKey, string>

const COMPULSORY: ColumnKey[] = ['name', 'email', 'roles']

export const labelOf = ({ header }: { header: string }) => header.replace(/ \*.*/, '')

/** Which cell of a row each column is; or what is missing. */
export function placesIn(header: string[]): { places: Map<ColumnKey, number> } | { missing: string[] } {
  const names = header.map(plain)
  const places = new Map(
    COLUMNS.map(({ key, header }) => [key, names.indexOf(plain(header))] as const).filter(([, at]) => at >= 0),
  )
  const missing = COLUMNS.filter(({ key }) => COMPULSORY.includes(key) && !places.has(key)).map(labelOf)
  return missing.length ? { missing } : { places }
}

/** A cell may have been broken into lines for its width; only the roles are told apart by them. */
export const cellsOf = (row: string[], places: Map<ColumnKey, number>) =>
  Object.fromEntries(
    COLUMNS.map(({ key }) => {
      const cell = row[places.get(key) ?? -1] ?? ''
      return [key, key === 'roles' ? cell : cell.replace(/\s+/g, ' ')]
    }),
  ) as Cells

/** The template's own example is nobody. */
export const isExample = ({ email }: Cells) => email.toLowerCase() === COLUMNS[1].example

export const ROLE_IDS = new Map(Object.entries(ROLES).map(([id, name]) => [plain(name), Number(id)]))
