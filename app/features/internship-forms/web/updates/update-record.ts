import { termsRecord } from '#features/internships/wire/terms-record.ts'
import { updateFields } from '../../wire/updates/update-record.ts'

export const updateRecord = updateFields(termsRecord)
