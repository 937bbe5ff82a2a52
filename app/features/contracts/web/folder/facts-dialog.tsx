import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { showFolder } from '#features/internships/wire/folders.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Pair } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import type { Fields } from '#wire/record.ts'
import { type DraftFacts, ENDING_REASONS, INITIATIVES } from '../../wire/draft-facts.ts'
import { createEnvelope, listOwnedEnvelopes } from '../../wire/envelopes.ts'
import type { Folder } from '../draft/draft-editor.tsx'
import { optionsOf } from '../draft/parts/term-field.tsx'
import { endingFields, reportFields } from './facts-fields.ts'

const REASONS = optionsOf(ENDING_REASONS)
const WHO = optionsOf(INITIATIVES)

type Props = { folder: Folder; onClose: () => void }
type Told = Props & {
  kind: 'rescisao' | 'relatorio'
  title: string
  submit: string
  fields: Fields
  children: ReactNode
}

/** A document that tells something of its own begins with that. */
function FactsDialog({ folder, kind, ...form }: Told) {
  const navigate = useNavigate()
  const { act } = useAct(createEnvelope, {
    refresh: [listOwnedEnvelopes, showFolder],
    onDone: ({ data }) => navigate(`/envelopes/${data.id}`),
  })
  return (
    <RecordDialog
      {...form}
      root="facts"
      send={(facts) => act({ envelope: { internship_id: folder.id, kind, facts: facts as DraftFacts } })}
    />
  )
}

export const EndingDialog = (props: Props) => (
  <FactsDialog
    {...props}
    kind="rescisao"
    title="Encerrar o estágio"
    submit="Criar termo de rescisão"
    fields={endingFields}
  >
    <RecordField of={endingFields} name="last_day" />
    <Pair>
      <RecordField of={endingFields} name="reason" options={REASONS} />
      <RecordField of={endingFields} name="initiative" options={WHO} />
    </Pair>
    <RecordField of={endingFields} name="text" />
  </FactsDialog>
)

export const ReportDialog = (props: Props) => (
  <FactsDialog
    {...props}
    kind="relatorio"
    title="Relatório de atividades"
    submit="Criar relatório"
    fields={reportFields}
  >
    <Pair>
      <RecordField of={reportFields} name="from" />
      <RecordField of={reportFields} name="to" hint="Até 6 meses por relatório." />
    </Pair>
    <RecordField of={reportFields} name="evaluation" />
  </FactsDialog>
)
