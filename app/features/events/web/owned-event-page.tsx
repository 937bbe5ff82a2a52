import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Facts, Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { EVENT_STATES, KINDS, MODES } from '../wire/event-words.ts'
import { showOwnedEvent } from '../wire/events.ts'
import type { Route } from './+types/owned-event-page'
import { useWipe } from './gate/use-wipe.ts'
import { EventActions } from './parts/event-actions.tsx'
import { whenOf } from './parts/event-words.ts'
import { StandsPart } from './stands/stands-part.tsx'
import { PeopleTable } from './parts/people-table.tsx'
import { STANDINGS, useRooms } from './parts/keeper.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Evento', index: false })

export default function OwnedEventPage({ params: { uuid } }: Route.ComponentProps) {
  const at = useRooms()
  const query = useQuery({ ...answerOf(showOwnedEvent, { uuid }), retry: false })
  const of = query.data?.data.attributes
  // What a device at the entrance kept goes here too: nobody opens the entrance once the event is over.
  useWipe(at)
  return (
    <Page
      title={of?.title ?? 'Evento'}
      mark={of && <StandingMark of={STANDINGS[of.state]}>{EVENT_STATES[of.state]}</StandingMark>}
      {...(of && { lead: whenOf(of) })}
      back={{ to: at, label: 'Eventos e feiras' }}
      actions={query.data && <EventActions event={query.data.data} />}
    >
      <Loaded of={[query]} lines={8} missing="Evento não encontrado">
        {({ data: { attributes } }) => {
          const { figures, kind, mode, place, address, link } = attributes
          return (
            <>
              {attributes.state === 'cancelled' && (
                <Notice kind="warning" title="Este evento foi cancelado">
                  {attributes.cancel_reason}
                </Notice>
              )}
              <Card>
                <Facts
                  facts={[
                    ['Tipo', `${KINDS[kind]}, ${MODES[mode].toLowerCase()}`],
                    [
                      'Onde',
                      (mode === 'online' ? link : [place, address].filter(Boolean).join(', ')) || 'Não informado',
                    ],
                    ['Lugares', figures.capacity],
                    ['Confirmados', figures.confirmed],
                    ['Com vaga oferecida', figures.offered],
                    ['Em espera', figures.waiting],
                    ['Vieram', figures.came],
                    ['Desistiram', figures.cancelled],
                  ]}
                />
              </Card>
              {kind === 'fair' && attributes.state !== 'cancelled' && <StandsPart uuid={uuid} />}
              {attributes.state !== 'draft' && <PeopleTable uuid={uuid} title={attributes.title} />}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
