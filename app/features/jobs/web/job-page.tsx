import { Link } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import { siteOf } from '#web/site.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { JOB_TYPES, UNAVAILABLE, WORK_MODELS } from '../wire/job-words.ts'
import type { Route } from './+types/job-page'
import { JobCard } from './board/job-card.tsx'
import { ActionBar } from './page/action-bar.tsx'
import { ApplyPanel } from './page/apply-panel.tsx'
import { CompanyCard } from './page/company-card.tsx'
import { JobFacts } from './page/job-facts.tsx'
import { JobHead } from './page/job-head.tsx'
import styles from './page/job-page.module.css'
import { jobPosting } from './page/job-posting.ts'
import { JobText } from './page/job-text.tsx'
import { MoreDetails } from './page/more-details.tsx'
import { OwnFit } from './page/own-fit.tsx'
import { loadJob } from './page/load-job.ts'
import { useCountedView } from './page/use-counted-view.ts'

export const handle = { remember: 30 }

export const loader = ({ context, params }: Route.LoaderArgs) => loadJob(context, params.slug)

export const meta = (args: Route.MetaArgs) => {
  const job = args.loaderData?.data
  if (!job) return pageMeta(args, { title: 'Vaga', index: false })
  const { title, author_name, job_type, address, work_model, salary, available, unavailable, slug } = job.attributes
  const place = address ?? WORK_MODELS[work_model]
  const site = siteOf(args)
  const posting = jobPosting(job, site.app_origin)
  const invitation = available
    ? 'Veja o que se faz, o que se pede e candidate-se'
    : UNAVAILABLE[unavailable ?? 'closed']
  return [
    ...pageMeta(args, {
      title: `${title} · ${author_name}`,
      description: `${JOB_TYPES[job_type]} na ${author_name}, ${place}. ${salary}. ${invitation}.`,
      index: available,
      picture: { path: `/v1/ats/jobs/${slug}/picture.png`, alt: `${title}, ${author_name}, ${place}` },
    }),
    ...(posting ? [{ 'script:ld+json': posting }] : []),
  ]
}

export default function JobPage({ loaderData: { data } }: Route.ComponentProps) {
  const job = data.attributes
  useCountedView(job.slug, job.available)
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Breadcrumb trail={[{ label: 'Vagas', to: '/vagas' }, { label: job.title }]} />
        {!job.available && (
          <Notice
            kind="warning"
            title={
              job.unavailable === 'closed'
                ? 'Esta vaga não recebe mais inscrições'
                : 'Esta vaga não recebe inscrições agora'
            }
          >
            {job.similar.length > 0 ? (
              'Veja abaixo vagas parecidas que estão abertas.'
            ) : (
              <>
                Veja as <Link to="/vagas">outras vagas abertas</Link>.
              </>
            )}
          </Notice>
        )}
      </div>
      <div className={styles.title}>
        <JobHead job={job} />
        <OwnFit slug={job.slug} />
      </div>
      <div className={styles.side}>
        <aside className={styles.summary} aria-label="Resumo da vaga">
          <ApplyPanel job={job} />
          <JobFacts job={job} />
        </aside>
      </div>
      <div className={styles.text}>
        <JobText job={job} />
        <MoreDetails job={job} />
        <CompanyCard company={job.company} />
      </div>
      {job.similar.length > 0 && (
        <section className={styles.similar} aria-labelledby="vagas-parecidas">
          <h2 id="vagas-parecidas">Vagas parecidas</h2>
          <ul className={styles.cards}>
            {job.similar.map((one) => (
              <li key={one.id}>
                <JobCard job={one} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ActionBar job={job} />
    </div>
  )
}
