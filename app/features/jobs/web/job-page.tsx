import { IconAccessible, IconArrowLeft, IconBuildingBank, IconFlag } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Avatar } from '#web/layout/avatar.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { siteOf } from '#web/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { IN_PROGRAM, JOB_TYPES, WORK_MODELS } from '../wire/job-words.ts'
import type { Route } from './+types/job-page'
import { exclusiveWords } from './board/exclusive-words.ts'
import { JobCard } from './board/job-card.tsx'
import { ApplyPanel } from './page/apply-panel.tsx'
import { CompanyCard } from './page/company-card.tsx'
import { JobFacts } from './page/job-facts.tsx'
import styles from './page/job-page.module.css'
import { jobPosting } from './page/job-posting.ts'
import { loadJob } from './page/load-job.ts'
import { RichText } from './page/rich-text.tsx'
import { useCountedView } from './page/use-counted-view.ts'
import { Wanted } from './page/wanted.tsx'

export const handle = { remember: 30 }

export const loader = ({ context, params }: Route.LoaderArgs) => loadJob(context, params.slug)

export const meta = (args: Route.MetaArgs) => {
  const job = args.loaderData?.data
  if (!job) return pageMeta(args, { title: 'Vaga', index: false })
  const { title, author_name, job_type, address, work_model, salary, available, slug } = job.attributes
  const place = address ?? WORK_MODELS[work_model]
  const site = siteOf(args)
  const posting = jobPosting(job, site.app_origin)
  return [
    ...pageMeta(args, {
      title: `${title} · ${author_name}`,
      description: `${JOB_TYPES[job_type]} na ${author_name}, ${place}. ${salary}. ${available ? 'Veja o que se faz, o que se pede e candidate-se.' : 'Inscrições encerradas.'}`,
      index: available,
      picture: { path: `/v1/ats/jobs/${slug}/picture.png`, alt: `${title}, ${author_name}, ${place}` },
    }),
    ...(posting ? [{ 'script:ld+json': posting }] : []),
  ]
}

export default function JobPage({ loaderData: { data } }: Route.ComponentProps) {
  const job = data.attributes
  const exclusive = exclusiveWords(job.ies_exclusive)
  useCountedView(job.slug, job.available)
  return (
    <div className={styles.page}>
      <Link className={styles.back} to="/vagas"><Icon of={IconArrowLeft} size={18} /> Todas as vagas</Link>
      {!job.available && <Notice kind="warning" title="Esta vaga não recebe mais inscrições">Veja abaixo vagas parecidas que estão abertas.</Notice>}
      <header className={styles.head}>
        <Avatar name={job.author_name} src={job.avatar} size={64} square />
        <div>
          <h1>{job.title}</h1>
          <p className={styles.by}>
            <Link to={`/empresas/ver/${job.company_slug}`}>{job.author_name}</Link>
            <span>{JOB_TYPES[job.job_type]}</span>
            <span>{[job.address, WORK_MODELS[job.work_model]].filter(Boolean).join(' · ')}</span>
          </p>
          <ul className={styles.banners}>
            {exclusive && <li><Icon of={IconBuildingBank} size={16} />{exclusive}</li>}
            {job.program_exclusive && <li><Icon of={IconFlag} size={16} />{IN_PROGRAM}</li>}
            {job.pcd_preference && <li><Icon of={IconAccessible} size={16} />Preferência para pessoas com deficiência</li>}
          </ul>
        </div>
      </header>
      <aside className={styles.summary} aria-label="Resumo da vaga">
        <ApplyPanel job={job} />
        <JobFacts job={job} />
      </aside>
      <div className={styles.text}>
        {job.description && <section><h2>Sobre a vaga</h2><RichText html={job.description} /></section>}
        {job.responsibilities && <section><h2>Responsabilidades</h2><RichText html={job.responsibilities} /></section>}
        <section>
          <h2>Requisitos</h2>
          {job.requirements && <RichText html={job.requirements} />}
          <Wanted job={job} />
        </section>
        {job.benefits.length > 0 && (
          <section>
            <h2>Benefícios</h2>
            <ul className={styles.benefits}>
              {job.benefits.map(({ label, image }) => <li key={label}>{image && <img src={image} alt="" width={24} height={24} loading="lazy" />}{label}</li>)}
            </ul>
          </section>
        )}
        <CompanyCard company={job.company} />
      </div>
      {job.similar.length > 0 && (
        <section className={styles.similar} aria-labelledby="vagas-parecidas">
          <h2 id="vagas-parecidas">Vagas parecidas</h2>
          <ul className={styles.cards}>{job.similar.map((one) => <li key={one.id}><JobCard job={one} heading="h3" /></li>)}</ul>
        </section>
      )}
    </div>
  )
}
