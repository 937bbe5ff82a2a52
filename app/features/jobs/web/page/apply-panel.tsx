import { dayWords } from '#web/moment.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { unreachableWords } from '../../wire/job-words.ts'
import { Heart } from '../saved/heart.tsx'
import { useSavedJobs } from '../saved/use-saved-jobs.ts'
import styles from './job-page.module.css'
import type { Job } from './job.ts'
import { Share } from './share.tsx'
import { useOwnCandidature } from './use-own-candidature.ts'

const CLOSED = {
  paused: 'A empresa pausou as inscrições desta vaga.',
  off_air: 'A empresa não mostra nada por enquanto.',
  closed: 'As inscrições desta vaga estão encerradas.',
} as const
const closedWords = ({ unavailable, ies_exclusive }: Job['attributes']) =>
  unavailable === 'unreachable'
    ? unreachableWords(ies_exclusive.map(({ name }) => name))
    : CLOSED[unavailable ?? 'closed']

/** What a person can do about a job, and has done. On narrow screens the buttons are in the bar below. */
export function ApplyPanel({ job }: { job: Job['attributes'] }) {
  const { userType } = useSession()
  const saved = useSavedJobs()
  const own = useOwnCandidature(job.slug)
  const applies = userType === 'GuestUser' || userType === 'User'
  return (
    <div className={styles.actions}>
      {!job.available && <p className={styles.closed}>{closedWords(job)}</p>}
      {own && (
        <div role="status">
          <p className={styles.closed}>Sua candidatura: {own.state_words}</p>
          {own.next_date && <p className={styles.muted}>Próxima notícia até {dayWords(own.next_date)}</p>}
        </div>
      )}
      {applies && (
        <div className={styles.buttons}>
          {own && (
            <ButtonLink kind="primary" to={`/usuarios/candidaturas/${own.id}`}>
              Ver minha candidatura
            </ButtonLink>
          )}
          {!own && job.available && (
            <ButtonLink kind="primary" to={`/vagas/${job.slug}/candidaturas/nova`} rel="nofollow">
              Candidatar-se
            </ButtonLink>
          )}
          <Heart slug={job.slug} title={job.title} saved={saved} spoken />
          <Share job={job} spoken />
        </div>
      )}
    </div>
  )
}
