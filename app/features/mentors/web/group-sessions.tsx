import { useAct } from '#web/calls/use-act.ts'
import { Entries, Muted, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Named } from '#web/page/page.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { bookMentor } from '../wire/bookings.ts'
import { listMentors, type listSlots } from '../wire/mentors.ts'
import { clashWords, whenWords } from './mentoring-view.ts'

type Slots = Answer<typeof listSlots>['data']
const seats = (left: number) => (left === 1 ? '1 lugar' : `${left} lugares`)

/** Nobody who comes is named to the others. */
export function GroupSessions({ id, slots: { attributes: of } }: { id: string; slots: Slots }) {
  const book = useAct(bookMentor, {
    done: 'Seu lugar está garantido. A data foi ao seu e-mail.',
    refresh: [listMentors],
  })
  return (
    <Section title="Sessões em grupo" id="sessions">
      <Entries>
        {of.sessions.map(({ id: session_id, title, seats_left, mine, clash, ...span }) => (
          <li key={session_id}>
            <span>
              <Named name={title}>
                {whenWords({ ...span, ...of })}. {seats_left > 0 ? `Ainda há ${seats(seats_left)}.` : 'Sem lugares.'}
              </Named>
              {clash && !mine && <Muted>{clashWords(clash)}</Muted>}
            </span>
            {mine ? (
              <StandingMark of="good">Você tem um lugar</StandingMark>
            ) : (
              seats_left > 0 && (
                <Button
                  loading={book.busy}
                  aria-label={`Quero um lugar: ${title}`}
                  onClick={() => book.press({ id, booking: { session_id } })}
                >
                  Quero um lugar
                </Button>
              )
            )}
          </li>
        ))}
      </Entries>
    </Section>
  )
}
