import { sql } from 'kysely'
import { isMinor } from '#features/candidates/server/candidates.ts'
import { ASKED_AGAIN_MONTHS, DAYS_TO_ANSWER } from '#features/candidates/wire/pre-selection.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { today } from '#server/today.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showVisibility } from '../../wire/visibility.ts'

type Row = {
  id: string
  visible: boolean
  said_at: string | null
  version: number | null
  asked_again_on: string | null
  ends_on: string | null
  email_confirmed: boolean
  date_of_birth: string | null
}

export async function visibilityOf(ctx: Ctx): Promise<Answer<typeof showVisibility>> {
  const months = `${ASKED_AGAIN_MONTHS} months`
  const { rows } = await sql<Row>`
    select u.id, u.auto_enroll as visible, u.auto_enroll_at as said_at, u.auto_enroll_version as version,
      case when u.auto_enroll then to_char((u.auto_enroll_at + ${months}::interval) at time zone 'America/Sao_Paulo',
        'YYYY-MM-DD') end as asked_again_on,
      case when u.auto_enroll then to_char((u.auto_enroll_at + ${`${months} ${DAYS_TO_ANSWER} days`}::interval)
        at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') end as ends_on,
      l.email_confirmed_at is not null as email_confirmed, u.date_of_birth
    from user_infos u join logins l on l.id = u.login_id
    where l.id = ${(ctx.actor as SignedIn).login_id}`.execute(ctx.db)
  const { id, date_of_birth, ...of } = rows[0]!
  return {
    data: {
      id,
      type: 'bank_visibility',
      attributes: {
        ...of,
        asks_again: of.asked_again_on !== null && of.asked_again_on <= today(ctx.now),
        minor: isMinor(date_of_birth, ctx.now),
      },
    },
  }
}
