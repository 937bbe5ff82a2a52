import { useAct } from '#web/calls/use-act.ts'
import { usePart } from '#web/list/use-part.ts'
import { momentWords } from '#web/moment.ts'
import { FailedRead } from '#web/page/loaded.tsx'
import { Actions, Entries, Muted, Named, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { MISSED, STATES } from '../../wire/mentoring-words.ts'
import { cancelForMentor, listKeptBookings, settleContest, tellAbsence } from '../../wire/operator-bookings.ts'
import { CancelWithReason } from './cancel-with-reason.tsx'

type Kept = Answer<typeof listKeptBookings>['collection']['data'][number]
type Which = 'ahead' | 'past' | 'contested'

/** Nothing is shown where there is nothing. */
export function KeptBookings({ title, which, mentor_id }: { title: string; which: Which; mentor_id?: string }) {
  const { rows, paging, query } = usePart(listKeptBookings, { which, ...(mentor_id && { mentor_id }) })
  if (!rows.length) return <FailedRead of={[query]} />
  return (
    <Section title={title} id={`bookings-${which}`}>
      <Entries>
        {rows.map((row) => (
          <KeptBooking key={row.id} row={row} which={which} />
        ))}
      </Entries>
      <TablePaging {...paging} />
    </Section>
  )
}

const stateOf = ({ state, missed, forgiven }: Kept['attributes']) =>
  missed && !forgiven ? MISSED[missed] : STATES[state]

function KeptBooking({ row: { id, attributes: of }, which }: { row: Kept; which: Which }) {
  const refresh = [listKeptBookings]
  const settle = useAct(settleContest, { done: 'A pessoa recebe a resposta por e-mail.', refresh })
  const absence = useAct(tellAbsence, { refresh })
  const cancel = useAct(cancelForMentor, { done: 'A pessoa recebe o motivo por e-mail.', refresh })
  const title = of.session_title ? `${of.session_title}, com ${of.mentor.name}` : `Com ${of.mentor.name}`
  return (
    <li>
      <span>
        <Named name={of.person}>
          {title}, {momentWords(of.starts_at)}
        </Named>
        {of.contest && which === 'contested' && <Muted>“{of.contest}”</Muted>}
      </span>
      <StandingMark of={of.missed && !of.forgiven ? 'bad' : of.state === 'booked' ? 'good' : 'quiet'}>
        {stateOf(of)}
      </StandingMark>
      <Actions>
        {which === 'contested' && (
          <>
            <Button loading={settle.busy} onClick={() => settle.press({ id, forgiven: true })}>
              Aceitar
            </Button>
            <Button kind="quiet" loading={settle.busy} onClick={() => settle.press({ id, forgiven: false })}>
              Manter a falta
            </Button>
          </>
        )}
        {which === 'past' && of.state === 'booked' && (
          <Button kind="quiet" loading={absence.busy} onClick={() => absence.press({ id, absent: !of.missed })}>
            {of.missed ? 'Esteve presente' : 'Faltou'}
          </Button>
        )}
        {which === 'ahead' && (
          <CancelWithReason
            what={`${of.person}, ${title}`}
            button="Cancelar"
            onCancel={async (reason) => void (await cancel.act({ id, reason }))}
          />
        )}
      </Actions>
    </li>
  )
}
