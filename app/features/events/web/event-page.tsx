import { data } from 'react-router'
import { inProcess } from '#web/calls/answer.ts'
import { Card, Facts, Page, Section } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { siteOf } from '#web/site.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Refused, send } from '#wire/send.ts'
import { showEvent } from '../wire/events.ts'
import { KINDS, MODES } from '../wire/event-words.ts'
import type { Route } from './+types/event-page'
import { eventMarkup } from './public/event-markup.ts'
import styles from './public/event.module.css'
import { EventStands } from './public/event-stands.tsx'
import { Organizer } from './public/organizer.tsx'
import { Sessions } from './public/sessions.tsx'
import { SignUp } from './public/sign-up.tsx'
import { whenOf } from './parts/event-words.ts'

export const handle = { remember: 30 }

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return await send(inProcess(context), showEvent, { uuid: params.uuid })
  } catch (error) {
    if (error instanceof Refused && error.status === 404) throw data(null, { status: 404 })
    throw error
  }
}

export const meta = (args: Route.MetaArgs) => {
  const event = args.loaderData?.data
  if (!event) return pageMeta(args, { title: 'Evento', index: false })
  const { title, kind, company, cancelled, ...of } = event.attributes
  const site = siteOf(args)
  const markup = eventMarkup(event, site.app_origin, site.app_name)
  const by = company ? ` da ${company.name}` : ''
  return [
    ...pageMeta(args, {
      title,
      description: `${KINDS[kind]}${by}: ${whenOf(of)}. Veja as sessões e garanta o seu lugar.`,
      index: !cancelled,
    }),
    ...(markup ? [{ 'script:ld+json': markup }] : []),
  ]
}

export default function EventPage({ loaderData: { data: event } }: Route.ComponentProps) {
  const { attributes: of } = event
  const where = of.mode === 'online' ? 'Online: o link chega com a confirmação' : [of.place, of.address].join(', ')
  return (
    <Page title={of.title} lead={whenOf(of)} back={{ to: '/eventos/proximos', label: 'Próximos eventos' }}>
      {of.cancelled && (
        <Notice kind="warning" title="Este evento foi cancelado">
          {of.cancel_reason}
        </Notice>
      )}
      <Card>
        <Facts
          facts={[
            ['Tipo', `${KINDS[of.kind]}, ${MODES[of.mode].toLowerCase()}`],
            ['Onde', where],
            ['Quem promove', <Organizer key="company" company={of.company} />],
          ]}
        />
      </Card>
      {of.description && (
        <Section title="Sobre o evento" id="sobre">
          <p className={styles.text}>{of.description}</p>
        </Section>
      )}
      <Section title={of.sessions.length === 1 ? 'Sessão' : 'Sessões'} id="sessoes">
        <Sessions event={event} />
      </Section>
      <EventStands event={event} />
      <SignUp event={event} />
    </Page>
  )
}
