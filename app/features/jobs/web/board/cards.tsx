import { Heart } from '../saved/heart.tsx'
import type { SavedJobs } from '../saved/use-saved-jobs.ts'
import type { JobCard as Card } from './board-address.ts'
import styles from './board.module.css'
import { JobCard } from './job-card.tsx'
import type { OwnMark } from './use-own-marks.ts'

type Props = {
  jobs: readonly Card[]
  saved: SavedJobs
  marks: ReadonlyMap<string, OwnMark>
  /** On a partner's board what is for its students alone stands apart, and first. */
  school?: string | undefined
}

export function Cards({ jobs, school, ...own }: Props) {
  const exclusive = school ? jobs.filter(({ attributes }) => attributes.ies_exclusive.length > 0) : []
  if (!exclusive.length) return <List jobs={jobs} heading="h2" {...own} />
  const open = jobs.filter((job) => !exclusive.includes(job))
  return (
    <>
      <section className={styles.part} aria-labelledby="so-para-quem-estuda">
        <h2 id="so-para-quem-estuda">Só para quem estuda na {school}</h2>
        <List jobs={exclusive} heading="h3" {...own} />
      </section>
      {open.length > 0 && (
        <section className={styles.part} aria-labelledby="abertas-a-todos">
          <h2 id="abertas-a-todos">Abertas a todos</h2>
          <List jobs={open} heading="h3" {...own} />
        </section>
      )}
    </>
  )
}

const List = ({ jobs, heading, saved, marks }: Omit<Props, 'school'> & { heading: 'h2' | 'h3' }) => (
  <ul className={styles.cards}>
    {jobs.map((job) => (
      <li key={job.id}>
        <JobCard job={job} heading={heading} marks={marks} heart={<Heart {...job.attributes} saved={saved} />} />
      </li>
    ))}
  </ul>
)
