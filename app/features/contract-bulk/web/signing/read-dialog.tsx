import { useQuery } from '@tanstack/react-query'
import { readEnvelope } from '#features/contracts/wire/envelopes.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { PaperText } from '#web/ui/paper/paper-text.tsx'
import { useEndSeen } from '#web/ui/paper/use-end-seen.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { Paper } from '#wire/paper/paper.ts'
import { listWaitingSignatures, readSignature } from '../../wire/signing.ts'
import type { Contract } from './bulk-signing.tsx'
import styles from './bulk-signing.module.css'

type Props = { contract: Contract; onClose: () => void }

export function ReadDialog({ contract, onClose }: Props) {
  const text = useQuery(answerOf(readEnvelope, { id: contract.envelope_id }))
  return (
    <Dialog open wide onClose={onClose} title={`${contract.title} de ${contract.intern_name}`}>
      <Loaded of={[text]}>{({ data }) => <Text contract={contract} of={data.attributes} onClose={onClose} />}</Loaded>
    </Dialog>
  )
}

type Read = Answer<typeof readEnvelope>['data']['attributes']

function Text({ contract, of, onClose }: Props & { of: Read }) {
  const { end, seen } = useEndSeen(contract.read)
  const { busy, press } = useAct(readSignature, { refresh: [listWaitingSignatures], onDone: onClose })
  const { envelope_id } = contract
  return (
    <>
      <PaperText paper={of.paper as Paper} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who reads by keyboard reaches the end by it */}
      <p ref={end} className={styles.end} tabIndex={0}>
        Fim do documento, versão {of.version}
      </p>
      <p role="status">{seen ? 'Você chegou ao fim do documento.' : 'Role até o fim para continuar.'}</p>
      <Actions end>
        <Button onClick={onClose}>Fechar</Button>
        <Button
          kind="primary"
          disabled={!seen}
          loading={busy}
          onClick={() => press({ envelope_id, sha256: of.sha256, read_to_end: true })}
        >
          Li até o fim
        </Button>
      </Actions>
    </>
  )
}
