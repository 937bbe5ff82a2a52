import { useState } from 'react'
import { useNavigate } from 'react-router'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { correctEnvelope, moveEnvelope, sendEnvelope } from '../../wire/envelopes.ts'
import { FAILURES } from '../failures.ts'
import { type BoxButton, buttonsOf, type Envelope } from '../../wire/buttons.ts'
import { ChangeFactsDialog } from './dialogs/change-facts-dialog.tsx'
import { isUnchanged, UnchangedDialog } from './dialogs/unchanged-dialog.tsx'
import { BoxDialog, type BoxDialogName } from './dialogs/box-dialog.tsx'
import styles from './detail.module.css'
import { useDraftPath } from './draft-path.ts'
import { REFRESH } from './refresh.ts'
import { isReachable, StepActs } from './step-acts.tsx'

const LABELS: Record<BoxButton, string> = {
  reject: 'Rejeitar',
  reject_upload: 'Recusar o documento',
  define: 'Escolher o tipo',
  confirm: 'Aprovar',
  sign: 'Ler e assinar',
  upload_base_contract: 'Enviar contrato base',
  upload_contract: 'Enviar documento assinado',
  approve_upload: 'Conferir e aprovar',
  send: 'Enviar',
  correct: 'Corrigir e reenviar',
}
const REFUSES: readonly BoxButton[] = ['reject', 'reject_upload']

/** A button for each event that the asker may take now, and no other. */
export function BoxButtons({ envelope }: { envelope: Envelope }) {
  const { id, attributes } = envelope
  const { lock_version } = attributes
  const [open, setOpen] = useState<BoxDialogName>()
  const [changing, setChanging] = useState(false)
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  const draft = useDraftPath(envelope)
  const move = useAct(moveEnvelope, { done: 'Aprovação registrada.', failed: FAILURES.confirm, refresh: REFRESH })
  const send = useAct(sendEnvelope, { done: 'O contrato foi enviado.', refresh: REFRESH })
  const correct = useAct(correctEnvelope, {
    refresh: REFRESH,
    onDone: () => (draft ? navigate(draft) : setChanging(true)),
  })
  const { box } = buttonsOf(attributes)
  const link = attributes.current_state_events.find(({ name }) => name === 'sign')?.extra.link
  const press = (name: BoxButton) => {
    if (name === 'confirm')
      return move.press({ id, envelope: { event: 'confirm', status: { status: 'completed' }, lock_version } })
    if (name === 'sign') return alert({ kind: 'error', title: 'Ops!', text: FAILURES.signing_link })
    if (name === 'send') return isUnchanged(envelope) ? setAsked(true) : send.press({ id, lock_version })
    if (name === 'correct') return correct.press({ id, lock_version })
    return setOpen(name as BoxDialogName)
  }
  const busy: Partial<Record<BoxButton, boolean>> = { confirm: move.busy, send: send.busy, correct: correct.busy }
  const waits = attributes.current_state === 'upload_review' && !box.length
  const current = attributes.workflow.flow.find((step) => step.state === 'current' && isReachable(step))
  if (!box.length && !waits && !current) return null
  return (
    <div className={styles.buttons}>
      {draft && box.includes('send') && <ButtonLink to={draft}>Abrir o rascunho</ButtonLink>}
      {attributes.draft && (
        <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
          Mudar os dados
        </Button>
      )}
      {box.map((name) =>
        name === 'sign' && link ? (
          <ButtonLink key={name} kind="primary" to={link}>
            {LABELS[name]}
          </ButtonLink>
        ) : (
          <Button
            key={name}
            kind={REFUSES.includes(name) ? 'secondary' : 'primary'}
            className={REFUSES.includes(name) ? styles.refuse : undefined}
            loading={busy[name] ?? false}
            aria-keyshortcuts={REFUSES.includes(name) ? 'R' : 'A'}
            onClick={() => press(name)}
          >
            {LABELS[name]}
          </Button>
        ),
      )}
      {current && <StepActs envelope={envelope} step={current} acts={['remind', 'mend']} />}
      {waits && <Button disabled>Upload feito</Button>}
      {changing && <ChangeFactsDialog envelope={envelope} onClose={() => setChanging(false)} />}
      {asked && (
        <UnchangedDialog
          envelope={envelope}
          onConfirm={async () => void (await send.act({ id, lock_version }))}
          onClose={() => setAsked(false)}
        />
      )}
      {open && <BoxDialog name={open} envelope={envelope} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
