import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { Actions, Muted, Row } from '#web/page/page.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { type Standing, StandingMark } from '#web/ui/states/standing.tsx'
import { cancelBooking, listBookings } from '../wire/bookings.ts'
import { MISSED, STATES } from '../wire/mentoring-words.ts'
import { listMentors, showStanding } from '../wire/mentors.ts'
import { ContestDialog, RateDialog } from './after-dialogs.tsx'
import { type Booking, bookingTitle, momentOf, whenWords } from './mentoring-view.ts'

type Of = Booking['attributes']

function markOf(of: Of): [Standing, string] {
  if (of.missed && !of.forgiven) return ['bad', MISSED[of.missed]]
  if (of.state === 'cancelled') return ['quiet', STATES.cancelled]
  return of.may_rate ? ['quiet', 'Aconteceu'] : ['good', STATES.booked]
}

export function BookingRow({ booking: { id, attributes: of } }: { booking: Booking }) {
  const [open, setOpen] = useState<'cancel' | 'contest' | 'rate'>()
  const close = () => setOpen(undefined)
  const [mark, words] = markOf(of)
  const title = bookingTitle(of)
  return (
    <li>
      <Row
        what={
          <>
            <h3>{title}</h3>
            <Muted>{whenWords(of)}</Muted>
            {of.contested && !of.forgiven && <Muted>Falta contestada</Muted>}
            {of.forgiven && <Muted>A falta não conta mais</Muted>}
            {of.stars !== null && <Muted>Sua nota: {of.stars} de 5</Muted>}
          </>
        }
      >
        <StandingMark of={mark}>{words}</StandingMark>
        <Actions>
          {of.link && (
            <ButtonAnchor
              href={of.link}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Abrir a sala: ${title}`}
            >
              Abrir a sala
            </ButtonAnchor>
          )}
          {of.may_cancel && (
            <Button kind="quiet" aria-label={`Cancelar: ${title}`} onClick={() => setOpen('cancel')}>
              Cancelar
            </Button>
          )}
          {of.may_contest && (
            <Button aria-label={`Contestar a falta: ${title}`} onClick={() => setOpen('contest')}>
              Contestar a falta
            </Button>
          )}
          {of.may_rate && (
            <Button aria-label={`Avaliar: ${title}`} onClick={() => setOpen('rate')}>
              {of.stars === null ? 'Avaliar' : 'Mudar a nota'}
            </Button>
          )}
        </Actions>
      </Row>
      <CancelDialog id={id} of={of} open={open === 'cancel'} onClose={close} />
      {open === 'contest' && <ContestDialog id={id} title={title} onClose={close} />}
      {open === 'rate' && <RateDialog id={id} title={title} onClose={close} />}
    </li>
  )
}

function CancelDialog({ id, of, open, onClose }: { id: string; of: Of; open: boolean; onClose: () => void }) {
  const cancel = useAct(cancelBooking, {
    done: 'A mentoria foi cancelada.',
    refresh: [listBookings, listMentors, showStanding],
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Cancelar esta mentoria?"
      confirm="Cancelar a mentoria"
      cancel="Manter"
      destructive
      onConfirm={async () => void (await cancel.act({ id }))}
    >
      <p>
        {bookingTitle(of)}, {whenWords(of)}.
      </p>
      <p>
        {of.late
          ? 'Faltam menos de 12 horas: conta como falta. Duas faltas em 90 dias suspendem novas mentorias por 30 dias.'
          : `Até ${momentOf(of.free_until, of)} não conta como falta.`}
      </p>
    </ConfirmDialog>
  )
}
