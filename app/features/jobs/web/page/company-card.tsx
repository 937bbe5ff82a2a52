import { Link } from 'react-router'
import { Avatar } from '#web/layout/headers/avatar.tsx'
import styles from './job-page.module.css'
import type { Job } from './job.ts'

export function CompanyCard({ company }: { company: Job['attributes']['company'] }) {
  const { name, slug, avatar, sector, website, open_jobs } = company
  return (
    <section className={styles.company} aria-labelledby="a-empresa">
      <h2 id="a-empresa">A empresa</h2>
      <div className={styles.who}>
        <Avatar name={name} src={avatar} size={48} square />
        <div>
          <p>
            <Link to={`/empresas/ver/${slug}`}>{name}</Link>
          </p>
          {sector && <p className={styles.muted}>{sector}</p>}
        </div>
      </div>
      {website && (
        <p>
          <a href={website} rel="nofollow noopener noreferrer" target="_blank">
            Site da empresa
          </a>
        </p>
      )}
      {open_jobs > 1 && (
        <p>
          <Link to={`/vagas?company_id=${slug}`}>Ver as {open_jobs} vagas abertas</Link>
        </p>
      )}
    </section>
  )
}
