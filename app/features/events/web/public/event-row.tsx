import { Muted, Named } from '#web/page/page.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { KINDS } from '../../wire/event-words.ts'
import type { listEvents } from '../../wire/events.ts'
import { whenOf } from '../parts/event-words.ts'

type Event = Answer<typeof listEvents>['collection']['data'][number]

export function EventRow({ event: { id, attributes: of } }: { event: Event }) {
  const where = of.mode === 'online' ? 'Online' : [of.place, of.address].filter(Boolean).join(', ')
  return (
    <li>
      <Named name={of.title} to={`/eventos/${id}/inscricao`}>
        {[KINDS[of.kind], of.company?.name].filter(Boolean).join(' · ')}
      </Named>
      <Muted>{whenOf(of)}</Muted>
      <Muted>{where}</Muted>
      {of.full && <StandingMark of="waiting">Lista de espera</StandingMark>}
    </li>
  )
}
