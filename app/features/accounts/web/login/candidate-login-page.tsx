import { Link, useLocation } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/candidate-login-page'
import { AccountCard } from './account-card.tsx'
import { LoginForm } from './login-form.tsx'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Entrar', description: 'Para acompanhar vagas, candidaturas e contratos.' })

export default function CandidateLoginPage() {
  const { search } = useLocation()
  return (
    <AccountCard
      title="Entrar"
      lead="Para acompanhar vagas, candidaturas e contratos."
      footer={
        <>
          Ainda não tem conta? <Link to={{ pathname: '/usuarios/cadastro/criar', search }}>Crie a sua</Link>
        </>
      }
    >
      <LoginForm user_type="User" recovery="/usuarios/recuperar-senha" />
    </AccountCard>
  )
}
