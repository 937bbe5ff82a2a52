import { useFormContext, useFormState } from 'react-hook-form'
import { focusField } from '#web/form/errors/focus-field.ts'
import { Section } from '#web/page/page.tsx'
import { namesIn } from '#wire/record.ts'
import { jobRecord } from '../../wire/job-record.ts'
import type { Edited } from '../owned/use-job-moves.ts'
import styles from '../owned/owned.module.css'

type Props = { missing: Edited['attributes']['missing']; title: string }

/** What the job still lacks for publishing, by field: the form's errors, else those of the stored job. */
export function JobProblems({ missing, title }: Props) {
  const form = useFormContext()
  const { errors } = useFormState(form)
  const listed = namesIn(jobRecord).flatMap((name) => {
    const words = (errors[name]?.message as string | undefined) ?? missing[name]?.join(' ')
    return words ? [{ name, words }] : []
  })
  if (!listed.length) return null
  return (
    <Section title={title} id="o-que-falta">
      <ul className={styles.problems}>
        {listed.map(({ name, words }) => (
          <li key={name}>
            <button type="button" onClick={() => focusField(form, name)}>
              {jobRecord[name].label}
            </button>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
