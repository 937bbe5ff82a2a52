import { useState } from 'react'
import { Actions } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { voidEnvelope } from '../../wire/envelopes.ts'
import { REFRESH } from './refresh.ts'
import type { Envelope } from '../../wire/buttons.ts'
import type { Kind } from '../../wire/words.ts'
import styles from './detail.module.css'

/** Named for what it does: without its termination an internship goes on. */
const ACTS: Record<Kind, string> = {
  tce: 'Cancelar o contrato',
  aditivo: 'Cancelar o aditivo',
  rescisao: 'Desistir da rescisão',
  relatorio: 'Cancelar o relatório',
  plano: 'Cancelar o plano',
}

/** A document that has not ended may be given up, by whoever drafts for the company. */
export function VoidButton({ envelope: { id, attributes } }: { envelope: Envelope }) {
  const [asked, setAsked] = useState(false)
  const { act } = useAct(voidEnvelope, { done: `${attributes.type_name} foi cancelado.`, refresh: REFRESH })
  const label = ACTS[attributes.kind]
  return (
    <Actions>
      <Button className={styles.refuse} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={`${label}?`}
        losses={[
          `${attributes.type_name} ${attributes.code}, com as assinaturas já feitas. A história fica.`,
          ...(attributes.kind === 'rescisao' ? ['O encerramento: o estágio continua até o fim combinado.'] : []),
        ]}
        confirm={label}
        cancel="Voltar"
        destructive
        onConfirm={async () => void (await act({ id, lock_version: attributes.lock_version }))}
      />
    </Actions>
  )
}
