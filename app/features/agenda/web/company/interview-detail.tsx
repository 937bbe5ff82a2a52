import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useSession } from '#web/session/session.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Page, Section } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { mayUse } from '#wire/person/roles.ts'
import { BUSY, CANCELLED_WHY } from '../../wire/interview-words.ts'
import { showInterview } from '../../wire/interviews.ts'
import { AGENDA, type Interview, roomOf, STANDINGS, timeWords } from '../parts/agenda-words.ts'
import { Details } from '../parts/details.tsx'
import { History } from '../parts/history.tsx'
import { Scorecards } from './scorecards.tsx'

const SLOT_WORDS = { free: 'livre', taken: 'de outra pessoa', chosen: 'escolhido', unavailable: BUSY } as const

function Acts({ id, attributes: of }: Interview) {
  if (!of.may_change) return null
  return (
    <>
      {of.proposals.length > 0 && (
        <ButtonLink kind="primary" to={roomOf(id, 'confirmar')}>
          Responder à proposta
        </ButtonLink>
      )}
      <ButtonLink to={roomOf(id, 'reagendar')}>Mudar</ButtonLink>
      <ButtonLink kind="quiet" to={roomOf(id, 'recusar')}>
        Cancelar a entrevista
      </ButtonLink>
    </>
  )
}

function ToPipeline({ attributes: { job } }: Interview) {
  const { roles = [] } = useSession().attributes
  return (
    mayUse('JOBS', roles) && (
      <Muted>
        <Link to={`/vagas/minhas/${job.id}/candidaturas`}>Ver o quadro da vaga</Link>
      </Muted>
    )
  )
}

export function InterviewDetail({ id }: { id: string }) {
  const query = useQuery({ ...answerOf(showInterview, { id }), retry: false })
  return (
    <Loaded of={[query]} page="column" missing="Não encontramos esta entrevista">
      {({ data }) => {
        const of = data.attributes
        return (
          <Page
            title={`Entrevista: ${of.person_name}`}
            lead={of.cancelled_why ? `${of.job.title}. ${CANCELLED_WHY[of.cancelled_why]}` : of.job.title}
            back={AGENDA}
            mark={<StandingMark of={STANDINGS[of.state]}>{of.state_words}</StandingMark>}
            actions={<Acts {...data} />}
          >
            <Section title="A entrevista" id="about">
              <Details of={of} people={of.interviewers.map(({ name }) => name)} />
              <ToPipeline {...data} />
            </Section>
            {of.proposals.length > 0 && (
              <Section title="Horários propostos" id="proposals" lead={of.wish ?? undefined}>
                <ul>
                  {of.proposals.map((one) => (
                    <li key={one.id}>
                      {timeWords(one, of.zone)}
                      {!one.available && ` (${BUSY})`}
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            {of.state === 'offered' && (
              <Section title="Horários oferecidos" id="slots">
                <ul>
                  {of.slots.map((slot) => (
                    <li key={slot.id}>
                      {timeWords(slot, of.zone)} ({SLOT_WORDS[slot.state]})
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            <Scorecards {...data} />
            <History of={of} />
          </Page>
        )
      }}
    </Loaded>
  )
}
