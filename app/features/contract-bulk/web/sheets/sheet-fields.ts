import { termsRecord } from '#features/internships/wire/terms-record.ts'
import { textField } from '#wire/fields.ts'
import { fileField } from '#wire/file-field.ts'
import * as z from 'zod/mini'

const { internship_type, education_type, institution_id, institution_signer_name, institution_signer_email } =
  termsRecord
const { company_signer_id, supervisor_id, supervisor_job_title, supervisor_education } = termsRecord
const { advisor_name, advisor_email, insurer, policy, insured_amount, workplace } = termsRecord

/** The file, and what holds for every row that says nothing else. */
export const sheetFields = {
  file: fileField('Planilha preenchida'),
  internship_type,
  education_type,
  institution_id,
  institution_signer_name,
  institution_signer_email,
  company_signer_id,
  supervisor_id,
  supervisor_job_title,
  supervisor_education,
  advisor_name,
  advisor_email,
  insurer,
  policy,
  insured_amount,
  workplace,
  activities: {
    ...textField('Atividades', 4000),
    control: 'area' as const,
    schema: z.string().check(z.maxLength(4000)),
    look: { most: 4000, optional: true as const, hint: 'Uma por linha, ao menos três.' },
  },
}
