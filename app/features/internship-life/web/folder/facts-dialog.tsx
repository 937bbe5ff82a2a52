import { useNavigate } from 'react-router'
import type { Folder } from '#features/contracts/web/draft/draft-editor.tsx'
import type { DraftFacts } from '#features/contracts/wire/draft-facts.ts'
import { createEnvelope, listOwnedEnvelopes } from '#features/contracts/wire/envelopes.ts'
import { showFolder } from '#features/internships/wire/folders.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Pair } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { reportFields } from './facts-fields.ts'

/** A report that the company begins in the intern's place. */
export function ReportDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const navigate = useNavigate()
  const { act } = useAct(createEnvelope, {
    refresh: [listOwnedEnvelopes, showFolder],
    onDone: ({ data }) => navigate(`/envelopes/${data.id}`),
  })
  return (
    <RecordDialog
      title="Relatório de atividades"
      submit="Criar relatório"
      root="facts"
      fields={reportFields}
      send={(facts) => act({ envelope: { internship_id: folder.id, kind: 'relatorio', facts: facts as DraftFacts } })}
      onClose={onClose}
    >
      <Pair>
        <RecordField of={reportFields} name="from" />
        <RecordField of={reportFields} name="to" hint="Até 6 meses por relatório." />
      </Pair>
      <RecordField of={reportFields} name="evaluation" />
    </RecordDialog>
  )
}
