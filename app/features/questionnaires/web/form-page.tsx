import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { dayWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Facts, Muted, Page, Rows, Section } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { askedInWords } from '../wire/criteria.ts'
import { showForm } from '../wire/forms.ts'
import { QUESTION_TYPES } from '#wire/questions/question-words.ts'
import type { Question } from '../wire/questions.ts'
import type { Route } from './+types/form-page'
import { FormActions } from './form-actions.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Questionário', index: false })

const MINE = '/ats/questionarios/formularios/meus'

export default function FormPage({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const form = useQuery({ ...answerOf(showForm, { id }), retry: false })
  const told = form.data?.data.attributes
  return (
    <Page
      title={told?.title ?? 'Questionário'}
      {...(told?.description && { lead: told.description })}
      back={{ to: MINE, label: 'Questionários' }}
      actions={told && <FormActions id={id} {...told} onDeleted={() => void navigate(MINE)} />}
    >
      <Loaded of={[form]} lines={8} missing="Questionário não encontrado">
        {({ data: { attributes } }) => (
          <>
            {attributes.sections.map((section) => (
              <Section key={section.id} id={section.id} title={section.title}>
                <Questions of={attributes.questions.filter(({ section_id }) => section_id === section.id)} />
              </Section>
            ))}
            <Versions of={attributes} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

const pointsIn = ({ options, scored }: Question) =>
  scored
    ? 'o valor escolhido'
    : options.flatMap(({ label, points }) => (points ? [`${label}: ${points}`] : [])).join(', ')

function Questions({ of }: { of: readonly Question[] }) {
  if (!of.length) return <Muted>Nenhuma pergunta nesta seção.</Muted>
  return (
    <Rows>
      {of.map((question) => (
        <li key={question.id}>
          <strong>{question.label}</strong>
          <Facts
            facts={[
              ['Tipo', QUESTION_TYPES[question.type] + (question.required ? ', obrigatória' : '')],
              ...(question.options.length
                ? [['Opções', question.options.map(({ label }) => label).join(', ')] as const]
                : []),
              ...(question.knockout ? [['A vaga exige', askedInWords(question, question.knockout)] as const] : []),
              ...(pointsIn(question) ? [['Pontos', pointsIn(question)] as const] : []),
            ]}
          />
        </li>
      ))}
    </Rows>
  )
}

type Shown = Answer<typeof showForm>['data']['attributes']

function Versions({ of: { versions, drafts } }: { of: Shown }) {
  const jobs = (some: Shown['drafts']) =>
    some.map(({ id, title }, i) => (
      <span key={id}>
        {i > 0 && ', '}
        <Link to={`/vagas/minhas/${id}/editar`}>{title}</Link>
      </span>
    ))
  return (
    <Section title="Versões e vagas" id="versoes" lead="Uma vaga fica com a versão com que foi ao ar.">
      <Rows>
        {versions.map((version) => (
          <li key={version.id}>
            <strong>Versão {version.number}</strong>{' '}
            <StandingMark of={version.frozen ? 'good' : 'quiet'}>{version.frozen ? 'em uso' : 'rascunho'}</StandingMark>
            <Muted>
              {dayWords(version.created_at)} · {version.questions} perguntas · {version.answers} respostas
            </Muted>
            {version.jobs.length > 0 && <p>Vagas: {jobs(version.jobs)}</p>}
          </li>
        ))}
      </Rows>
      {drafts.length > 0 && <p>Em rascunho: {jobs(drafts)}</p>}
    </Section>
  )
}
