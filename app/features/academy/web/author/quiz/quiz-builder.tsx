import { useState } from 'react'
import { IconPlus } from '#web/icons/p/plus.ts'
import { useField } from '#web/form/use-field.ts'
import { Muted } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { MOST_QUIZ_QUESTIONS, type WrittenQuestion } from '../../../wire/quiz-questions.ts'
import styles from '../author.module.css'
import { dropping, focusMover } from '../dragging.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { broughtTo, newQuestion, swapped } from './quiz-draft.ts'

type Values = { questions: WrittenQuestion[] }

/** Questions in their order, with answers, points and explanations; what one lacks is told at it. */
export function QuizBuilder() {
  const { value, onChange, error } = useField<WrittenQuestion[], Values, Values>({ name: 'questions' })
  const [told, setTold] = useState('')
  const questions = value ?? []
  function move(at: number, by: 1 | -1) {
    onChange(swapped(questions, at, by))
    setTold(`Pergunta na posição ${at + by + 1} de ${questions.length}.`)
    focusMover(questions[at]!.key, by)
  }
  return (
    <section aria-label="Perguntas" className={styles.list}>
      {questions.length === 0 && <Muted>Ainda não há perguntas.</Muted>}
      <ol className={styles.list}>
        {questions.map((question, at) => (
          <li
            key={question.key}
            className={styles.question}
            data-moves={question.key}
            {...dropping('question', (key) => onChange(broughtTo(questions, key, question.key)))}
          >
            <QuestionEditor
              question={question}
              place={at + 1}
              edges={{ first: at === 0, last: at === questions.length - 1 }}
              onChange={(changed) => onChange(questions.with(at, changed))}
              onMove={(by) => move(at, by)}
              onRemove={() => {
                onChange(questions.toSpliced(at, 1))
                setTold(`Pergunta ${at + 1} removida.`)
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="unseen">
        {told}
      </p>
      {error && <p role="alert">{error}</p>}
      {questions.length < MOST_QUIZ_QUESTIONS && (
        <div>
          <Button onClick={() => onChange([...questions, newQuestion()])}>
            <Icon of={IconPlus} /> Nova pergunta
          </Button>
        </div>
      )}
    </section>
  )
}
