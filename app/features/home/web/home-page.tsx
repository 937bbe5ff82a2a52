import { IconArrowRight } from '#web/icons/a/arrow-right.ts'
import { Link } from 'react-router'
import { listCompanies } from '#features/companies/wire/directory.ts'
import { JobCard } from '#features/jobs/web/board/job-card.tsx'
import { listJobs } from '#features/jobs/wire/board.ts'
import { inProcess } from '#web/calls/answer.ts'
import { startOf } from '#web/session/homes.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { send } from '#wire/send.ts'
import type { Route } from './+types/home-page'
import { BridgeScene } from './bridge-scene.tsx'
import styles from './home-page.module.css'
import { Companies } from './public/companies.tsx'
import { FindJobs } from './public/find-jobs.tsx'
import { Promise as Promised } from './public/promise.tsx'
import { Sides } from './public/sides.tsx'

export const handle = { remember: 60 }

const JOBS = 6
const COMPANIES = 4

export async function loader({ context }: Route.LoaderArgs) {
  const fetch = inProcess(context)
  const [jobs, companies] = await Promise.all([
    send(fetch, listJobs, { page: 1, per_page: 10 }),
    send(fetch, listCompanies, { page: 1, per_page: 10 }),
  ])
  return {
    jobs: jobs.collection.data.slice(0, JOBS),
    total: jobs.total_count,
    companies: companies.collection.data.filter(({ attributes }) => attributes.open_jobs > 0).slice(0, COMPANIES),
  }
}

export const shouldRevalidate = () => false

const description =
  'Vagas de estágio, trainee e primeiro emprego. Estudantes, empresas e instituições ' +
  'de ensino se encontram aqui, do perfil ao contrato assinado.'
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Estágios e vagas para jovens talentos',
    description,
    picture: { path: '/v1/previews/home/picture.png', alt: 'Uma ponte entre a escola e a empresa' },
  })

export default function HomePage({ loaderData: { jobs, total, companies } }: Route.ComponentProps) {
  const { isLogged, userType } = useSession()
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.inside}>
          <div>
            <h1>Da sala de aula ao primeiro trabalho, por um caminho só</h1>
            <p className={styles.lead}>Estágios e primeiros empregos em empresas que dizem até quando respondem.</p>
            <FindJobs />
            {isLogged && (
              <p className={styles.own}>
                <ButtonLink kind="quiet" to={startOf(userType)}>
                  Ir para a minha área
                </ButtonLink>
              </p>
            )}
          </div>
          <BridgeScene />
        </div>
      </section>
      <div className={styles.rest}>
        {jobs.length > 0 && (
          <section aria-labelledby="abertas-agora">
            <div className={styles.head}>
              <h2 id="abertas-agora">Abertas agora</h2>
              <Link to="/vagas">
                Ver as {total.toLocaleString('pt-BR')} vagas <Icon of={IconArrowRight} size={18} />
              </Link>
            </div>
            <ul className={styles.jobs}>
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Promised example={jobs[0]} />
        <Companies companies={companies} />
        <Sides />
      </div>
    </div>
  )
}
