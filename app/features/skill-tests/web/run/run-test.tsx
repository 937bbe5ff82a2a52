import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { answerOf, keyOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Card, Muted, Page } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { finishAttempt, showAttempt, showQuestion } from '../../wire/tests.ts'
import { type Attempt, toResult } from '../test-rooms.ts'
import styles from '../tests.module.css'
import { QuestionCard } from './question-card.tsx'
import { useAnswers } from './use-answers.ts'
import { departureWords, useDepartures } from './use-departures.ts'
import { clockWords, spokenLeft, useClock } from './use-clock.ts'

type Props = Attempt & { seat: string }

export function RunTest({ id, attributes: of, seat }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const renew = () => client.invalidateQueries({ queryKey: keyOf(showAttempt, { id, seat }), exact: true })
  const { waiting, give, flush } = useAnswers(id, seat, {
    onHeld: () => void renew(),
    onOther: ({ position, answer }, stored) =>
      setGiven((before) => (before[position] === answer ? { ...before, [position]: stored } : before)),
  })
  const [position, setPosition] = useState(Math.max(1, of.served))
  const [given, setGiven] = useState<Record<number, string | null>>(() =>
    Object.fromEntries(waiting.map((one) => [one.position, one.answer])),
  )
  const sequence = useRef(Math.max(0, ...waiting.map((one) => one.sequence)))
  const [asking, setAsking] = useState(false)
  const finish = useAct(finishAttempt, { onDone: () => navigate(toResult(id), { replace: true }) })
  const departures = useDepartures(id)
  const left = useClock(of, () => void renew())
  const query = useQuery({
    ...answerOf(showQuestion, { id, position: String(position), seat }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const answered = new Set([...of.answered, ...Object.keys(given).map(Number)])

  function onAnswer(answer: string, stored: number) {
    sequence.current = Math.max(sequence.current, stored) + 1
    setGiven({ ...given, [position]: answer })
    give({ position, answer, sequence: sequence.current })
  }
  return (
    <Page title={of.title} width="form">
      <div className={styles.bar}>
        <span>
          Pergunta {position} de {of.questions}
        </span>
        <span role="timer" aria-label="Tempo que resta">
          {clockWords(left)}
        </span>
        <span className="unseen" aria-live="polite">
          {spokenLeft(left)}
        </span>
      </div>
      <Card>
        <Loaded of={[query]}>
          {({ data: { attributes: question } }) => (
            <QuestionCard
              of={question}
              answer={given[position] ?? question.answer}
              onAnswer={(answer) => onAnswer(answer, question.sequence)}
            />
          )}
        </Loaded>
        <div aria-live="polite">
          <Muted>
            {left === 0
              ? 'O tempo acabou. Estamos fechando o teste.'
              : waiting.length > 0
                ? 'Não enviado: vamos tentar de novo até conseguir.'
                : `${answered.size} de ${of.questions} respondidas, todas salvas.`}
          </Muted>
        </div>
        {departures > 0 && <Muted>{departureWords(departures)}</Muted>}
        <Actions>
          <Button disabled={position === 1} onClick={() => setPosition(position - 1)}>
            Anterior
          </Button>
          {position < of.questions ? (
            <Button kind="primary" disabled={!query.data} onClick={() => setPosition(position + 1)}>
              Seguinte
            </Button>
          ) : (
            <Button kind="primary" onClick={() => setAsking(true)}>
              Terminar
            </Button>
          )}
        </Actions>
      </Card>
      <ConfirmDialog
        open={asking}
        title="Terminar o teste?"
        confirm="Terminar"
        onClose={() => setAsking(false)}
        onConfirm={() => flush().then(() => finish.act({ id, seat }).then(() => {}))}
      >
        <p>
          Você respondeu {answered.size} de {of.questions}. Depois não dá para mudar.
        </p>
      </ConfirmDialog>
    </Page>
  )
}
