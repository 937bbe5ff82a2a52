import { useState } from 'react'
import { Actions, Muted, Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { moveEnvelope } from '../../../wire/envelopes.ts'
import { FAILURES } from '../../failures.ts'
import { REFRESH } from '../refresh.ts'
import type { Envelope } from '../../../wire/buttons.ts'
import styles from './checklist.module.css'

type Props = { envelope: Envelope; onClose: () => void }

/** What was looked at on the paper; it is kept with the verdict. */
export function ChecklistDialog({ envelope: { id, attributes: a }, onClose }: Props) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const approve = useAct(moveEnvelope, {
    done: 'O documento foi aprovado.',
    failed: FAILURES.approve_upload,
    refresh: REFRESH,
    onDone: onClose,
  })
  const whole = a.checklist.every(({ key }) => seen.has(key))
  const toggle = (key: string) =>
    setSeen(new Set(seen.has(key) ? [...seen].filter((one) => one !== key) : [...seen, key]))
  const elsewhere = a.uploads.some(({ verdict, seen_elsewhere }) => verdict === null && seen_elsewhere)
  return (
    <Dialog open onClose={onClose} title="Conferir e aprovar o documento">
      <Stack>
        {elsewhere && (
          <Notice kind="warning" title="O mesmo arquivo está em outro contrato">
            Confira se ele foi enviado no contrato certo.
          </Notice>
        )}
        <fieldset className={styles.list}>
          <legend>Marque o que você conferiu</legend>
          {a.checklist.map(({ key, label }) => (
            <label key={key}>
              <input type="checkbox" checked={seen.has(key)} onChange={() => toggle(key)} />
              {label}
            </label>
          ))}
        </fieldset>
        {!whole && <Muted>Se algo não confere, recuse o documento e diga o que falta.</Muted>}
        <Actions end>
          <Button onClick={onClose}>Voltar</Button>
          <Button
            kind="primary"
            disabled={!whole}
            loading={approve.busy}
            onClick={() =>
              approve.press({
                id,
                envelope: {
                  event: 'approve_upload',
                  status: { checklist: [...seen] },
                  lock_version: a.lock_version,
                },
              })
            }
          >
            Aprovar o documento
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  )
}
