import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { ChoiceGroup } from '#web/form/choices/choice-field.tsx'
import { Choice } from '#web/form/choices/choice.tsx'
import { Actions, Card, Muted } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { beginTry, submitTry } from '../../../wire/items.ts'
import { showMatriculation } from '../../../wire/study.ts'
import type { Place, StudyItem } from '../study-rooms.ts'

type Try = Answer<typeof beginTry>['data']
type Result = Answer<typeof submitTry>['data']['attributes']
type Answers = Record<string, string[]>
type Question = Try['attributes']['questions'][number]

const HINTS = { single: undefined, multiple: 'Marque todas as certas.' }

export function QuestionCard({
  of,
  chosen,
  onChoose,
}: {
  of: Question
  chosen: string[]
  onChoose: (ids: string[]) => void
}) {
  const isSingle = of.kind === 'single'
  const toggled = (id: string) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <ChoiceGroup label={of.text} hint={HINTS[of.kind]} role={isSingle ? 'radiogroup' : 'group'} required>
      {of.options.map(({ id, text }) => (
        <Choice
          key={id}
          type={isSingle ? 'radio' : 'checkbox'}
          name={`question-${of.id}`}
          value={id}
          label={text}
          checked={chosen.includes(id)}
          onPick={() => onChoose(isSingle ? [id] : toggled(id))}
          onBlur={() => {}}
        />
      ))}
    </ChoiceGroup>
  )
}

export function Explained({ of, told }: { of: Question; told: Result['questions'][number] }) {
  const right = of.options.filter(({ id }) => told.options.includes(id)).map(({ text }) => text)
  return (
    <li>
      <p>
        <strong>{of.text}</strong>
      </p>
      <StandingMark of={told.right ? 'good' : 'bad'}>{told.right ? 'Você acertou' : 'Ainda não'}</StandingMark>
      <p>Resposta: {right.join('; ')}.</p>
      <Muted>{told.explanation}</Muted>
    </li>
  )
}

const Told = ({ of, result, onAgain, busy }: { of: Try; result: Result; onAgain: () => void; busy: boolean }) => (
  <Card>
    <h2>{result.passed ? `Você passou com ${result.score}%` : `Você fez ${result.score}%`}</h2>
    {!result.passed && <p>Para passar, acerte {result.pass_percent}%. Leia as explicações e tente de novo.</p>}
    <ol>
      {result.questions.map((told) => (
        <Explained key={told.id} told={told} of={of.attributes.questions.find(({ id }) => id === told.id)!} />
      ))}
    </ol>
    <Actions>
      <Button loading={busy} kind={result.passed ? 'secondary' : 'primary'} onClick={onAgain}>
        Tentar de novo
      </Button>
    </Actions>
  </Card>
)

function Before({ questions, pass_percent, best, tries }: NonNullable<StudyItem['quiz']>) {
  return (
    <>
      <p>
        {questions} perguntas, sem tempo marcado. Para passar, acerte {pass_percent}%. Você pode tentar quantas vezes
        quiser.
      </p>
      {best !== null && (
        <Muted>
          Seu melhor resultado em {tries === 1 ? 'uma tentativa' : `${tries} tentativas`}: {best}%.
        </Muted>
      )}
    </>
  )
}

export function Quiz({ id, item_id, of }: Place & { of: NonNullable<StudyItem['quiz']> }) {
  const [going, setGoing] = useState<Try>()
  const [answers, setAnswers] = useState<Answers>({})
  const [result, setResult] = useState<Result>()
  const begin = useAct(beginTry, {
    onDone: ({ data }) => {
      setAnswers({})
      setResult(undefined)
      setGoing(data)
    },
  })
  const submit = useAct(submitTry, {
    refresh: [showMatriculation],
    onDone: ({ data }) => setResult(data.attributes),
  })
  const start = () => begin.press({ id, item_id })
  if (!going)
    return (
      <Card>
        <Before {...of} />
        <Actions>
          <Button kind="primary" loading={begin.busy} onClick={start}>
            Responder
          </Button>
        </Actions>
      </Card>
    )
  if (result) return <Told of={going} result={result} onAgain={start} busy={begin.busy} />
  const { questions } = going.attributes
  const left = questions.filter((one) => !answers[one.id]?.length).length
  return (
    <Card>
      {questions.map((one) => (
        <QuestionCard
          key={one.id}
          of={one}
          chosen={answers[one.id] ?? []}
          onChoose={(ids) => setAnswers({ ...answers, [one.id]: ids })}
        />
      ))}
      <Actions>
        <Button
          kind="primary"
          loading={submit.busy}
          disabled={left > 0}
          onClick={() => submit.press({ id, item_id, try_id: going.id, answers } as never)}
        >
          Enviar respostas
        </Button>
        {left > 0 && <Muted>{left === 1 ? 'Falta uma pergunta.' : `Faltam ${left} perguntas.`}</Muted>}
      </Actions>
    </Card>
  )
}
