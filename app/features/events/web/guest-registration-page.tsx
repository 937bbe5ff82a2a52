import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import {
  acceptGuestSeat,
  cancelGuestRegistration,
  proveRegistration,
  showGuestRegistration,
} from '../wire/registrations.ts'
import type { Route } from './+types/guest-registration-page'
import { RegistrationView } from './own/registration-view.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Minha inscrição', index: false })

const refresh = [showGuestRegistration]

/** By the link of the letter. Opening it changes nothing: mail programs open links too. */
export default function GuestRegistrationPage({ params: { token } }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showGuestRegistration, { token }), retry: false })
  const prove = useAct(proveRegistration, { done: 'E-mail confirmado.', refresh })
  const accept = useAct(acceptGuestSeat, { done: 'A vaga é sua.', refresh })
  const giveUp = useAct(cancelGuestRegistration, { done: 'Sua inscrição foi cancelada.', refresh })
  return (
    <Loaded of={[query]} page="form" missing="Inscrição não encontrada">
      {({ data: { attributes: of } }) => (
        <RegistrationView
          of={of}
          token={token}
          action={
            of.state === 'offered' ? (
              <Button kind="primary" loading={accept.busy} onClick={() => accept.press({ token })}>
                Aceitar a vaga
              </Button>
            ) : (
              of.prove_by &&
              of.state !== 'cancelled' && (
                <Button kind="primary" loading={prove.busy} onClick={() => prove.press({ token })}>
                  Confirmar a inscrição
                </Button>
              )
            )
          }
          onGiveUp={() => giveUp.act({ token })}
        />
      )}
    </Loaded>
  )
}
