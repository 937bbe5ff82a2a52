import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Refused } from '#wire/send.ts'
import { showApplying } from '../wire/applying.ts'
import { isOpen } from '../wire/candidature-words.ts'
import { showJobQuestionnaire } from '../wire/questionnaire.ts'
import type { Route } from './+types/questionnaire-page'
import { AnswerForm } from './questionnaire/answer-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Questionário da vaga', index: false })

/** Between what the profile lacks and the confirmation: the company's questions. */
export default function QuestionnairePage({ params: { id: slug } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const apply = `/vagas/${slug}/candidaturas/nova`
  const set = useQuery({
    ...answerOf(showJobQuestionnaire, { slug }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
    retry: (count, failure) => count < 1 && !(failure instanceof Refused),
  })
  const check = useQuery({ ...answerOf(showApplying, { slug }), retry: false })
  const told = set.data?.data.attributes
  return (
    <Page
      title={told?.title ?? 'Questionário da vaga'}
      {...(told && { lead: `${told.job.title} · ${told.job.company_name}` })}
      width="form"
      back={{ to: apply, label: 'Voltar à candidatura' }}
    >
      <Loaded of={[set, check]} fields={6} missing="Esta vaga não tem questionário">
        {({ data }, { data: applying }) => {
          const sent = applying.attributes.candidature
          // What was sent does not change: there is nothing to fill in here.
          if (sent && isOpen(sent.state)) return <Navigate to={`/usuarios/candidaturas/${sent.id}`} replace />
          return <AnswerForm key={data.id} set={data} onReady={() => void navigate(apply)} />
        }}
      </Loaded>
    </Page>
  )
}
