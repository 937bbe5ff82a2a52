import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Page, Section } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { showInvite } from '../../wire/invites.ts'
import { AGENDA, type Invite, roomOf, STANDINGS, timeWords, untilWords } from '../parts/agenda-words.ts'
import { Details } from '../parts/details.tsx'
import { History } from '../parts/history.tsx'

function Answers({ id, attributes: of }: Invite) {
  return (
    <>
      {of.may_confirm && (
        <ButtonLink kind="primary" to={roomOf(id, 'confirmar')}>
          Escolher o horário
        </ButtonLink>
      )}
      {of.may_reschedule && <ButtonLink to={roomOf(id, 'reagendar')}>Pedir outro horário</ButtonLink>}
      {of.may_refuse && (
        <ButtonLink kind="quiet" to={roomOf(id, 'recusar')}>
          Recusar
        </ButtonLink>
      )}
    </>
  )
}

/** What the present state means for the person, in a sentence. */
const LEADS: Record<Invite['attributes']['state'], string> = {
  offered: 'A empresa quer conversar com você. Escolha um horário, proponha outro ou recuse.',
  confirmed: 'Está na sua agenda. Avisamos um dia e uma hora antes.',
  refused: 'Você recusou esta entrevista. A candidatura continua no processo.',
  expired: 'O prazo para responder passou. A empresa pode mandar outro convite.',
  cancelled: 'Esta entrevista foi cancelada.',
}

export function InviteDetail({ id }: { id: string }) {
  const query = useQuery({ ...answerOf(showInvite, { id }), retry: false })
  return (
    <Loaded of={[query]} page="column" missing="Não encontramos esta entrevista">
      {({ data }) => {
        const of = data.attributes
        return (
          <Page
            title={`Entrevista: ${of.job.title}`}
            lead={`${of.job.company_name}. ${LEADS[of.state]}`}
            back={AGENDA}
            mark={
              <StandingMark of={of.state === 'offered' && of.proposals.length === 0 ? 'turn' : STANDINGS[of.state]}>
                {of.state_words}
              </StandingMark>
            }
            actions={<Answers {...data} />}
          >
            <Section title="A entrevista" id="about">
              <Details of={of} people={of.interviewers} />
              <Muted>
                <Link to={`/usuarios/candidaturas/${of.candidature_id}`}>Ver a candidatura</Link>
              </Muted>
            </Section>
            {of.proposals.length > 0 && (
              <Section title="Você propôs" id="proposals" lead="A empresa ainda não respondeu.">
                <ul>
                  {of.proposals.map((one) => (
                    <li key={one.starts_at}>{timeWords(one, of.zone)}</li>
                  ))}
                </ul>
              </Section>
            )}
            {of.state === 'offered' && of.slots.length > 0 && (
              <Section title="Horários oferecidos" id="slots" lead={`Até ${untilWords(of.answer_by, of.zone)}.`}>
                <ul>
                  {of.slots.map((slot) => (
                    <li key={slot.id}>
                      {timeWords(slot, of.zone)}
                      {slot.conflict && <Muted>Coincide com outro compromisso seu. {slot.conflict}</Muted>}
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            <History of={of} />
          </Page>
        )
      }}
    </Loaded>
  )
}
