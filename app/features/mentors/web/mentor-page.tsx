import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Facts, Muted, Page, Section, Words } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AUDIENCES } from '#wire/person/audience.ts'
import { listMentors, listSlots, showMentor, waitForMentor } from '../wire/mentors.ts'
import type { Route } from './+types/mentor-page'
import { BookForm } from './book-form.tsx'
import { GroupSessions } from './group-sessions.tsx'
import { matchWords, type Mentor, ratingWords, ROOM } from './mentoring-view.ts'
import { StoppedNotice } from './stopped-notice.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Mentor', index: false })

export default function MentorPage({ params: { id } }: Route.ComponentProps) {
  const mentor = useQuery(answerOf(showMentor, { id }))
  const slots = useQuery(answerOf(listSlots, { id }))
  return (
    <Loaded of={[mentor, slots]} page="form" lines={10} missing="Mentor não encontrado">
      {({ data }, times) => (
        <Page title={data.attributes.name} lead={data.attributes.headline} back={ROOM} width="form">
          <StoppedNotice />
          <About mentor={data} />
          {data.attributes.for_me ? (
            <>
              <Times mentor={data} slots={times.data} />
              {times.data.attributes.sessions.length > 0 && <GroupSessions id={id} slots={times.data} />}
            </>
          ) : (
            <Notice title={`${AUDIENCES[data.attributes.audience]} pode marcar`}>
              Há outros mentores com horários para você.
            </Notice>
          )}
        </Page>
      )}
    </Loaded>
  )
}

const About = ({ mentor: { attributes: of } }: { mentor: Mentor }) => (
  <Section title="Sobre" id="about">
    <p>
      <Words>{of.description}</Words>
    </p>
    <Facts
      facts={[
        ['Áreas', of.areas.map(({ label }) => label).join(', ')],
        ['Cada conversa', `${of.minutes} minutos`],
        ...(of.rating ? [['Avaliações', ratingWords(of.rating)] as const] : []),
      ]}
    />
    {of.matched.length > 0 && <Muted>{matchWords(of.matched)}</Muted>}
  </Section>
)

type Slots = Parameters<typeof BookForm>[0]['slots']

function Times({ mentor: { id, attributes: of }, slots }: { mentor: Mentor; slots: Slots }) {
  if (of.booked_at)
    return (
      <Notice
        title={`Sua conversa com ${of.name} já está marcada`}
        action={<ButtonLink to={ROOM.to}>Ver as minhas mentorias</ButtonLink>}
      />
    )
  return (
    <Section title="Marcar uma conversa" id="book" lead="Só você e o mentor. Cancele até 12 horas antes.">
      {slots.attributes.slots.length > 0 ? <BookForm id={id} slots={slots} /> : <Wait id={id} waiting={of.waiting} />}
    </Section>
  )
}

function Wait({ id, waiting }: { id: string; waiting: boolean }) {
  const wait = useAct(waitForMentor, { refresh: [listMentors] })
  return (
    <>
      <p>
        {waiting
          ? 'Você está na lista de espera: quando um horário abrir, a primeira pessoa da lista recebe um e-mail.'
          : 'Não há horário livre nas próximas oito semanas.'}
      </p>
      <Actions>
        <Button loading={wait.busy} onClick={() => wait.press({ id, waiting: !waiting })}>
          {waiting ? 'Sair da lista de espera' : 'Entrar na lista de espera'}
        </Button>
      </Actions>
    </>
  )
}
