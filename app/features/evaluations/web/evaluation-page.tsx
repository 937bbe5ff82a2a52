import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Facts, Muted, Page, Section, Words } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { showEvaluation } from '../wire/evaluations.ts'
import { ASKED, QUESTIONS, SCORES, STATES } from '../wire/words.ts'
import type { Route } from './+types/evaluation-page'
import { type Evaluation, standingOf, subjectOf, whenOf } from './evaluation-words.ts'
import { HandInPaper } from './hand-in-paper.tsx'
import { ReadingForm } from './reading-form.tsx'
import { useRoom } from './use-room.ts'

const said = (text: string | null) => (text ? [['Comentário', <Words key="said">{text}</Words>] as const] : [])

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Avaliação de estágio', index: false })

/** Addresses of files end after ten minutes. */
const FRESH = { refetchInterval: 8 * 60_000 }

const scoreWords = (score: number | null) => (score ? `${score} · ${SCORES[score as keyof typeof SCORES]}` : '—')

function Answers({ attributes: of }: Evaluation) {
  if (of.paper)
    return (
      <Section title="Recebida em papel" id="answers">
        <p>
          <a href={of.paper.url} target="_blank" rel="noreferrer">
            {of.paper.name}
          </a>
        </p>
      </Section>
    )
  if (!of.answered_at) return <Muted>Ainda sem resposta.</Muted>
  return (
    <Section title="Respostas" id="answers" lead={`Enviadas em ${momentWords(of.answered_at)}.`}>
      <Facts
        facts={[
          ...QUESTIONS.map((name) => [ASKED[of.author][name], scoreWords(of[name])] as const),
          ...said(of.comment),
        ]}
      />
    </Section>
  )
}

function Seen({ attributes: of }: Evaluation) {
  if (of.author === 'intern' || !of.seen_at) return null
  return (
    <Section title="Ciência do estagiário" id="seen">
      <Facts facts={[['Vista e assinada', `${of.seen_name}, ${momentWords(of.seen_at)}`], ...said(of.reply)]} />
    </Section>
  )
}

export default function EvaluationPage({ params: { uuid } }: Route.ComponentProps) {
  const { list, label } = useRoom()
  const query = useQuery({ ...answerOf(showEvaluation, { uuid }), ...FRESH })
  return (
    <Loaded of={[query]} page="column" missing="Não encontramos esta avaliação">
      {({ data }) => {
        const of = data.attributes
        return (
          <Page
            title={subjectOf(of)}
            lead={whenOf(of)}
            mark={<StandingMark of={standingOf(of)}>{STATES[of.state]}</StandingMark>}
            back={{ to: list, label }}
            actions={
              <>
                {of.may_answer && (
                  <ButtonLink kind="primary" to={`${list}/${uuid}/editar`}>
                    Avaliar
                  </ButtonLink>
                )}
                {of.may_hand_in_paper && <HandInPaper {...data} />}
              </>
            }
          >
            <Answers {...data} />
            <Seen {...data} />
            {of.may_sign_reading && <ReadingForm {...data} />}
          </Page>
        )
      }}
    </Loaded>
  )
}
