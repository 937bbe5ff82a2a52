import { usePart } from '#web/list/use-part.ts'
import { FailedRead } from '#web/page/loaded.tsx'
import { Named, Rows, Section } from '#web/page/page.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listOwnInterests } from '../../wire/stands.ts'

/** Where the person's contact is with a company; each row leads to where it is taken back. */
export function OwnInterests() {
  const { rows, paging, query } = usePart(listOwnInterests)
  if (!rows.length) return <FailedRead of={[query]} />
  return (
    <Section title="Estandes com o meu interesse" id="interesses" bare>
      <Rows>
        {rows.map(({ id, attributes: of }) => (
          <li key={id}>
            <Named name={of.company.name} to={`/estandes/${id}`}>
              {of.event_title}
            </Named>
          </li>
        ))}
      </Rows>
      <TablePaging {...paging} />
    </Section>
  )
}
