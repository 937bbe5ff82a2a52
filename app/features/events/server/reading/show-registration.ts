import { crossing, type WeeklyHours, weeklyWords } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { asPicture, qrSvg } from '#server/picture/qr-picture.ts'
import type { Answer } from '#wire/endpoint.ts'
import { ENDED_WHY } from '../../wire/event-words.ts'
import type { showOwnRegistration } from '../../wire/registrations.ts'
import { openSealed } from '../seats/sealed.ts'
import type { RegistrationRow } from './registration-rows.ts'

type Shown = Answer<typeof showOwnRegistration>['data']

/** As its owner reads it: the ticket and the link of an online event once the seat is sure. */
export function registrationResource(ctx: Ctx, row: RegistrationRow, classes: readonly WeeklyHours[] = []): Shown {
  const lesson = crossing(classes, row, row.zone)
  const sure = row.state === 'confirmed' && row.prove_by === null
  const code = sure ? openSealed(ctx, 'code', row) : null
  return {
    id: row.id,
    type: 'registration',
    attributes: {
      state: row.state,
      ended_why: row.ended_why && ENDED_WHY[row.ended_why],
      event_id: row.event_id,
      event_title: row.event_title,
      event_cancelled: row.event_state === 'cancelled',
      kind: row.kind,
      mode: row.mode,
      session_title: row.session_title,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      zone: row.zone,
      place: row.place,
      address: row.address,
      link: sure ? row.link : null,
      name: row.name,
      shares_name: row.shares_name,
      position: row.position,
      offered_until: row.offered_until,
      prove_by: row.prove_by,
      code,
      qr: code && asPicture(qrSvg(code)),
      came_at: row.came_at,
      clash: lesson ? weeklyWords({ ...lesson, what: 'Aula' }) : null,
      over: Date.parse(row.ends_at) <= ctx.now.getTime(),
      may_cancel: row.state !== 'cancelled' && Date.parse(row.starts_at) > ctx.now.getTime(),
    },
  }
}
