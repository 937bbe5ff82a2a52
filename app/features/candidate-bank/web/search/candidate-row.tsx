import { Named } from '#web/page/page.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { listCandidates } from '../../wire/bank.ts'
import styles from '../bank.module.css'
import { INVITED_WORDS, studiesOf } from '../bank-words.ts'

type Card = Answer<typeof listCandidates>['collection']['data'][number]
const MOST_SKILLS = 6

/** Somebody who was found, and why. */
export function CandidateRow({ of: { id, attributes: of }, job_id }: { of: Card; job_id?: string | undefined }) {
  const place = of.city && `${of.city}, ${of.state}`
  const known = [...of.skills.slice(0, MOST_SKILLS), ...of.languages.map(({ name, level }) => `${name} (${level})`)]
  return (
    <li className={styles.row}>
      <Named name={of.name} to={`/candidatos/${id}${job_id ? `?vaga=${job_id}` : ''}`}>
        {[studiesOf(of), place].filter(Boolean).join(' · ') || 'Ainda não mostra os estudos'}
      </Named>
      {of.invited && of.invited !== 'none' && (
        <StandingMark of={INVITED_WORDS[of.invited].standing}>{INVITED_WORDS[of.invited].words}</StandingMark>
      )}
      {of.reasons.length > 0 && (
        <ul className={styles.reasons} aria-label={`Por que ${of.name} aparece`}>
          {of.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {of.summary && <p className={styles.summary}>{of.summary}</p>}
      {known.length > 0 && <p className={styles.known}>{known.join(' · ')}</p>}
    </li>
  )
}
