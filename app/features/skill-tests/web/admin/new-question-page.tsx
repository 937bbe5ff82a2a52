import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Page } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { addQuestion, listKeptQuestions, showKeptTest } from '../../wire/operator-tests.ts'
import { questionRecord } from '../../wire/question-record.ts'
import type { Route } from './+types/new-question-page'
import { type KeptTest, toTest } from './kept-words.ts'
import { QuestionFields } from './question-fields.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Nova pergunta · Operação', index: false })

export default function NewQuestionPage({ params }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showKeptTest, { id: params.id }), refetchOnWindowFocus: false })
  return (
    <Loaded of={[query]} page="form" fields={6} missing="Teste não encontrado">
      {({ data }) => <NewQuestion {...data} />}
    </Loaded>
  )
}

function NewQuestion({ id, attributes: { title, topics } }: KeptTest) {
  const navigate = useNavigate()
  const add = useAct(addQuestion, {
    done: 'A pergunta entra nos próximos sorteios.',
    refresh: [listKeptQuestions, showKeptTest],
  })
  return (
    <Page title="Nova pergunta" back={{ to: toTest(id), label: title }} width="form">
      <Card>
        <RecordForm
          fields={questionRecord}
          root="question"
          kept={`test question new ${id}`}
          submit="Incluir"
          onCancel={() => void navigate(toTest(id))}
          send={async (sent) => {
            await add.act({ id, question: sent })
            void navigate(toTest(id), { replace: true })
          }}
        >
          <RecordField
            of={questionRecord}
            name="topic"
            options={topics.map((topic) => ({ value: topic.key, label: topic.title }))}
          />
          <QuestionFields />
        </RecordForm>
      </Card>
    </Page>
  )
}
