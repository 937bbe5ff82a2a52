import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Page, Rows } from '#web/page/page.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { beginAttempt, listTests } from '../wire/tests.ts'
import type { Route } from './+types/tests-page'
import { TestRow } from './test-row.tsx'
import { toBegin, toRun } from './test-rooms.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Testes de habilidade', index: false })

const LEAD = 'Mostre o que você sabe. O resultado é seu: só aparece para as empresas se você quiser.'

export default function TestsPage() {
  const query = useQuery(answerOf(listTests, { per_page: 100 }))
  const navigate = useNavigate()
  const begin = useAct(beginAttempt, {
    onDone: ({ data: { id, attributes: of } }) =>
      navigate(of.state === 'running' ? toRun(of.test_id, id) : toBegin(of.test_id, id)),
  })
  return (
    <Page title="Testes de habilidade" lead={LEAD}>
      <Loaded of={[query]} rows>
        {({ collection: { data } }) =>
          data.length === 0 ? (
            <EmptyState drawing="folder" title="Nenhum teste por enquanto" text="Os próximos aparecem aqui." />
          ) : (
            <>
              <Rows>
                {data.map((test) => (
                  <TestRow key={test.id} of={test} busy={begin.busy} onBegin={() => begin.press({ id: test.id })} />
                ))}
              </Rows>
              <Muted>Cada teste pode ser feito de novo depois de 90 dias.</Muted>
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
