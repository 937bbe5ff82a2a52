import { Link } from 'react-router'
import { BoardHeader } from '#features/institutions/web/board-header.tsx'
import { loadBoard } from '#features/institutions/web/load-board.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Route } from './+types/board-login-page'
import { AccountCard } from './account-card.tsx'
import { LoginForm } from './login-form.tsx'

export const loader = (asked: Route.LoaderArgs) => loadBoard(asked)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: `Entrar como empresa · ${args.loaderData?.name ?? ''}`,
    path: `/ies/${args.loaderData?.display_name ?? args.params.display_name}/empresas/entrar`,
  })

/** The managers' log-in at an institution's address. */
export default function BoardLoginPage({ loaderData: board }: Route.ComponentProps) {
  return (
    <>
      <BoardHeader board={board}>Para empresas que oferecem vagas a quem estuda na {board.name}.</BoardHeader>
      <AccountCard
        title="Entrar como empresa"
        trail={
          <Breadcrumb
            trail={[{ label: board.name, to: `/ies/${board.display_name}` }, { label: 'Entrar como empresa' }]}
          />
        }
        footer={
          <>
            Sua empresa ainda não está aqui?{' '}
            <Link to={`/ies/${board.display_name}/empresas/cadastro/criar`}>Cadastre-a</Link>
          </>
        }
      >
        <LoginForm user_type="CompanyManager" recovery="/colaboradores/recuperar-senha" />
      </AccountCard>
    </>
  )
}
