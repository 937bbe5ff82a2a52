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
  schedule_type: 'Tipo',
  reason_for_no_classes: 'Motivo',
  from: 'Início',
  to: 'Fim',
}
const BESIDES: Record<string, string> = {
  password_confirmation: 'Confirmação da senha',
  current_password: 'Senha atual',
  otp: 'Código da verificação em duas etapas',
  disability: 'Pessoa com deficiência',
}

/** Each key by the field that is named after it, else by the first one that writes it. */
const LABELS = new Map<string, string>()
for (const [name, { label, keys }] of Object.entries(FIELDS)) if ((keys as readonly string[]).includes(name)) LABELS.set(name, label)
for (const { label, keys } of Object.values(FIELDS)) for (const key of keys) if (!LABELS.has(key)) LABELS.set(key, BESIDES[key] ?? label)

export const labelOfField = (name: FieldName) => FIELDS[name].label
export const labelOfKey = (key: string) => LABELS.get(key)

export function labelOfPath(path: string): string | undefined {
  const [key = '', ...rest] = path.split('.')
  const label = labelOfKey(key)
  const leaf = rest.toReversed().find((part) => !/^\d+$/.test(part))
  const row = /^\d+$/.test(rest[0] ?? '') ? ` ${Number(rest[0]) + 1}` : ''
  return label && `${label}${row}${leaf && LEAVES[leaf] ? `, ${LEAVES[leaf]}` : ''}`
}
