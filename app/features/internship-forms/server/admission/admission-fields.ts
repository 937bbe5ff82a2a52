import * as z from 'zod/mini'
import { termsRecord } from '#features/internships/wire/terms-record.ts'
import type { DraftTerms } from '#features/internships/wire/terms.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { Fields } from '#wire/record.ts'
import {
  ADMISSION_LEVELS,
  ADMISSION_TERMS,
  admissionFields,
  type AdmissionTerm,
  LEVEL_REFUSED,
} from '../../wire/admission-record.ts'
import type { Answers } from '../kit/form-kind.ts'

const terms = Object.fromEntries(ADMISSION_TERMS.map((name) => [name, termsRecord[name]])) as Pick<
  typeof termsRecord,
  AdmissionTerm
>
const level = z.nullable(z.union([z.literal(''), z.enum(keysOf(ADMISSION_LEVELS))], LEVEL_REFUSED))

export const FIELDS: Fields = {
  ...admissionFields,
  ...terms,
  education_type: { ...terms.education_type, schema: level as never },
}

export const termsIn = (answers: Answers) =>
  Object.fromEntries(ADMISSION_TERMS.flatMap((name) => (name in answers ? [[name, answers[name]]] : []))) as DraftTerms
