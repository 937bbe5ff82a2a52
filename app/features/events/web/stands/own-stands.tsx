import { usePart } from '#web/list/use-part.ts'
import { FailedRead } from '#web/page/loaded.tsx'
import { Named, Rows, Section } from '#web/page/page.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listCompanyStands } from '../../wire/stands.ts'
import { people, whenOf } from '../parts/event-words.ts'

/** At fairs of anybody; absent while the company stands at none. */
export function OwnStands() {
  const { rows, paging, query } = usePart(listCompanyStands)
  if (!rows.length) return <FailedRead of={[query]} />
  return (
    <Section title="Nossos estandes" id="estandes" bare>
      <Rows>
        {rows.map(({ id, attributes: of }) => (
          <li key={id}>
            <Named name={`${of.event_title}: ${of.company.name}`} to={`/eventos/estandes/${id}`}>
              {`${whenOf(of)} · interesse de ${people(of.interests)}`}
            </Named>
            <StandingMark of={of.confirmed ? 'good' : 'waiting'}>
              {of.confirmed ? 'Confirmado' : 'Convite'}
            </StandingMark>
          </li>
        ))}
      </Rows>
      <TablePaging {...paging} />
    </Section>
  )
}
