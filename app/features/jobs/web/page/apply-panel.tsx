import { useSession } from '#web/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Heart } from '../saved/heart.tsx'
import { useSavedJobs } from '../saved/use-saved-jobs.ts'
import styles from './job-page.module.css'
import type { Job } from './load-job.ts'

const CLOSED = { paused: 'A empresa pausou as inscrições desta vaga.', closed: 'As inscrições desta vaga estão encerradas.' } as const

/** What somebody can do about a job now. */
export function ApplyPanel({ job }: { job: Job['attributes'] }) {
  const { userType } = useSession()
  const saved = useSavedJobs()
  const applies = userType === 'GuestUser' || userType === 'User'
  return (
    <div className={styles.actions}>
      {!job.available && <p className={styles.closed}>{job.status === 'paused' ? CLOSED.paused : CLOSED.closed}</p>}
      {job.available && applies && <ButtonLink kind="primary" to={`/vagas/${job.slug}/candidaturas/nova`} rel="nofollow">Candidatar-se</ButtonLink>}
      {applies && <Heart slug={job.slug} title={job.title} saved={saved} spoken />}
    </div>
  )
}
