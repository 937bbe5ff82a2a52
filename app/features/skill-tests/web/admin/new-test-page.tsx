import { useNavigate } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Card, Page } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { createTest, listKeptTests, testRecord } from '../../wire/operator-tests.ts'
import type { Route } from './+types/new-test-page'
import { TESTS, toTest } from './kept-words.ts'
import { TestFields } from './test-fields.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Novo teste · Operação', index: false })

export default function NewTestPage() {
  const navigate = useNavigate()
  const create = useAct(createTest, {
    done: 'O teste está salvo, fora do ar. Inclua perguntas.',
    refresh: [listKeptTests],
  })
  return (
    <Page title="Novo teste" back={TESTS} width="form">
      <Card>
        <RecordForm
          fields={testRecord}
          root="test"
          kept="skill test new"
          submit="Salvar"
          onCancel={() => void navigate(TESTS.to)}
          send={async (sent) => {
            const { data } = await create.act({ test: sent })
            void navigate(toTest(data.id), { replace: true })
          }}
        >
          <TestFields />
        </RecordForm>
      </Card>
    </Page>
  )
}
