import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { endsWithAgreement } from '../what-ends.ts'
import { useAct } from '#web/calls/use-act.ts'
import { listPartners, savePartner } from '../../wire/partners.ts'
import { endedNow } from './days.ts'
import type { Institution } from './partner-form.tsx'

/** At once, and only the dates: what else was typed waits for its own save. New dates take it up again. */
export function EndAgreement({ institution: { id, attributes } }: { institution: Institution }) {
  const end = useAct(savePartner, {
    done: 'O convênio foi encerrado. O mural fecha em até um minuto.',
    refresh: [listPartners],
  })
  const [asked, setAsked] = useState(false)
  const { name, partner } = attributes
  if (!partner || !attributes.in_force) return null
  return (
    <>
      <Button onClick={() => setAsked(true)}>Encerrar convênio</Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={`Encerrar o convênio com ${name}?`}
        losses={endsWithAgreement(attributes)}
        confirm="Encerrar convênio"
        destructive
        onConfirm={async () =>
          void (await end.act({ id, partner: { ...endedNow(partner), lock_version: partner.lock_version } }))
        }
      >
        <p>
          Vale a partir de agora; o endereço do mural fecha em até um minuto. Para retomar, mude a data do último dia.
        </p>
      </ConfirmDialog>
    </>
  )
}
