import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { JobCard } from '#features/jobs/web/board/job-card.tsx'
import type { JobCard as Job } from '#features/jobs/web/board/board-address.ts'
import { Showcase, ShowcaseStory, ShowcaseSummary, ShowcaseTrail } from '#web/page/showcase.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { CompanyCard } from '../directory/company-card.tsx'
import type { CompanyAttributes } from './company.ts'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyHead } from './company-head.tsx'
import styles from './company-page.module.css'
import { CompanyStory } from './company-story.tsx'
import { ReadByItself, OptionalSection } from './optional-section.tsx'

type Props = {
  company: CompanyAttributes
  jobs: readonly Job[]
  /** For the company itself, above its page. */ children?: ReactNode
}

export function CompanyView({ company, jobs, children }: Props) {
  const { name, slug, open_jobs, sub_companies, sub_companies_count, own } = company
  return (
    <ReadByItself value={own !== null}>
      <Showcase>
        {children}
        <ShowcaseTrail>
          <Breadcrumb trail={[{ label: 'Empresas', to: '/empresas' }, { label: name }]} />
        </ShowcaseTrail>
        <CompanyHead company={company} />
        <ShowcaseSummary label={`Resumo da ${name}`}>
          {open_jobs > 0 && (
            <ButtonLink kind="primary" to="#vagas" className={styles.way}>
              {open_jobs === 1 ? 'Ver a vaga aberta' : `Ver as ${open_jobs.toLocaleString('pt-BR')} vagas abertas`}
            </ButtonLink>
          )}
          <CompanyFacts company={company} />
        </ShowcaseSummary>
        <ShowcaseStory>
          <CompanyStory company={company} />
          {sub_companies.length > 0 && (
            <OptionalSection
              title={sub_companies.length === 1 ? 'Empresa do grupo' : 'Empresas do grupo'}
              value={sub_companies}
            >
              <ul className={styles.cards}>
                {sub_companies.map((one) => (
                  <li key={one.id}>
                    <CompanyCard company={one} heading="h3" />
                  </li>
                ))}
              </ul>
              {sub_companies_count > sub_companies.length && (
                <p className={styles.muted}>
                  Estas são {sub_companies.length} das {sub_companies_count.toLocaleString('pt-BR')} empresas do grupo.
                  As outras estão em <Link to="/empresas">Empresas</Link>.
                </p>
              )}
            </OptionalSection>
          )}
          <section id="vagas" className={styles.jobs} aria-labelledby="vagas-da-empresa">
            <h2 id="vagas-da-empresa">Vagas abertas</h2>
            {jobs.length === 0 && open_jobs === 0 && (
              <p className={styles.muted}>
                Nenhuma vaga aberta agora. <Link to="/vagas">Veja as vagas de outras empresas</Link>.
              </p>
            )}
            <ul className={styles.cards}>
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} heading="h3" />
                </li>
              ))}
            </ul>
            {open_jobs > jobs.length && (
              <p>
                <ButtonLink to={`/vagas?company_id=${slug}`}>
                  Ver todas as {open_jobs.toLocaleString('pt-BR')} vagas
                </ButtonLink>
              </p>
            )}
          </section>
        </ShowcaseStory>
      </Showcase>
    </ReadByItself>
  )
}
