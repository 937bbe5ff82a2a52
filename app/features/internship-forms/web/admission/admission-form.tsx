import { GuardianRows } from '#features/contracts/web/draft/parts/guardian-rows.tsx'
import { PeriodPart } from '#features/contracts/web/draft/parts/period-part.tsx'
import { StudiesPart } from '#features/contracts/web/draft/parts/studies-part.tsx'
import { optionsOf } from '#features/contracts/web/draft/parts/term-field.tsx'
import { formatDate } from '#wire/time/date.ts'
import { ADMISSION_DOCUMENTS, ADMISSION_LEVELS } from '../../wire/admission-record.ts'
import { FormDocuments } from '../kit/form-documents.tsx'
import type { Opened } from '../kit/form-room.tsx'
import { FormShell } from '../kit/form-shell.tsx'
import { admissionRecord } from './admission-record.ts'
import { AdmissionHours } from './hours-part.tsx'
import { OwnField, PersonPart } from './person-part.tsx'

const LEVELS = optionsOf(ADMISSION_LEVELS)
const TOGETHER = [['starts_on', 'ends_on']]

export function AdmissionForm({ opened }: { opened: Opened }) {
  const { company_name, expires_on, labels, minor } = opened.form
  return (
    <FormShell
      opened={opened}
      fields={admissionRecord}
      together={TOGETHER}
      title="Admissão de estágio"
      lead={`${company_name} faz o seu contrato com estes dados. Conclua até ${formatDate(expires_on)}.`}
      submit="Concluir admissão"
    >
      <PersonPart />
      {minor && <GuardianRows />}
      <StudiesPart labels={labels} levels={LEVELS} />
      <PeriodPart amends={false} />
      <AdmissionHours />
      <FormDocuments opened={opened} categories={ADMISSION_DOCUMENTS} needed={['enrolment_proof']}>
        <OwnField name="enrolment_proof_on" required />
      </FormDocuments>
    </FormShell>
  )
}
