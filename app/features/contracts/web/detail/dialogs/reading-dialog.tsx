import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import type { Paper } from '#wire/paper/paper.ts'
import { readEnvelope } from '../../../wire/envelopes.ts'
import { PaperText } from '#web/ui/paper/paper-text.tsx'

type Props = { id: string; version: number; onClose: () => void }

/** The contract as text, as its signers read it. */
export function ReadingDialog({ id, version, onClose }: Props) {
  const query = useQuery({ ...answerOf(readEnvelope, { id, version }), retry: false })
  return (
    <Dialog open wide="page" onClose={onClose} title={`Versão ${version}`}>
      <Loaded of={[query]} missing="Esta versão não tem um texto para ler aqui">
        {({ data }) => <PaperText paper={data.attributes.paper as Paper} />}
      </Loaded>
    </Dialog>
  )
}
