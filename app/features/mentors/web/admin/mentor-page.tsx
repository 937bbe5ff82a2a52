import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Named, Page, Section } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { mentor } from '../../wire/mentor-record.ts'
import { changeMentor, showKeptMentor } from '../../wire/operator-mentors.ts'
import { type KeptMentor, ratingWords } from '../mentoring-view.ts'
import type { Route } from './+types/mentor-page'
import { DaysOffForm } from './days-off-form.tsx'
import { HoursForm } from './hours-form.tsx'
import { KeptBookings } from './kept-bookings.tsx'
import { MentorFields } from './mentor-fields.tsx'
import { KeptSessions } from './kept-sessions.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Mentor · Operação', index: false })

export default function KeptMentorPage({ params }: Route.ComponentProps) {
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const query = useQuery({ ...answerOf(showKeptMentor, { id: params.id }), refetchOnWindowFocus: false })
  return (
    <Loaded of={[query]} page="form" lines={10} missing="Mentor não encontrado">
      {({ data }) => <Kept {...data} />}
    </Loaded>
  )
}

function Kept({ id, attributes: of }: KeptMentor) {
  const change = useAct(changeMentor, { done: 'O mentor foi salvo.', refresh: [showKeptMentor] })
  return (
    <Page
      title={of.name}
      mark={<StandingMark of={of.published ? 'good' : 'quiet'}>{of.published ? 'No ar' : 'Fora do ar'}</StandingMark>}
      lead={of.headline}
      back={{ to: '/admin/mentores', label: 'Mentores' }}
      width="form"
    >
      <KeptBookings title="Conversas marcadas" which="ahead" mentor_id={id} />
      <Section title="Horas da semana" id="hours" lead="Pelo relógio de Brasília. Valem para as próximas oito semanas.">
        <HoursForm id={id} hours={of.hours} />
      </Section>
      <Section title="Dias sem conversas" id="days-off" lead="Férias, feriados, compromissos: nada se marca neles.">
        <DaysOffForm id={id} days_off={of.days_off} />
      </Section>
      <KeptSessions id={id} sessions={of.sessions} />
      <Section title="O mentor" id="mentor">
        <RecordForm
          fields={mentor}
          record={of}
          root="mentor"
          kept={`mentor ${id}`}
          submit="Salvar mentor"
          send={async (sent, { lock_version }) =>
            (await change.act({ id, mentor: { ...sent, lock_version } })).data.attributes
          }
        >
          <MentorFields />
        </RecordForm>
      </Section>
      <KeptBookings title="Anteriores" which="past" mentor_id={id} />
      {of.rating && (
        <Section title="Avaliações" id="feedback" lead={ratingWords(of.rating)}>
          <Entries>
            {of.comments.map(({ stars, comment, given_at }) => (
              <li key={`${given_at} ${stars}`}>
                <Named name={`${stars} de 5`}>{comment ?? 'Sem comentário'}</Named>
                {momentWords(given_at)}
              </li>
            ))}
          </Entries>
        </Section>
      )}
    </Page>
  )
}
