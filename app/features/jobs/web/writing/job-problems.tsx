import { useFormContext, useFormState } from 'react-hook-form'
import { focusField } from '#web/form/focus-field.ts'
import type { Edited } from '../owned/use-job-moves.ts'
import styles from '../owned/owned.module.css'
import { FIELD_WORDS, FIELDS } from './field-words.ts'
import type { JobDraft } from './job-draft.ts'

type Props = { missing: Edited['attributes']['missing']; title: string }

/** What stands between the job and its readers, field by field: what a field is told on the screen, else what the kept job lacks. */
export function JobProblems({ missing, title }: Props) {
  const form = useFormContext<JobDraft>()
  const { errors } = useFormState(form)
  const listed = FIELDS.flatMap((field) => {
    const words = errors[field]?.message ?? missing[field]?.join(' ')
    return words ? [{ field, words }] : []
  })
  if (!listed.length) return null
  return (
    <section className={styles.card} aria-labelledby="o-que-falta">
      <h2 id="o-que-falta">{title}</h2>
      <ul className={styles.problems}>
        {listed.map(({ field, words }) => (
          <li key={field}>
            <button type="button" onClick={() => focusField(form, field)}>
              {FIELD_WORDS[field]}
            </button>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
