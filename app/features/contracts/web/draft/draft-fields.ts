import { termsRecord } from '#features/internships/wire/terms-record.ts'
import { dateField } from '#wire/fields.ts'

/** Of a first contract; of an amendment also the day from which it holds. */
export const amendmentRecord = { effective_on: dateField('A mudança vale a partir de'), ...termsRecord }
export type DraftFields = typeof termsRecord | typeof amendmentRecord
