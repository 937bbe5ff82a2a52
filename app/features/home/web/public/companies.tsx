import { IconArrowRight } from '#web/icons/a/arrow-right.ts'
import { Link } from 'react-router'
import type { listCompanies } from '#features/companies/wire/directory.ts'
import { Avatar } from '#web/layout/headers/avatar.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { Answer } from '#wire/endpoint.ts'
import home from '../home-page.module.css'
import styles from './companies.module.css'

type Company = Answer<typeof listCompanies>['collection']['data'][number]

export function Companies({ companies }: { companies: Company[] }) {
  if (!companies.length) return null
  return (
    <section aria-labelledby="quem-contrata">
      <div className={home.head}>
        <h2 id="quem-contrata">Quem contrata</h2>
        <Link to="/empresas">
          Ver empresas <Icon of={IconArrowRight} size={18} />
        </Link>
      </div>
      <ul className={styles.companies}>
        {companies.map(({ id, attributes: { slug, name, avatar, open_jobs } }) => (
          <li key={id}>
            <Link to={`/empresas/ver/${slug}`}>
              <Avatar name={name} src={avatar?.url} srcSet={avatar?.srcset} size={48} square />
              <span>
                <strong>{name}</strong>
                <span>{open_jobs === 1 ? '1 vaga aberta' : `${open_jobs} vagas abertas`}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
