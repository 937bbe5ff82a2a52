import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { Actions, Pair } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { listInvites, sendInviteAgain, withdrawInvite } from '../../wire/form-invites.ts'
import { INVITE_DAYS } from '../../wire/form-words.ts'
import type { Invite } from './sent-invite.ts'
import { againFields } from './invite-fields.ts'

const refresh = [listInvites]
const ANEW = `Em branco, o link vale por mais ${INVITE_DAYS} dias.`
const SAME = `Em branco, o prazo fica como está; se acaba em menos de 3 dias, passa a ${INVITE_DAYS}.`

export function InviteActs({ of: { id, attributes } }: { of: Invite }) {
  const { state, person_name, person_email, has_account } = attributes
  const [open, setOpen] = useState<'again' | 'withdraw'>()
  const again = useAct(sendInviteAgain, { done: 'O convite foi enviado outra vez, com um link novo.', refresh })
  const withdrawal = useAct(withdrawInvite, { done: 'O convite foi cancelado.', refresh })
  const late = state === 'expired'
  const words = late ? 'Mandar outro' : 'Reenviar'
  const close = () => setOpen(undefined)
  if (state !== 'open' && state !== 'expired') return null
  return (
    <Actions>
      <Button
        aria-label={late ? `Mandar outro convite a ${person_name}` : `Reenviar a ${person_name}`}
        onClick={() => setOpen('again')}
      >
        {words}
      </Button>
      <Button kind="quiet" aria-label={`Cancelar convite de ${person_name}`} onClick={() => setOpen('withdraw')}>
        Cancelar
      </Button>
      {open === 'again' && (
        <RecordDialog
          fields={againFields}
          record={{ email: person_email, expires_on: null } as never}
          title={`${late ? 'Mandar outro convite' : 'Reenviar o convite'} a ${person_name}`}
          submit={words}
          onClose={close}
          send={({ email, expires_on }) =>
            again.act({ id, ...(!has_account && email && { email }), ...(expires_on && { expires_on }) })
          }
        >
          <Pair>
            {!has_account && <RecordField of={againFields} name="email" hint="O link anterior deixa de valer." />}
            <RecordField of={againFields} name="expires_on" hint={late ? ANEW : SAME} />
          </Pair>
        </RecordDialog>
      )}
      <ConfirmDialog
        open={open === 'withdraw'}
        onClose={close}
        title={`Cancelar o convite de ${person_name}?`}
        losses={['O link do convite e o que a pessoa já preencheu.']}
        confirm="Cancelar convite"
        cancel="Voltar"
        destructive
        onConfirm={async () => void (await withdrawal.act({ id }))}
      />
    </Actions>
  )
}
