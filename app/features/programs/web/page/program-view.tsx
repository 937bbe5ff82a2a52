import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { JobCard } from '#features/jobs/web/board/job-card.tsx'
import type { JobCard as Job } from '#features/jobs/web/board/board-address.ts'
import { Benefits, Showcase, ShowcaseStory, ShowcaseTrail } from '#web/page/showcase.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { ProgramAttributes } from './program.ts'
import { ProgramFaq } from './program-faq.tsx'
import { ProgramHead } from './program-head.tsx'
import { ProgramSteps } from './program-steps.tsx'
import { ProgramSummary } from './program-summary.tsx'
import styles from './program-page.module.css'

/** `heading`: of its title, where it is no page of its own. */
type Props = { program: ProgramAttributes; jobs: readonly Job[]; heading?: 'h1' | 'h2' }

/** All of it comes from the server: nothing here needs JavaScript. */
export const ProgramView = ({ program, jobs, heading = 'h1' }: Props) => (
  <Showcase>
    {heading === 'h1' && (
      <ShowcaseTrail>
        <Breadcrumb trail={[{ label: 'Vagas', to: '/vagas' }, { label: program.title ?? 'Programa de estágio' }]} />
      </ShowcaseTrail>
    )}
    <ProgramHead program={program} heading={heading} />
    <ProgramSummary program={program} jobs={jobs.length} />
    <ShowcaseStory>
      {program.description && (
        <Part title="Sobre o programa">
          <RichText html={program.description} />
        </Part>
      )}
      {program.open && <Jobs jobs={jobs} program={program} />}
      {program.skill && (
        <Part title="O que esperamos de você">
          <RichText html={program.skill} />
        </Part>
      )}
      {program.about_company && (
        <Part title={`Sobre a ${program.company_name}`}>
          <RichText html={program.about_company} />
        </Part>
      )}
      {program.steps.length > 0 && (
        <Part title="Etapas">
          <ProgramSteps steps={program.steps} />
        </Part>
      )}
      {program.benefits.length > 0 && (
        <Part title="Benefícios">
          <Benefits of={program.benefits.map(({ name, path }) => ({ label: name, image: path }))} size={24} />
        </Part>
      )}
      {program.faq.length > 0 && (
        <Part title="Perguntas frequentes">
          <ProgramFaq faq={program.faq} />
        </Part>
      )}
    </ShowcaseStory>
  </Showcase>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

const Jobs = ({ jobs, program }: { jobs: readonly Job[]; program: ProgramAttributes }) => (
  <section id="vagas" aria-labelledby="vagas-do-programa">
    <h2 id="vagas-do-programa">Vagas</h2>
    {jobs.length === 0 ? (
      <p className={styles.muted}>
        Nenhuma vaga aberta agora. <Link to="/vagas">Veja todas as vagas</Link>.
      </p>
    ) : (
      <>
        <p className={styles.muted}>
          {program.most_choices === 1
            ? 'Escolha uma vaga: cada pessoa se candidata a uma.'
            : `Cada pessoa se candidata a até ${program.most_choices} vagas, na ordem em que prefere.`}
        </p>
        <ul className={styles.cards}>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} heading="h3" />
            </li>
          ))}
        </ul>
        <p>
          <Link className={styles.all} to="/vagas">
            Ver todas as vagas
          </Link>
        </p>
      </>
    )}
  </section>
)
