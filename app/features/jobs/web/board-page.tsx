import { readBy } from '#web/list/filters.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/board-page'
import { boardFilters, pageIn } from './board/board-address.ts'
import { Board } from './board/board.tsx'
import styles from './board/board.module.css'
import { loadJobs } from './board/load-jobs.ts'

export const handle = { remember: 30, read: readBy(boardFilters) }

export const loader = ({ context, request }: Route.LoaderArgs) => loadJobs(context, request)

/** Another search is fetched by the list itself. */
export const shouldRevalidate = () => false

const description =
  'Estágios, programas de trainee, jovem aprendiz e empregos com prazo de ' +
  'resposta em cada vaga. Busque, filtre e candidate-se.'

const FEED = {
  tagName: 'link' as const,
  rel: 'alternate',
  type: 'application/atom+xml',
  title: 'Vagas mais novas',
  href: '/vagas.atom',
}

export const meta = (args: Route.MetaArgs) => [
  ...pageMeta(args, {
    title: 'Vagas de estágio, trainee e emprego',
    description,
    picture: { path: '/v1/previews/vagas/picture.png', alt: 'Vagas de estágio, trainee e emprego' },
    ...pageIn('/vagas', args.location.search, args.loaderData?.first.total_pages),
  }),
  FEED,
]

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  return (
    <Board path="/vagas" loaded={loaderData}>
      <h1>Vagas</h1>
      <p className={styles.lead}>Cada vaga diz até quando recebe inscrições e até quando responde a todos.</p>
    </Board>
  )
}
