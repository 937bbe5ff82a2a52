import { useState } from 'react'
import { Actions, Card, Muted } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import type { WrittenQuestion } from '../../../wire/quiz-questions.ts'
import { Explained, QuestionCard } from '../../study/quiz/quiz.tsx'

type Props = { questions: readonly WrittenQuestion[]; pass_percent: number }

const asked = ({ key: id, text, options }: WrittenQuestion) => ({
  id,
  text,
  kind: options.filter(({ correct }) => correct).length > 1 ? ('multiple' as const) : ('single' as const),
  options: options.map((one) => ({ id: one.key, text: one.text })),
})
const keyOf = ({ options }: WrittenQuestion) => options.flatMap((one) => (one.correct ? [one.key] : []))

/** In the order that it is written in; learners get another one. */
export function PreviewQuiz({ questions, pass_percent }: Props) {
  const [answers, setAnswers] = useState<Record<string, string[]>>({})
  const [isShown, setIsShown] = useState(false)
  return (
    <Card>
      <Muted>Para passar, acerte {pass_percent}%. Quem estuda recebe perguntas e respostas em ordem sorteada.</Muted>
      {!isShown &&
        questions.map((one) => (
          <QuestionCard
            key={one.key}
            of={asked(one)}
            chosen={answers[one.key] ?? []}
            onChoose={(ids) => setAnswers({ ...answers, [one.key]: ids })}
          />
        ))}
      {isShown && (
        <ol>
          {questions.map((one) => {
            const options = keyOf(one)
            const right = new Set(options).symmetricDifference(new Set(answers[one.key])).size === 0
            const told = { id: one.key, right, options, explanation: one.explanation }
            return <Explained key={one.key} of={asked(one)} told={told} />
          })}
        </ol>
      )}
      <Actions>
        <Button kind="primary" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Responder de novo' : 'Ver a correção'}
        </Button>
      </Actions>
    </Card>
  )
}
