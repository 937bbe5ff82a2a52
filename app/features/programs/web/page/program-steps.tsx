import { dayWords } from '#web/moment.ts'
import type { ProgramAttributes } from './program.ts'
import styles from './program-page.module.css'

/** A step without a date says so. */
export const ProgramSteps = ({ steps }: Pick<ProgramAttributes, 'steps'>) => (
  <ol className={styles.steps}>
    {steps.map(({ name, date }) => (
      <li key={`${name} ${date}`}>
        <strong>{name}</strong>
        {date ? <time dateTime={date}>{dayWords(`${date}T12:00:00-03:00`)}</time> : <span>Data a definir</span>}
      </li>
    ))}
  </ol>
)
