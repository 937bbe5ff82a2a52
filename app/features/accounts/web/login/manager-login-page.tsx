import { Link, useLocation } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/manager-login-page'
import { AccountCard } from './account-card.tsx'
import { LoginForm } from './login-form.tsx'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Entrar como empresa',
    description: 'A área de quem contrata: vagas, candidatos e contratos.',
  })

export default function ManagerLoginPage() {
  const { search } = useLocation()
  return (
    <AccountCard
      title="Entrar como empresa"
      lead="A área de quem contrata: vagas, candidatos e contratos."
      footer={
        <>
          Sua empresa ainda não está aqui? <Link to="/empresas/cadastro/criar">Cadastre-a</Link>
          <br />
          Estuda ou procura vaga? <Link to={{ pathname: '/usuarios/entrar', search }}>Entrar na área do candidato</Link>
        </>
      }
    >
      <LoginForm user_type="CompanyManager" recovery="/colaboradores/recuperar-senha" />
    </AccountCard>
  )
}
