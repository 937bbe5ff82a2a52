import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Page } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'
import { answerFields } from '../wire/evaluation.ts'
import { answerEvaluation, listOwnedEvaluations, showEvaluation } from '../wire/evaluations.ts'
import type { Route } from './+types/answer-page'
import { type Evaluation, subjectOf, whenOf } from './evaluation-words.ts'
import { ScoreFields } from './score-fields.tsx'
import { useRoom } from './use-room.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Avaliação de estágio', index: false })

const DONE = 'Obrigado! A sua avaliação foi registrada.'

function AnswerForm({ id, attributes: { author } }: Evaluation) {
  const { list } = useRoom()
  const navigate = useNavigate()
  const answer = useAct(answerEvaluation, { done: DONE, refresh: [listOwnedEvaluations, showEvaluation] })
  return (
    <Card>
      <RecordForm
        fields={answerFields(author)}
        root="evaluation"
        submit="Enviar avaliação"
        kept={`evaluation ${id}`}
        onCancel={() => void navigate(list)}
        send={async (evaluation, how) => {
          await answer.act({ uuid: id, evaluation }, how)
          void navigate(`${list}/${id}`, { replace: true })
        }}
      >
        <ScoreFields author={author} />
      </RecordForm>
    </Card>
  )
}

export default function AnswerPage({ params: { uuid } }: Route.ComponentProps) {
  const { list, label } = useRoom()
  const query = useQuery(answerOf(showEvaluation, { uuid }))
  return (
    <Loaded of={[query]} page="form" fields={4} missing="Não encontramos esta avaliação">
      {({ data }) =>
        data.attributes.may_answer ? (
          <Page
            title={subjectOf(data.attributes)}
            lead={whenOf(data.attributes)}
            back={{ to: list, label }}
            width="form"
          >
            <AnswerForm {...data} />
          </Page>
        ) : (
          <State
            heading="h1"
            drawing="folder"
            title="Esta avaliação não espera a sua resposta"
            text="Ela já foi respondida, ou cabe a outra pessoa."
            action={<ButtonLink to={`${list}/${uuid}`}>Ver a avaliação</ButtonLink>}
          />
        )
      }
    </Loaded>
  )
}
