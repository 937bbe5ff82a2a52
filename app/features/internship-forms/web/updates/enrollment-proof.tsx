import { LawWords, useSaid } from '#features/contracts/web/draft/law/law-context.tsx'
import { ENROLLMENT_PROOF, UPDATE_CATEGORIES } from '../../wire/updates/update-record.ts'
import { DocumentField } from '../kit/form-documents.tsx'
import type { Opened } from '../kit/form-room.tsx'

/** Asked once the institution changes. */
export function EnrollmentProof({ opened }: { opened: Opened }) {
  const said = useSaid(ENROLLMENT_PROOF)
  return (
    <div data-field={ENROLLMENT_PROOF} tabIndex={-1}>
      <LawWords of={said} />
      <DocumentField opened={opened} category={ENROLLMENT_PROOF} label={UPDATE_CATEGORIES[ENROLLMENT_PROOF]} required />
    </div>
  )
}
