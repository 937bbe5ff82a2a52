import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { FieldFrame } from '#web/form/field-frame.tsx'
import { useField } from '#web/form/use-field.ts'
import { Actions, Entries, Muted, Named } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { listKeptCourses } from '../../../wire/authoring.ts'
import { trackRecord } from '../../../wire/track-authoring.ts'
import styles from '../author.module.css'
import { dropping, focusMover, Grip } from '../dragging.tsx'
import { Movers } from '../movers.tsx'

const MOST_LISTED = 100

/** `titles` of the courses that the track has already. */
export const TrackFields = ({ titles }: { titles: Readonly<Record<string, string>> }) => (
  <>
    <RecordField of={trackRecord} name="title" />
    <RecordField of={trackRecord} name="summary" />
    <CourseOrder titles={titles} />
  </>
)

function CourseOrder({ titles }: { titles: Readonly<Record<string, string>> }) {
  type Values = { courses: string[] }
  const { value, onChange, onBlur, ref, error } = useField<string[], Values, Values>({ name: 'courses' })
  const { data } = useQuery(answerOf(listKeptCourses, { per_page: MOST_LISTED }))
  const [told, setTold] = useState('')
  const chosen = value ?? []
  const all = new Map([
    ...Object.entries(titles),
    ...(data?.collection.data ?? []).map(({ id, attributes }) => [id, attributes.title] as const),
  ])
  const nameOf = (id: string) => all.get(id) ?? id
  const left = [...all].filter(([id]) => !chosen.includes(id))
  function place(id: string, to: number) {
    const from = chosen.indexOf(id)
    onChange(chosen.toSpliced(from, 1).toSpliced(to, 0, id))
    setTold(`${nameOf(id)}: posição ${to + 1} de ${chosen.length}.`)
  }
  return (
    <section aria-label="Cursos da trilha" className={styles.list}>
      {chosen.length > 0 && (
        <Entries>
          {chosen.map((id, at) => (
            <li key={id} data-moves={id} {...dropping('course', (one) => chosen.includes(one) && place(one, at))}>
              <span className={styles.named}>
                <Grip of="course" id={id} />
                <Named name={`${at + 1}. ${nameOf(id)}`} />
              </span>
              <Actions>
                <Movers
                  name={nameOf(id)}
                  edges={{ first: at === 0, last: at === chosen.length - 1 }}
                  onMove={(by) => {
                    place(id, at + by)
                    focusMover(id, by)
                  }}
                  onRemove={() => onChange(chosen.toSpliced(at, 1))}
                />
              </Actions>
            </li>
          ))}
        </Entries>
      )}
      <p role="status" className="unseen">
        {told}
      </p>
      <FieldFrame label="Incluir curso" required filled={false} error={error}>
        {(box) => (
          <select
            {...box}
            ref={ref}
            name="courses"
            value=""
            onBlur={onBlur}
            onChange={({ currentTarget }) => currentTarget.value && onChange([...chosen, currentTarget.value])}
          >
            <option value="">Escolha um curso</option>
            {left.map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Muted>Quem segue a trilha vê só os cursos que estão no catálogo.</Muted>
    </section>
  )
}
