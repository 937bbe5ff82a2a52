import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { paperField } from '../wire/evaluation.ts'
import { handInPaper, listOwnedEvaluations, showEvaluation } from '../wire/evaluations.ts'
import { PAPER_BYTES } from '../wire/words.ts'
import type { Evaluation } from './evaluation-words.ts'

const RULE: FileRule = { kinds: ['pdf', 'image'], mostBytes: PAPER_BYTES }

/** What was filled in by hand counts as given: nobody is reminded any more. */
export function HandInPaper({ id, attributes: { author } }: Evaluation) {
  const [asking, setAsking] = useState(false)
  const words = author === 'intern' ? 'Entreguei em papel' : 'Recebida em papel'
  const send = useAct(handInPaper, {
    done: 'O arquivo foi salvo, e os lembretes pararam.',
    refresh: [listOwnedEvaluations, showEvaluation],
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words}</Button>
      {asking && (
        <RecordDialog
          title={words}
          submit="Salvar"
          fields={paperField}
          root="evaluation"
          send={({ file }, how) => send.act({ uuid: id, evaluation: { file: file! } }, how)}
          onClose={() => setAsking(false)}
        >
          <RecordField of={paperField} name="file" rule={RULE} />
        </RecordDialog>
      )}
    </>
  )
}
