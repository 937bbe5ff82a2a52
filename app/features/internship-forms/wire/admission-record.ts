// What an admission asks of the person; the terms of the internship that it asks besides are named here, and declared
// where terms are.
import * as z from 'zod/mini'
import { dateField } from '#wire/fields.ts'
import { lineField, passingField } from '#wire/blank-fields.ts'
import { isPersonName } from '#wire/person/person-name.ts'
import { isPhone, PHONE_INVALID } from '#wire/person/phone.ts'
import { addressField } from '#wire/place/address-field.ts'
import type { Field, Schema } from '#wire/record.ts'
import { formatDate, isDate, isoDate, DATE_INVALID } from '#wire/time/date.ts'

/** Blank while the form is written. */
const day = (label: string) =>
  ({
    ...dateField(label),
    schema: z.nullable(
      z.string().check(
        z.trim(),
        z.refine((typed) => typed === '' || isDate(typed), DATE_INVALID),
        z.overwrite((typed) => isoDate(typed) ?? typed),
      ),
    ) as Schema<string | null>,
    answer: z.nullable(z.string()) as Schema<string | null>,
    toTyped: (answered) => (answered ? formatDate(answered) : ''),
    look: { mask: 'date', optional: true },
  }) as Field<string | null, string, string | null, string | null>

export const admissionFields = {
  full_name: passingField('Nome completo', isPersonName, 'Informe o nome só com letras', { most: 160 }),
  rg: lineField('RG', 20),
  cellphone: passingField('Celular', isPhone, PHONE_INVALID, { mask: 'phone', most: 19 }),
  address_attributes: addressField('Endereço'),
  enrolment_proof_on: day('Data do comprovante de matrícula'),
}

export const ADMISSION_TERMS = [
  'internship_type',
  'education_type',
  'institution_id',
  'course_id',
  'course_name',
  'semester',
  'formation_date',
  'matriculation',
  'class_schedule',
  'starts_on',
  'ends_on',
  'schedule',
  'guardians',
] as const
export type AdmissionTerm = (typeof ADMISSION_TERMS)[number]

/** Nobody interns below these; `none` and `elementary_school` are no answers here. */
export const ADMISSION_LEVELS = {
  high_school: 'Ensino médio',
  technical: 'Ensino técnico',
  high_school_technical: 'Ensino médio integrado ao técnico',
  college: 'Ensino superior',
} as const
export const LEVEL_REFUSED = 'Escolha ensino médio, técnico ou superior: a admissão é para quem estuda num deles'

export const ADMISSION_DOCUMENTS = {
  enrolment_proof: 'Comprovante de matrícula',
  identity: 'Documento de identidade',
  address_proof: 'Comprovante de endereço',
} as const
