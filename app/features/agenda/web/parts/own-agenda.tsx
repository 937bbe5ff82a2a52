// The agenda of whoever is invited.
import { Interview } from '#web/ui/media/spot-drawings.tsx'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { listOwnRegistrations } from '#features/events/wire/registrations.ts'
import { listBookings } from '#features/mentors/wire/bookings.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Rows, Section } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { listInvites } from '../../wire/invites.ts'
import { EventRow } from './event-row.tsx'
import { type ListedInvite, roomOf, untilWords, whenOf } from './agenda-words.ts'
import { InterviewRow } from './interview-row.tsx'
import { MentoringRow } from './mentoring-row.tsx'

const MOST = 50
type Invites = Answer<typeof listInvites>

function InviteRow({ id, attributes: of }: ListedInvite) {
  return (
    <InterviewRow
      id={id}
      title={of.job.title}
      state={of.state}
      proposed={of.proposed}
      turn={of.waits}
      lines={[of.job.company_name, of.waits ? `Responda até ${untilWords(of.answer_by, of.zone)}` : whenOf(of)]}
      action={
        of.waits && (
          <ButtonLink kind="primary" to={roomOf(id, 'confirmar')} aria-label={`Escolher o horário: ${of.job.title}`}>
            Escolher o horário
          </ButtonLink>
        )
      }
    />
  )
}

/** A row by its time, whatever it is. */
type Ahead = { id: string; starts_at: string | null; row: ReactNode }

type PartProps = { id: string; title: string; rows: readonly Pick<Ahead, 'id' | 'row'>[] }
const Part = ({ id, title, rows }: PartProps) =>
  rows.length > 0 && (
    <Section id={id} title={title}>
      <Rows>
        {rows.map(({ id: key, row }) => (
          <Fragment key={key}>{row}</Fragment>
        ))}
      </Rows>
    </Section>
  )

const ofInvite = (invite: ListedInvite): Ahead => ({
  id: invite.id,
  starts_at: invite.attributes.starts_at,
  row: <InviteRow {...invite} />,
})
const byTime = (one: Ahead, other: Ahead) => (one.starts_at ?? '').localeCompare(other.starts_at ?? '')

/** Interviews, conversations with mentors and events in one list of what lies ahead. */
export function OwnAgenda() {
  const waiting = useQuery(answerOf(listInvites, { which: 'waiting', per_page: MOST }))
  const ahead = useQuery(answerOf(listInvites, { which: 'ahead', per_page: MOST }))
  const past = useQuery(answerOf(listInvites, { which: 'past', per_page: 10 }))
  const mentoring = useQuery(answerOf(listBookings, { which: 'ahead', per_page: MOST }))
  const events = useQuery(answerOf(listOwnRegistrations, { which: 'ahead', per_page: MOST }))
  return (
    <Page title="Agenda" lead="Seus convites para entrevistas, e tudo o que já está marcado." drawing={<Interview />}>
      <Loaded of={[waiting, ahead, past, mentoring, events]}>
        {(...pages) => {
          const [asked, agreed, before] = pages
            .slice(0, 3)
            .map((page) => (page as Invites).collection.data.map(ofInvite))
          const talks = pages[3].collection.data.map((one): Ahead => ({
            id: one.id,
            starts_at: one.attributes.starts_at,
            row: <MentoringRow booking={one} />,
          }))
          // Who only waits for a seat has given no time to it yet.
          const seats = pages[4].collection.data.filter(({ attributes }) => attributes.state === 'confirmed')
          const outings = seats.map((one): Ahead => ({
            id: one.id,
            starts_at: one.attributes.starts_at,
            row: <EventRow registration={one} />,
          }))
          const next = [...agreed!, ...talks, ...outings].toSorted(byTime)
          return asked!.length + next.length + before!.length === 0 ? (
            <EmptyState
              drawing="folder"
              title="Nada marcado por enquanto"
              text="Quando uma empresa quiser conversar com você, os horários aparecem aqui e no seu e-mail."
              action={<ButtonLink to="/usuarios/candidaturas">Ver as candidaturas</ButtonLink>}
            />
          ) : (
            <>
              <Part id="waiting" title="Esperam a sua resposta" rows={asked!} />
              <Part id="ahead" title="Próximos compromissos" rows={next} />
              <Part id="past" title="Entrevistas anteriores" rows={before!} />
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
