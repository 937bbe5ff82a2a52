import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { answerInWords } from '#features/questionnaires/wire/criteria.ts'
import type { Answer as Given } from '#features/questionnaires/wire/answering.ts'
import { walk } from '#features/questionnaires/wire/path.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Facts, Page, Section } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { showAnswers } from '../wire/questionnaire.ts'
import type { Route } from './+types/answers-page'
import { AnswerForm } from './questionnaire/answer-form.tsx'
import { AnswerLines, scoreWords } from './questionnaire/read-answers.tsx'
import type { AnswerSet } from './questionnaire/use-answers.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Respostas', index: false })

/** One set of answers: a person's own, to go on with or to read, or those that a company received. */
export default function AnswersPage({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const set = useQuery({
    ...answerOf(showAnswers, { id }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const told = set.data?.data.attributes
  const read = told?.read
  const back = read
    ? { to: `/vagas/minhas/${told.job.id}/candidaturas`, label: 'Candidaturas da vaga' }
    : { to: '/usuarios/candidaturas', label: 'Minhas candidaturas' }
  return (
    <Page
      title={read ? `Respostas de ${read.name}` : (told?.title ?? 'Respostas')}
      {...(told && { lead: `${told.job.title} · ${told.job.company_name}` })}
      width="form"
      back={back}
    >
      <Loaded of={[set]} fields={6} missing="Respostas não encontradas">
        {({ data }) => {
          const { sent_at, job, read } = data.attributes
          if (read)
            return (
              <Section title={read.title} id="respostas" lead={scoreWords(read)}>
                <AnswerLines of={read} />
              </Section>
            )
          if (sent_at) return <Sent set={data} />
          return <AnswerForm set={data} onReady={() => void navigate(`/vagas/${job.slug}/candidaturas/nova`)} />
        }}
      </Loaded>
    </Page>
  )
}

function Sent({ set: { attributes } }: { set: AnswerSet }) {
  const nameOf = (id: Given) => attributes.files.find((file) => file.id === id)?.name
  return (
    <Section title="O que você respondeu" id="respostas" lead="Enviado com a candidatura: não muda mais.">
      <Facts
        facts={walk(attributes.questions, attributes.answers).map(({ question, answer }) => [
          question.label,
          (answer !== null && question.type === 'file' && nameOf(answer)) || answerInWords(question, answer),
        ])}
      />
    </Section>
  )
}
