import { Link } from 'react-router'
import { Avatar } from '#web/layout/headers/avatar.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { listCompanies } from '../../wire/directory.ts'
import { openJobsInWords } from '../../wire/open-jobs.ts'
import styles from './company-card.module.css'

export type Card = Answer<typeof listCompanies>['collection']['data'][number]

/** The whole card leads to the company's page. */
export function CompanyCard({
  company: { attributes: company },
  heading: Heading = 'h2',
}: {
  company: Card
  heading?: 'h2' | 'h3'
}) {
  const { slug, name, avatar, sector, place, open_jobs } = company
  return (
    <article className={styles.card}>
      <Avatar name={name} src={avatar?.url} srcSet={avatar?.srcset} size={56} square />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={`/empresas/ver/${slug}`} prefetch="none">
            {name}
          </Link>
        </Heading>
        <p className={styles.muted}>{sector}</p>
        {place && <p className={styles.muted}>{place}</p>}
        <p className={open_jobs ? styles.open : styles.muted}>
          {openJobsInWords(open_jobs) || 'Nenhuma vaga aberta agora'}
        </p>
      </div>
    </article>
  )
}
