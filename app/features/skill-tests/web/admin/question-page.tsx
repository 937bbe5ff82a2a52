import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Facts, Page, Section } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import {
  listKeptQuestions,
  reviseQuestion,
  showKeptQuestion,
  showKeptTest,
  withdrawQuestion,
} from '../../wire/operator-tests.ts'
import { type LETTERS, revisedRecord } from '../../wire/question-record.ts'
import type { Route } from './+types/question-page'
import { answersWords, discriminationWords, type KeptQuestion, toTest } from './kept-words.ts'
import { QuestionFields } from './question-fields.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Pergunta · Operação', index: false })

export default function QuestionPage({ params }: Route.ComponentProps) {
  const query = useQuery({
    ...answerOf(showKeptQuestion, { id: params.question_id }),
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded of={[query]} page="form" fields={6} missing="Pergunta não encontrada">
      {({ data }) => <Question {...data} />}
    </Loaded>
  )
}

const refresh = [showKeptQuestion, listKeptQuestions, showKeptTest]

function Question({ id, attributes: of }: KeptQuestion) {
  const [asking, setAsking] = useState(false)
  const revise = useAct(reviseQuestion, { done: 'A versão nova vale nos próximos sorteios.', refresh })
  const withdraw = useAct(withdrawQuestion, {
    done: 'A pergunta foi retirada. As notas estão sendo corrigidas.',
    refresh,
  })
  const { withdrawn_at } = of
  return (
    <Page
      title="Pergunta"
      mark={<StandingMark of={withdrawn_at ? 'bad' : 'good'}>{withdrawn_at ? 'Retirada' : 'Em uso'}</StandingMark>}
      lead={`${of.topic_title}, versão ${of.lock_version}.`}
      back={{ to: toTest(of.test_id), label: 'Teste' }}
      width="form"
      actions={!withdrawn_at && <Button onClick={() => setAsking(true)}>Retirar</Button>}
    >
      <Section title="Como vai" id="quality" lead="Em tentativas terminadas, sem a equipe e a demonstração.">
        <Facts
          facts={[
            ['Acertos', answersWords(of)],
            ['Discriminação', discriminationWords(of)],
          ]}
        />
      </Section>
      {withdrawn_at ? (
        <Section title="A pergunta" id="question">
          <Facts
            facts={[
              ['Pergunta', of.text],
              ['Resposta certa', of[`option_${of.correct as keyof typeof LETTERS}`]],
              ['Retirada', `${momentWords(withdrawn_at)}: ${of.withdrawn_why ?? ''}`],
            ]}
          />
        </Section>
      ) : (
        <Section title="A pergunta" id="question" lead="Salvar cria uma versão: quem já a recebeu fica com a de antes.">
          <RecordForm
            fields={revisedRecord}
            record={of}
            root="question"
            kept={`test question ${id}`}
            submit="Salvar versão"
            send={async (sent, { lock_version }) =>
              (await revise.act({ id, question: { ...sent, lock_version } })).data.attributes
            }
          >
            <QuestionFields />
          </RecordForm>
        </Section>
      )}
      {asking && (
        <ReasonDialog
          title="Retirar a pergunta?"
          lead="Ela sai dos sorteios e não volta. Quem errou é corrigido de novo: nenhuma nota desce."
          hint="Quem a recebeu lê este motivo."
          submit="Retirar e corrigir"
          onSend={(reason) => withdraw.act({ id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </Page>
  )
}
