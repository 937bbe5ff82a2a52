import { useNavigate } from 'react-router'
import { useGuestsOnly } from '#features/accounts/web/login/use-guests-only.ts'
import { BoardHeader } from '#features/institutions/web/board-header.tsx'
import { loadBoard } from '#features/institutions/web/load-board.ts'
import { createdAt } from '#web/calls/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { useSite } from '#web/site.ts'
import { registerCompanyOnBoard } from '../wire/registration.ts'
import type { Route } from './+types/register-company-on-board-page'
import { Greeting } from './greeting.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { homeOf } from '#web/session/homes.ts'
import { enterRegistered } from './enter-registered.ts'
import styles from './registration.module.css'

export const loader = (asked: Route.LoaderArgs) => loadBoard(asked)

/** A step of the form is an entry of the history, and asks nothing of the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta = (args: Route.MetaArgs) => {
  const { name = '', display_name = args.params.display_name } = args.loaderData ?? {}
  return pageMeta(args, {
    title: `Cadastre sua empresa · ${name}`,
    path: `/ies/${display_name}/empresas/cadastro/criar`,
    description: `Publique vagas e estágios para estudantes da ${name}.`,
  })
}

export default function RegisterCompanyOnBoardPage({ loaderData: board }: Route.ComponentProps) {
  useGuestsOnly()
  const navigate = useNavigate()
  const { app_origin } = useSite()
  return (
    <>
      <BoardHeader board={board}>
        Publique suas vagas para quem estuda na {board.name}. O cadastro é gratuito.
      </BoardHeader>
      <div className={styles.page}>
        <Breadcrumb trail={[{ label: board.name, to: `/ies/${board.display_name}` }, { label: 'Cadastrar empresa' }]} />
        <Greeting login={`/ies/${board.display_name}/empresas/entrar`}>
          Crie a conta da sua empresa em dois passos.
        </Greeting>
        <RegistrationForm
          register={async (draft, init) => {
            const sent = { display_name: board.display_name, company: draft.company }
            const next = await createdAt(registerCompanyOnBoard, sent, app_origin, init)
            const session = (await enterRegistered(draft))?.()
            await navigate(session ? homeOf(session) : (next ?? `/ies/${board.display_name}/empresas/entrar`))
          }}
        />
      </div>
    </>
  )
}
