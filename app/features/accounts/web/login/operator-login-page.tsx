import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/operator-login-page'
import { AccountCard } from './account-card.tsx'
import { LoginForm } from './login-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Operação', index: false })

export default function OperatorLoginPage() {
  return (
    <AccountCard title="Operação" lead="Área de quem opera a plataforma.">
      <LoginForm user_type="Operator" recovery="/admin/recuperar-senha" />
    </AccountCard>
  )
}
