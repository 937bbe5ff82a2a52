import { IconPlus } from '#web/icons/p/plus.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { FieldFrame } from '#web/form/field-frame.tsx'
import { FieldError } from '#web/form/field-look.tsx'
import { useField } from '#web/form/use-field.ts'
import { Muted, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { MOST_DRAWN, MOST_TOPICS, newTopic, type Topic } from '../../wire/topics-field.ts'
import styles from './topics-field.module.css'

type Values = { topics: Topic[] }
const DRAWS = Array.from({ length: MOST_DRAWN }, (_, at) => at + 1)
const MOST_LETTERS = 60

export function TopicsField() {
  const { value, onChange, onBlur, error } = useField<Topic[], Values, Values>({ name: 'topics' })
  const topics = value ?? []
  const set = (at: number, changes: Partial<Topic>) => onChange(topics.with(at, { ...topics[at]!, ...changes }))
  return (
    <Section title="Assuntos e sorteio" id="topics-field" bare>
      <Muted>Cada pessoa recebe as perguntas sorteadas de cada assunto; o banco precisa de quatro para cada uma.</Muted>
      {topics.map(({ key, title, draw }, at) => (
        // Known by its place until it is kept.
        <div key={key ?? `new ${at}`} className={styles.topic} role="group" aria-label={`Assunto ${at + 1}`}>
          <FieldFrame label="Assunto" required filled={title !== ''}>
            {(box) => (
              <input
                {...box}
                autoComplete="off"
                maxLength={MOST_LETTERS}
                value={title}
                onBlur={onBlur}
                onChange={({ currentTarget }) => set(at, { title: currentTarget.value })}
              />
            )}
          </FieldFrame>
          <FieldFrame label="Sorteadas" required filled>
            {(box) => (
              <select
                {...box}
                value={draw}
                onChange={({ currentTarget }) => set(at, { draw: Number(currentTarget.value) })}
              >
                {DRAWS.map((n) => (
                  <option key={n} value={n}>
                    {n}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <Button
            kind="icon"
            aria-label={`Tirar o assunto ${at + 1}`}
            disabled={topics.length === 1}
            onClick={() => onChange(topics.toSpliced(at, 1))}
          >
            <Icon of={IconTrash} />
          </Button>
        </div>
      ))}
      {error && (
        <div role="alert" className={styles.wrong}>
          <FieldError>{error}</FieldError>
        </div>
      )}
      {topics.length < MOST_TOPICS && (
        <div>
          <Button onClick={() => onChange([...topics, newTopic()])}>
            <Icon of={IconPlus} /> Novo assunto
          </Button>
        </div>
      )}
    </Section>
  )
}
