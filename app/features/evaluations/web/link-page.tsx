import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/calls/api.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Muted, Page } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { DeadLink } from '#web/ui/states/dead-link.tsx'
import { State } from '#web/ui/states/state.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'
import { formatDate } from '#wire/time/date.ts'
import { answerFields } from '../wire/evaluation.ts'
import { answerByLink, renewEvaluationLink, showAskedEvaluation } from '../wire/links.ts'
import type { Route } from './+types/link-page'
import { subjectOf, whenOf } from './evaluation-words.ts'
import { ScoreFields } from './score-fields.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Avaliar estágio', index: false })

const RENEWED = 'Se este link espera uma avaliação, um novo vai para o mesmo e-mail em instantes.'

function DeadEvaluationLink({ token, words }: { token: string; words: string }) {
  const renew = useAct(renewEvaluationLink, { done: RENEWED })
  return <DeadLink words={words} busy={renew.busy} onRenew={() => renew.press({ token })} />
}

type Asked = Answer<typeof showAskedEvaluation>['data']['attributes']

function AskedForm({ token, asked, onDone }: { token: string; asked: Asked; onDone: () => void }) {
  const answer = useAct(answerByLink)
  const { company_name, supervisor_name, email_hint, starts_on, ends_on } = asked
  return (
    <Page title={subjectOf(asked)} lead={`${company_name} · ${whenOf({ ...asked, answered_at: null })}`} width="form">
      <Muted>
        Enviado a {supervisor_name} ({email_hint}). Estágio de {formatDate(starts_on)} a {formatDate(ends_on)}.
      </Muted>
      <Card>
        <RecordForm
          fields={answerFields(asked.author)}
          root="evaluation"
          submit="Enviar avaliação"
          send={async (evaluation, how) => {
            await answer.act({ token, evaluation }, how)
            onDone()
          }}
        >
          <ScoreFields author={asked.author} />
        </RecordForm>
      </Card>
    </Page>
  )
}

/** Opening it changes nothing: mail scanners open links too. */
export default function LinkPage({ params: { token } }: Route.ComponentProps) {
  const client = useQueryClient()
  const queryKey = ['evaluation link', token]
  const query = useQuery({
    queryKey,
    queryFn: () => call(showAskedEvaluation, { token }),
    enabled: typeof window !== 'undefined',
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (query.error instanceof Refused && [404, 410].includes(query.error.status))
    return <DeadEvaluationLink token={token} words={query.error.message} />
  return (
    <Loaded of={[query]} page="form" fields={4}>
      {({ data: { attributes: asked } }) =>
        asked.state === 'answered' || asked.state === 'paper' ? (
          <State
            heading="h1"
            drawing="bridge"
            title="Avaliação recebida"
            text={`Obrigado! ${asked.intern_name} pode ler o que você escreveu.`}
          />
        ) : (
          <AskedForm token={token} asked={asked} onDone={() => void client.invalidateQueries({ queryKey })} />
        )
      }
    </Loaded>
  )
}
