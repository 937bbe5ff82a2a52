import { useAct } from '#web/calls/use-act.ts'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import type { Envelope } from '../../../wire/buttons.ts'
import type { DraftFacts } from '../../../wire/draft-facts.ts'
import { changeFacts } from '../../../wire/drafts.ts'
import { FACTS_FORMS } from './facts-forms.tsx'
import { REFRESH } from '../refresh.ts'

type Props = { envelope: Envelope; onClose: () => void }

/** Of a draft: what it tells besides the terms, and who acts where those of the terms are gone. */
export function ChangeFactsDialog({ envelope: { id, attributes }, onClose }: Props) {
  const { kind, draft } = attributes
  const { act } = useAct(changeFacts, { done: 'Os dados do documento mudaram.', refresh: REFRESH })
  if (!draft || !(kind in FACTS_FORMS)) return null
  const { fields, parts } = FACTS_FORMS[kind as keyof typeof FACTS_FORMS]
  return (
    <RecordDialog
      title="Dados do documento"
      submit="Salvar"
      fields={fields}
      record={draft.facts as never}
      root="facts"
      send={(facts) => act({ id, facts: facts as DraftFacts })}
      onClose={onClose}
    >
      {parts(draft)}
    </RecordDialog>
  )
}
