import { usePart } from '#web/list/use-part.ts'
import { FailedRead } from '#web/page/loaded.tsx'
import { Rows, Section } from '#web/page/page.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listBookings } from '../wire/bookings.ts'
import { BookingRow } from './booking-row.tsx'

const MOST = 10

/** What lies ahead, then the last ones. */
export function OwnBookings() {
  const ahead = usePart(listBookings, { which: 'ahead' }, MOST)
  const past = usePart(listBookings, { which: 'past' }, MOST)
  return (
    <>
      <FailedRead of={[ahead.query, past.query]} />
      <Part id="own" title="Minhas mentorias" {...ahead} />
      <Part id="own-past" title="Mentorias anteriores" {...past} />
    </>
  )
}

type Bookings = ReturnType<typeof usePart<typeof listBookings>>

function Part({ id, title, rows, paging }: { id: string; title: string } & Pick<Bookings, 'rows' | 'paging'>) {
  if (!rows.length) return null
  return (
    <Section title={title} id={id} bare>
      <Rows>
        {rows.map((row) => (
          <BookingRow key={row.id} booking={row} />
        ))}
      </Rows>
      <TablePaging {...paging} />
    </Section>
  )
}
