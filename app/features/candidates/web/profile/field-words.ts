// How a person knows each place of a form, rows included: 'Experiências 2, Empresa'.
import { FIELDS, type FieldName } from './field-list.ts'

const LEAVES: Record<string, string> = {
  company: 'Empresa',
  job: 'Cargo',
  level: 'Nível',
  description: 'Descrição',
  start_date: 'Início',
  end_date: 'Fim',
  education_type_id: 'Tipo',
  institution_name: 'Instituição',
  course_name: 'Nome do curso',
  duration: 'Duração',
  software_id: 'Programa',
  language_id: 'Idioma',
  disability_type_id: 'Tipo',
  cid: 'Laudo',
  zipcode: 'CEP',
  street: 'Rua',
  number: 'Número',
  complement: 'Complemento',
  neighborhood: 'Bairro',
  state_id: 'Estado',
  city_id: 'Cidade',
  country_id: 'País',
  schedule_type: 'Como são as suas aulas?',
  reason_for_no_classes: 'Por que está sem aulas?',
  from: 'Início',
  to: 'Fim',
}
/** Where a list calls them by other words. */
const IN_LIST: Record<string, Record<string, string>> = {
  experiences_attributes: { level: 'Tipo', description: 'O que você fazia' },
}
const BESIDES: Record<string, string> = {
  password_confirmation: 'Confirmação da senha',
  current_password: 'Senha atual',
  otp: 'Código da verificação em duas etapas',
  disability: 'Pessoa com deficiência',
}

/** Each key by the field that is named after it, else by the first one that writes it. */
const LABELS = new Map<string, string>()
for (const [name, { label, keys }] of Object.entries(FIELDS))
  if ((keys as readonly string[]).includes(name)) LABELS.set(name, label)
for (const { label, keys } of Object.values(FIELDS))
  for (const key of keys) if (!LABELS.has(key)) LABELS.set(key, BESIDES[key] ?? label)

export const labelOfField = (name: FieldName) => FIELDS[name].label
export const labelOfKey = (key: string) => LABELS.get(key)

/** What a field of a row, or of a block, is called where it stands and where it is spoken of. */
export const labelOfLeaf = (key: string, leaf: string) => IN_LIST[key]?.[leaf] ?? LEAVES[leaf]

/** Rows are counted as they are shown: one that is to be removed is not. */
export function labelOfPath(path: string, values: Partial<Record<string, unknown>> = {}): string | undefined {
  const [key = '', ...rest] = path.split('.')
  const label = labelOfKey(key)
  const leaf = rest.toReversed().find((part) => !/^\d+$/.test(part))
  const rows = values[key]
  const before = Array.isArray(rows)
    ? rows.slice(0, Number(rest[0])).filter((row: { _destroy?: boolean } | null) => row?._destroy).length
    : 0
  const row = /^\d+$/.test(rest[0] ?? '') ? ` ${Number(rest[0]) + 1 - before}` : ''
  const words = leaf && labelOfLeaf(key, leaf)
  return label && `${label}${row}${words ? `, ${words}` : ''}`
}
