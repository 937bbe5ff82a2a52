import { IconMailForward } from '#web/icons/m/mail-forward.ts'
import { IconPencil } from '#web/icons/p/pencil.ts'
import { IconUserCheck } from '#web/icons/u/user-check.ts'
import { IconUserOff } from '#web/icons/u/user-off.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { useSession } from '#web/session/session.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Refused } from '#wire/send.ts'
import { deactivateCollaborator, inviteAgain, reactivateCollaborator } from '../wire/collaborators.ts'
import type { Collaborator } from './standing-of.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'

type Verb = typeof deactivateCollaborator | typeof reactivateCollaborator | typeof inviteAgain

/** What can be done with a person of the list. */
export function CollaboratorActions({ of: { id, attributes } }: { of: Collaborator }) {
  const { name, email, active, invited } = attributes
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const own = useSession().attributes.uuid === id

  async function act(verb: Verb, done: string) {
    try {
      await call(verb, { uuid: id })
      alert({ kind: 'success', title: 'Tudo certo', text: done })
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500) throw error
      alert({ kind: 'warning', title: 'Ops!', text: error.message })
    }
    await client.invalidateQueries({ queryKey: ['v1', 'profile', 'company_managers'] })
  }
  const failed = (error: unknown) =>
    alert({
      kind: 'error',
      title: 'Ops!',
      text: wordsOfFailure(error, 'Não foi possível concluir agora. Por favor, tente novamente.'),
    })

  return (
    <>
      <ButtonLink kind="icon" to={`/colaboradores/${id}/editar`} aria-label={`Editar ${name}`} title="Editar">
        <Icon of={IconPencil} />
      </ButtonLink>
      {active && invited && (
        <Button
          kind="icon"
          aria-label={`Convidar ${name} de novo`}
          title="Convidar de novo"
          onClick={() => void act(inviteAgain, `Enviamos outro convite para ${email}.`).catch(failed)}
        >
          <Icon of={IconMailForward} />
        </Button>
      )}
      {!active && (
        <Button
          kind="icon"
          aria-label={`Reativar ${name}`}
          title="Reativar"
          onClick={() =>
            void act(
              reactivateCollaborator,
              invited
                ? `${name} voltou à lista. Envie outro convite para que possa entrar.`
                : `${name} pode entrar de novo.`,
            ).catch(failed)
          }
        >
          <Icon of={IconUserCheck} />
        </Button>
      )}
      {active && !own && (
        <Button
          kind="icon"
          aria-label={`Desativar ${name}`}
          title="Desativar"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          <Icon of={IconUserOff} />
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Desativar ${name}?`}
        confirm="Desativar"
        destructive
        onConfirm={() => act(deactivateCollaborator, `${name} não entra mais na plataforma.`)}
      >
        <p>
          As sessões abertas desta pessoa terminam agora, e ela não entra mais. O que ela fez continua registrado, e
          você pode reativá-la quando quiser.
        </p>
      </ConfirmDialog>
    </>
  )
}
