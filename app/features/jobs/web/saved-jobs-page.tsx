import { Link } from 'react-router'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { usePages } from '#web/list/use-pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { listSavedJobs } from '../wire/saved.ts'
import type { Route } from './+types/saved-jobs-page'
import { CardSkeletons } from './board/card-skeletons.tsx'
import { JobCard } from './board/job-card.tsx'
import { Heart } from './saved/heart.tsx'
import styles from './saved/saved.module.css'
import { useSavedJobs } from './saved/use-saved-jobs.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Vagas salvas', index: false })

const AT_REST = { refetchOnWindowFocus: false, refetchOnReconnect: false }

/** Jobs that a student saved, open or not. A removed one stays listed until the page is left, for undo. */
export default function SavedJobsPage() {
  const { query, rows, size, paging } = usePages(listSavedJobs, {}, AT_REST)
  const { data, isError } = query
  const jobs = data && rows
  const saved = useSavedJobs(jobs?.map(({ attributes }) => attributes.slug))
  return (
    <Column narrow>
      <div className={styles.page}>
        <Breadcrumb trail={[{ label: 'Vagas', to: '/vagas' }, { label: 'Vagas salvas' }]} />
        <div className={styles.head}>
          <h1>Vagas salvas</h1>
          <p>
            As que você marcou com o coração. Veja também os seus <Link to="/vagas/alertas">alertas de vagas</Link>.
          </p>
        </div>
        {isError && !jobs && <ErrorState onRetry={() => void query.refetch()} />}
        {!isError && !jobs && <CardSkeletons />}
        {data?.total_count === 0 && (
          <EmptyState
            drawing="folder"
            title="Nenhuma vaga salva"
            text="Toque no coração de uma vaga para encontrá-la aqui depois."
            action={
              <ButtonLink kind="primary" to="/vagas">
                Ver vagas
              </ButtonLink>
            }
          />
        )}
        {jobs && data.total_count > 0 && (
          <>
            <ul className={styles.cards}>
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} heart={<Heart {...job.attributes} saved={saved} />} />
                </li>
              ))}
            </ul>
            {data.total_count > size && <TablePaging {...paging} />}
          </>
        )}
      </div>
    </Column>
  )
}
