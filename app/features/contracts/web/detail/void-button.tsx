import { useState } from 'react'
import { Actions } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { voidEnvelope } from '../../wire/envelopes.ts'
import { REFRESH } from './refresh.ts'
import type { Envelope } from '../../wire/buttons.ts'
import styles from './detail.module.css'

/** A contract that has not ended may be given up, by whoever drafts for the company. */
export function VoidButton({ envelope: { id, attributes } }: { envelope: Envelope }) {
  const [asked, setAsked] = useState(false)
  const { act } = useAct(voidEnvelope, { done: 'O contrato foi cancelado.', refresh: REFRESH })
  return (
    <Actions>
      <Button className={styles.refuse} onClick={() => setAsked(true)}>
        Cancelar o contrato
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Cancelar este contrato?"
        losses={[`${attributes.type_name} ${attributes.code}, com as assinaturas já feitas. A história fica.`]}
        confirm="Cancelar o contrato"
        cancel="Voltar"
        destructive
        onConfirm={async () => void (await act({ id, lock_version: attributes.lock_version }))}
      />
    </Actions>
  )
}
