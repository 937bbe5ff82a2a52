import { Entries, Named, Section } from '#web/page/page.tsx'
import type { Event } from './event.ts'

/** Companies that agreed to stand at the fair. */
export const EventStands = ({ event: { attributes: of } }: { event: Event }) =>
  of.stands.length > 0 && (
    <Section title="Empresas nesta feira" id="empresas">
      <Entries>
        {of.stands.map(({ id, place, company }) => (
          <li key={id}>
            <div>
              <Named name={company.name} to={`/estandes/${id}`}>
                {place ?? 'Lugar a confirmar'}
              </Named>
            </div>
          </li>
        ))}
      </Entries>
    </Section>
  )
