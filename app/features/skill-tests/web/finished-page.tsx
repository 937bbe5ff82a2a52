import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router'
import { playerPath } from '#features/academy/web/catalogue/course-words.ts'
import { answerOf } from '#web/calls/answer.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Facts, Muted, Named, Page, Section } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { formatDate } from '#wire/time/date.ts'
import { showAttempt } from '../wire/tests.ts'
import type { Route } from './+types/finished-page'
import { type Attempt, TESTS } from './test-rooms.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Resultado do teste', index: false })

const comparison = ({ percentile, compared }: NonNullable<Attempt['attributes']['result']>) =>
  percentile === null
    ? 'Ainda não há comparação: poucas pessoas fizeram este teste.'
    : `Entre as ${compared} pessoas que fizeram este teste, você está no ponto ${percentile} de 100: 50 é o meio.`

const regradeWords = ({ score_before, score_after }: { score_before: number; score_after: number }) =>
  score_before === score_after
    ? `Sua nota continua ${score_after}`
    : `Sua nota subiu de ${score_before} para ${score_after}`

const Topic = ({ right, total, lesson }: NonNullable<Attempt['attributes']['result']>['topics'][number]) => (
  <>
    {right} de {total} certas
    {lesson && (
      <>
        {' · '}
        <Link
          to={
            lesson.matriculation_id
              ? playerPath(lesson.course_id, { ...lesson, matriculation_id: lesson.matriculation_id })
              : `/academy/cursos/${lesson.course_id}`
          }
        >
          Estude: {lesson.title}
        </Link>
      </>
    )}
  </>
)

function Result({ attributes: of }: Attempt) {
  const { result } = of
  if (!result) return <Navigate to={TESTS.to} replace />
  return (
    <Page title={`${result.score} de 100`} lead={`Seu resultado no teste ${of.title}.`} back={TESTS}>
      <Section title="Por assunto" id="topics">
        <Facts facts={result.topics.map((topic) => [topic.title, <Topic key={topic.title} {...topic} />])} />
      </Section>
      {result.regrades.length > 0 && (
        <Section title="O que mudou depois" id="regrades">
          <Entries>
            {result.regrades.map((one) => (
              <li key={one.regraded_at + one.why}>
                <Named name={regradeWords(one)}>
                  {momentWords(one.regraded_at)}. Retiramos uma pergunta: {one.why}
                </Named>
              </li>
            ))}
          </Entries>
        </Section>
      )}
      <Section title="Em comparação" id="compared">
        <p>{comparison(result)}</p>
        <Muted>Você pode fazer este teste de novo a partir de {formatDate(result.again_on)}.</Muted>
      </Section>
      <div>
        <ButtonLink to={TESTS.to}>Ver os outros testes</ButtonLink>
      </div>
    </Page>
  )
}

function Finished({ id }: { id: string }) {
  const query = useQuery({ ...answerOf(showAttempt, { id }), retry: false })
  return (
    <Loaded of={[query]} page="column" missing="Não encontramos este resultado">
      {({ data }) => <Result {...data} />}
    </Loaded>
  )
}

export default function FinishedPage() {
  const [params] = useSearchParams()
  const id = params.get('tentativa')
  return id ? <Finished id={id} /> : <Navigate to={TESTS.to} replace />
}
