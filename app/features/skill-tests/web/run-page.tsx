import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'
import { listTests, showAttempt, takeSeat } from '../wire/tests.ts'
import type { Route } from './+types/run-page'
import { RunTest } from './run/run-test.tsx'
import { useSeat } from './run/use-seat.ts'
import { type Attempt, toBegin, toResult } from './test-rooms.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Teste', index: false })

function Going({ of, seat }: { of: Attempt; seat: string }) {
  const take = useAct(takeSeat, { refresh: [listTests] })
  const { id, attributes } = of
  if (attributes.state === 'ready') return <Navigate to={toBegin(attributes.test_id, id)} replace />
  if (attributes.state !== 'running') return <Navigate to={toResult(id)} replace />
  if (attributes.here) return <RunTest {...of} seat={seat} />
  return (
    <State
      heading="h1"
      drawing="folder"
      title="Continuar aqui?"
      text="Este teste está aberto em outra janela. O que já foi salvo continua salvo; a outra janela para de salvar."
      action={
        <Button kind="primary" loading={take.busy} onClick={() => take.press({ id, seat })}>
          Continuar aqui
        </Button>
      }
    />
  )
}

function Run({ id, seat }: { id: string; seat: string }) {
  const query = useQuery({ ...answerOf(showAttempt, { id, seat }), retry: false })
  return (
    <Loaded of={[query]} page="form" missing="Não encontramos este teste">
      {({ data }) => <Going of={data} seat={seat} />}
    </Loaded>
  )
}

export default function RunPage({ params: { user_info_test_id: id } }: Route.ComponentProps) {
  const seat = useSeat()
  return seat && <Run id={id} seat={seat} />
}
