import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Heart } from '../saved/heart.tsx'
import { useSavedJobs } from '../saved/use-saved-jobs.ts'
import styles from './action-bar.module.css'
import type { Job } from './job.ts'
import { Share } from './share.tsx'
import { useOwnCandidature } from './use-own-candidature.ts'

/** On narrow screens what can be done about a job follows the scroll; it takes the place of the bar of rooms. */
export function ActionBar({ job }: { job: Job['attributes'] }) {
  const { userType } = useSession()
  const saved = useSavedJobs()
  const own = useOwnCandidature(job.slug)
  if (userType !== 'GuestUser' && userType !== 'User') return null
  if (!own && !job.available) return null
  return (
    <div className={styles.bar} data-bottom-bar="actions" role="group" aria-label="O que fazer com esta vaga">
      {own ? (
        <ButtonLink kind="primary" to={`/usuarios/candidaturas/${own.id}`}>
          Ver minha candidatura
        </ButtonLink>
      ) : (
        <ButtonLink kind="primary" to={`/vagas/${job.slug}/candidaturas/nova`} rel="nofollow">
          Candidatar-se
        </ButtonLink>
      )}
      <Heart slug={job.slug} title={job.title} saved={saved} framed />
      <Share job={job} />
    </div>
  )
}
