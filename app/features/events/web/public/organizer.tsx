import { Link } from 'react-router'
import { useSite } from '#web/site.ts'
import type { Event } from './event.ts'

/** Without a company it is the platform. */
export function Organizer({ company }: Pick<Event['attributes'], 'company'>) {
  const { app_name } = useSite()
  return company ? <Link to={`/empresas/ver/${company.slug}`}>{company.name}</Link> : app_name
}
