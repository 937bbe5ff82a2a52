// What a company or the operation may ask a person for. What stands here may be asked; the vault may not.
import type { Control, Fields, Look } from '#wire/record.ts'

export const DATA_LABELS = {
  cellphone: 'Celular',
  phone: 'Telefone',
  message_phone: 'Telefone para recados',
  institutional_email: 'E-mail institucional',
  linkedin: 'LinkedIn',
  address_attributes: 'Endereço',
  matriculation: 'Matrícula',
  current_semester: 'Período letivo atual',
  formation_date: 'Formação (ou previsão)',
  course_situation: 'Situação do curso',
  period: 'Turno',
} as const
export type DataName = keyof typeof DATA_LABELS
export const DATA_NAMES = Object.keys(DATA_LABELS) as DataName[]

const DRAWN: Record<DataName, readonly [Control, Look]> = {
  cellphone: ['mask', { mask: 'phone' }],
  phone: ['mask', { mask: 'phone', hint: 'Fixo ou celular.' }],
  message_phone: ['mask', { mask: 'phone', hint: 'De alguém que possa anotar um recado.' }],
  institutional_email: ['text', { inputMode: 'email', most: 254 }],
  linkedin: ['text', { inputMode: 'url', most: 300 }],
  address_attributes: ['own', {}],
  matriculation: ['text', { most: 60 }],
  current_semester: ['own', {}],
  formation_date: ['mask', { mask: 'month' }],
  course_situation: ['own', {}],
  period: ['own', {}],
}

/** Of the fields of a profile, which server and form declare alike: those that are asked. */
export const dataFields = (profile: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    DATA_NAMES.filter((name) => names.includes(name)).map((name) => {
      const [control, look] = DRAWN[name]
      return [
        name,
        { ...profile[name]!, label: DATA_LABELS[name], control, look: { ...look, optional: true as const } },
      ]
    }),
  )

/** Kept in the vault: asked by nobody. */
export const VAULT_NAMES = [
  'cpf',
  'rg',
  'rg_state_id',
  'mother_name',
  'gender_id',
  'ethnicity_id',
  'marital_status',
  'sexual_orientation',
  'disability',
  'disabilities_attributes',
]

/** Those that stand in a signed contract, by the names of its terms: they change by an amendment. */
export const IN_CONTRACT = {
  matriculation: 'matriculation',
  current_semester: 'semester',
  formation_date: 'formation_date',
} as const

export const PARTIES = { walljobs: 'A operação', company_sign: 'A empresa' } as const
