import { IconCircle } from '#web/icons/c/circle.ts'
import { IconCircleCheckFilled } from '#web/icons/c/circle-check-filled.ts'
import { useFormContext, useFormState } from 'react-hook-form'
import { focusField } from '#web/form/errors/focus-field.ts'
import { Section } from '#web/page/page.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { namesIn } from '#wire/record.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { jobRecord, neededToPublish } from '../../wire/job-record.ts'
import styles from './writing.module.css'
import type { Edited } from '../owned/use-job-moves.ts'

type Props = { of: Edited['attributes']; draft: boolean }

/**
 * What publishing asks for, ticked as it is told: the form's errors, else those of the stored job. Of a published job
 * only what is to be mended.
 */
export function JobProblems({ of, draft }: Props) {
  const form = useFormContext()
  const { errors } = useFormState(form)
  const wordsFor = (name: keyof typeof jobRecord) =>
    (errors[name]?.message as string | undefined) ?? of.missing[name]?.join(' ')
  const needed = draft ? neededToPublish(of) : []
  const listed = namesIn(jobRecord)
    .filter((name) => needed.includes(name) || wordsFor(name))
    .map((name) => ({ name, words: wordsFor(name) }))
  if (!listed.length) return null
  const lacking = listed.filter(({ words }) => words).length
  const title = !draft
    ? 'Para corrigir'
    : lacking
      ? `${lacking === 1 ? 'Falta' : 'Faltam'} ${lacking} de ${listed.length}`
      : 'Tudo pronto para publicar'
  return (
    <Section title={title} id="o-que-falta">
      <ul className={styles.needed}>
        {listed.map(({ name, words }) => (
          <li key={name}>
            <Icon
              of={words ? IconCircle : IconCircleCheckFilled}
              size={20}
              className={words ? styles.open : styles.told}
            />
            <div>
              <button type="button" onClick={() => focusField(form, name)}>
                {jobRecord[name].label}
                {!words && <span className="unseen">, preenchido</span>}
              </button>
              {words && words !== BLANK && <p>{words}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
