import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { acceptSeat, cancelRegistration, listOwnRegistrations, showOwnRegistration } from '../wire/registrations.ts'
import type { Route } from './+types/own-registration-page'
import { RegistrationView } from './own/registration-view.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Minha inscrição', index: false })

const BACK = { to: '/usuarios/eventos', label: 'Meus eventos' }
const refresh = [showOwnRegistration, listOwnRegistrations]

export default function OwnRegistrationPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showOwnRegistration, { id }), retry: false })
  const accept = useAct(acceptSeat, { done: 'A vaga é sua.', refresh })
  const giveUp = useAct(cancelRegistration, { done: 'Sua inscrição foi cancelada.', refresh })
  return (
    <Loaded of={[query]} page="form" missing="Inscrição não encontrada">
      {({ data: { attributes: of } }) => (
        <RegistrationView
          of={of}
          back={BACK}
          action={
            of.state === 'offered' && (
              <Button kind="primary" loading={accept.busy} onClick={() => accept.press({ id })}>
                Aceitar a vaga
              </Button>
            )
          }
          onGiveUp={() => giveUp.act({ id })}
        />
      )}
    </Loaded>
  )
}
