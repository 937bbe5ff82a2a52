import * as z from 'zod/mini'
import { termsRecord } from '#features/internships/wire/terms-record.ts'
import { ADMISSION_LEVELS, ADMISSION_TERMS, admissionFields, LEVEL_REFUSED } from '../../wire/admission-record.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { Fields } from '#wire/record.ts'

const level = z.nullable(z.union([z.literal(''), z.enum(keysOf(ADMISSION_LEVELS))], LEVEL_REFUSED))

/** As server/admission/admission-fields.ts judges them. */
export const admissionRecord: Fields = {
  ...admissionFields,
  ...Object.fromEntries(ADMISSION_TERMS.map((name) => [name, termsRecord[name]])),
  education_type: { ...termsRecord.education_type, schema: level as never },
}
