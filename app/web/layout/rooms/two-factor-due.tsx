import { securityOf } from '#web/session/homes.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'

/** Replaces every page except the one that turns the second step on. */
export function TwoFactorDue() {
  const { userType } = useSession()
  const why =
    userType === 'Operator'
      ? 'Ela é obrigatória para quem opera a plataforma'
      : 'A sua empresa a pede a todos os colaboradores'
  return (
    <State
      heading="h1"
      drawing="lock"
      title="Ligue a verificação em duas etapas"
      text={`${why}: nada se abre antes disso. Leva um minuto, com um aplicativo autenticador no celular.`}
      action={
        <ButtonLink kind="primary" to={securityOf(userType)}>
          Ligar agora
        </ButtonLink>
      }
    />
  )
}
