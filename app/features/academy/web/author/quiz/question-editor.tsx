import { FieldFrame } from '#web/form/field-frame.tsx'
import { Muted } from '#web/page/page.tsx'
import {
  EXPLANATION_LETTERS,
  MOST_POINTS,
  QUESTION_LETTERS,
  questionProblem,
  type WrittenQuestion,
} from '../../../wire/quiz-questions.ts'
import styles from '../author.module.css'
import { Grip } from '../dragging.tsx'
import { Movers } from '../movers.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { Written } from './written.tsx'

const POINTS = Array.from({ length: MOST_POINTS }, (_, at) => at + 1)

type Props = {
  question: WrittenQuestion
  place: number
  edges: { first: boolean; last: boolean }
  onChange: (question: WrittenQuestion) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

export function QuestionEditor({ question, place, edges, onChange, onMove, onRemove }: Props) {
  const problem = questionProblem(question)
  const set = (changes: Partial<WrittenQuestion>) => onChange({ ...question, ...changes })
  return (
    <>
      <div className={styles.head}>
        <span className={styles.named}>
          <Grip of="question" id={question.key} />
          <h2>Pergunta {place}</h2>
        </span>
        <span className={styles.tools}>
          <Movers name={`pergunta ${place}`} edges={edges} onMove={onMove} onRemove={onRemove} />
        </span>
      </div>
      <Written
        label={`Pergunta ${place}`}
        value={question.text}
        most={QUESTION_LETTERS}
        lines
        onChange={(text) => set({ text })}
      />
      <OptionsEditor options={question.options} place={place} onChange={(options) => set({ options })} />
      <Written
        label={`Explicação da pergunta ${place}`}
        hint="Aparece depois da resposta."
        value={question.explanation}
        most={EXPLANATION_LETTERS}
        lines
        onChange={(explanation) => set({ explanation })}
      />
      <FieldFrame label={`Pontos da pergunta ${place}`} required filled>
        {(box) => (
          <select
            {...box}
            value={question.points}
            onChange={({ currentTarget }) => set({ points: Number(currentTarget.value) })}
          >
            {POINTS.map((points) => (
              <option key={points} value={points}>
                {points}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Muted>{problem ? `Falta: ${problem}.` : 'Pergunta completa.'}</Muted>
    </>
  )
}
