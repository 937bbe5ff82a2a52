import { BoardHeader } from '#features/institutions/web/board-header.tsx'
import { loadBoard } from '#features/institutions/web/load-board.ts'
import { readBy } from '#web/list/filters.ts'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/institution-board-page'
import { boardFilters, pageIn } from './board/board-address.ts'
import { Board } from './board/board.tsx'
import styles from './board/board.module.css'
import { loadJobs } from './board/load-jobs.ts'

export const handle = { remember: 30, read: readBy(boardFilters) }

export async function loader(asked: Route.LoaderArgs) {
  const institution = await loadBoard(asked)
  return {
    institution,
    brand: institution.brand,
    loaded: await loadJobs(asked.context, asked.request, institution.display_name),
  }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta = (args: Route.MetaArgs) => {
  const { name = '', display_name = args.params.display_name } = args.loaderData?.institution ?? {}
  return pageMeta(args, {
    title: `Vagas para estudantes da ${name}`,
    picture: { path: `/v1/previews/ies/${display_name}/picture.png`, alt: `Vagas para quem estuda na ${name}` },
    description: `Vagas abertas a quem estuda na ${name}, e as exclusivas da instituição.`,
    ...pageIn(`/ies/${display_name}`, args.location.search, args.loaderData?.loaded.first.total_pages),
  })
}

/** A partner's board: jobs open to its students, and the log-in for companies. */
export default function InstitutionBoardPage({ loaderData: { institution, loaded } }: Route.ComponentProps) {
  const path = `/ies/${institution.display_name}`
  return (
    <>
      <BoardHeader board={institution}>Portal de vagas para quem estuda na {institution.name}.</BoardHeader>
      <Board key={path} path={path} loaded={loaded} institution_id={institution.display_name} school={institution.name}>
        <h1>Vagas para estudantes</h1>
        <p className={styles.lead}>As vagas exclusivas da {institution.name} e as abertas a todos.</p>
      </Board>
      <aside className={styles.recruiters} aria-label="Para empresas">
        <p>Sua empresa quer falar com quem estuda na {institution.name}?</p>
        <p className={styles.ways}>
          <ButtonLink to={`${path}/empresas/cadastro/criar`}>Sou empresa: publicar vagas</ButtonLink>
          <ButtonLink kind="quiet" to={`${path}/empresas/entrar`}>
            Entrar como empresa
          </ButtonLink>
        </p>
      </aside>
    </>
  )
}
