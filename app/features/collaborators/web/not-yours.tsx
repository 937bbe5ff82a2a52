import { rolesOf } from '#web/session/access.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ForbiddenState } from '#web/ui/states/state.tsx'

export const NotYours = () => (
  <ForbiddenState
    heading="h1"
    roles={rolesOf({ feature: 'COLLABORATORS' })}
    action={
      <ButtonLink kind="primary" to="/empresas/dashboard">
        Voltar ao painel
      </ButtonLink>
    }
  />
)
