import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { ChoiceGroup } from '#web/form/choices/choice-field.tsx'
import { Choice } from '#web/form/choices/choice.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Card, Page } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Factor, FACTOR_WORDS, FACTORS } from '../wire/test-words.ts'
import { showAttempt, startAttempt } from '../wire/tests.ts'
import type { Route } from './+types/begin-page'
import { type Attempt, seatHere, TESTS, toResult, toRun } from './test-rooms.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Começar o teste', index: false })

const RULES = [
  'O tempo corre desde que você começa, mesmo com a página fechada.',
  'Cada resposta é salva na hora. Se a conexão cair, você continua de onde parou enquanto houver tempo.',
  'Você vê uma pergunta por vez e pode voltar às anteriores.',
  'Não há câmera nem vigilância. O resultado sai na hora, e só você decide quem o vê.',
  'Depois de terminar, espere 90 dias para tentar de novo.',
]

const MORE_TIME =
  'Se uma deficiência ou outra condição pede mais tempo, escolha aqui. Ninguém pede prova, ' +
  'e as empresas não ficam sabendo.'

function Rules({ id, attributes: of }: Attempt) {
  const [factor, setFactor] = useState<Factor>(1)
  const navigate = useNavigate()
  const start = useAct(startAttempt, { onDone: () => navigate(toRun(of.test_id, id), { replace: true }) })
  if (of.state === 'running') return <Navigate to={toRun(of.test_id, id)} replace />
  if (of.state === 'finished') return <Navigate to={toResult(id)} replace />
  return (
    <Page title={of.title} lead={`${of.questions} perguntas em ${of.minutes} minutos.`} back={TESTS} width="form">
      <Card>
        <h2>Antes de começar</h2>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <ChoiceGroup label="Precisa de mais tempo?" hint={MORE_TIME} role="radiogroup">
          {FACTORS.map((one) => (
            <Choice
              key={one}
              type="radio"
              name="factor"
              value={one}
              label={FACTOR_WORDS[one]}
              description={`${of.minutes * one} minutos`.replace('.', ',')}
              checked={factor === one}
              onPick={() => setFactor(one)}
              onBlur={() => {}}
            />
          ))}
        </ChoiceGroup>
        <Actions>
          <Button kind="primary" loading={start.busy} onClick={() => start.press({ id, factor, seat: seatHere() })}>
            Começar agora
          </Button>
        </Actions>
      </Card>
    </Page>
  )
}

export default function BeginPage({ params: { user_info_test_id: id } }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showAttempt, { id }), retry: false })
  return (
    <Loaded of={[query]} page="form" missing="Não encontramos este teste">
      {({ data }) => <Rules {...data} />}
    </Loaded>
  )
}
