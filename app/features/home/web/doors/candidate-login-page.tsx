import { Link, useLocation } from 'react-router'
import { AccountCard } from '#features/accounts/web/login/account-card.tsx'
import { LoginForm } from '#features/accounts/web/login/login-form.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/candidate-login-page'
import { Door } from './door.tsx'
import { jobInSight } from './job-in-sight.ts'

export const loader = (asked: Route.LoaderArgs) => jobInSight(asked)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Entrar', description: 'Para acompanhar vagas, candidaturas e contratos.' })

export default function CandidateLoginPage({ loaderData: { job } }: Route.ComponentProps) {
  const { search } = useLocation()
  const form = <LoginForm user_type="User" recovery="/usuarios/recuperar-senha" />
  if (job)
    return (
      <Door title="Entre para se candidatar" job={job}>
        {form}
      </Door>
    )
  return (
    <AccountCard
      title="Entrar"
      lead="Para acompanhar vagas, candidaturas e contratos."
      footer={
        <>
          Ainda não tem conta? <Link to={{ pathname: '/usuarios/cadastro/criar', search }}>Crie a sua</Link>
          <br />
          É de uma empresa? <Link to={{ pathname: '/colaboradores/entrar', search }}>Entrar na área da empresa</Link>
        </>
      }
    >
      {form}
    </AccountCard>
  )
}
