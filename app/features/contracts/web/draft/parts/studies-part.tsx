import { useFormContext, useWatch } from 'react-hook-form'
import { EDUCATION_TYPES } from '#features/internships/wire/term-choices.ts'
import type { Option } from '#web/form/choices/options.ts'
import { Pair } from '#web/page/page.tsx'
import styles from './parts.module.css'
import { coursesOf, institutions } from './sources.ts'
import { ChoiceTerm, NumberTerm, optionsOf, Term } from './term-field.tsx'

const LEVELS = optionsOf(EDUCATION_TYPES)
const WITHOUT_COURSE = ['elementary_school', 'high_school']

export type Labels = Record<string, Option<string>[]>
const numbered = (labels: Labels, name: string): Option<number>[] =>
  (labels[name] ?? []).map(({ value, label }) => ({ value: Number(value), label }))

export function StudiesPart({ labels, levels = LEVELS }: { labels: Labels; levels?: Option<string>[] }) {
  const { setValue } = useFormContext()
  const [level, institution] = useWatch({ name: ['education_type', 'institution_id'] }) as [string, number | null]
  const hasCourse = !WITHOUT_COURSE.includes(level)
  return (
    <section className={styles.part} aria-labelledby="estudos">
      <h2 id="estudos">Estudos</h2>
      <Pair>
        <ChoiceTerm name="education_type" options={levels} />
        <ChoiceTerm<number>
          name="institution_id"
          search={institutions}
          known={numbered(labels, 'institution_id')}
          onChoose={() => setValue('course_id', '')}
        />
      </Pair>
      {hasCourse && (
        <Pair>
          <ChoiceTerm
            key={institution}
            name="course_id"
            search={coursesOf(institution ?? 0)}
            known={labels['course_id'] ?? []}
            disabled={!institution}
          />
          <Term name="course_name" required={false} hint="Se o curso não está na lista." />
        </Pair>
      )}
      <Pair>
        <Term name="matriculation" />
        <NumberTerm name="semester" />
        <Term name="formation_date" />
      </Pair>
    </section>
  )
}
