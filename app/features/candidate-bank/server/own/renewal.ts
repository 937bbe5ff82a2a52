// A yes is asked again after a year; without an answer it ends.
import { sql } from 'kysely'
import { ASKED_AGAIN_MONTHS, DAYS_TO_ANSWER } from '#features/candidates/wire/pre-selection.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { repeated, task } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'

const SIX_HOURS = 6 * 3600
const AT_ONCE = 500

type Due = { id: string; name: string; email: string }

/** Once for each yes: a renewed one has a later day. */
const askAgain = task<object>('ask-again', async (ctx) => {
  const { rows } = await sql<Due>`
    update user_infos u set auto_enroll_asked_at = ${ctx.now} from logins l
    where l.id = u.login_id and u.id in (
      select id from user_infos where auto_enroll and auto_enroll_at <= ${ctx.now}::timestamptz -
        ${`${ASKED_AGAIN_MONTHS} months`}::interval
        and (auto_enroll_asked_at is null or auto_enroll_asked_at < auto_enroll_at)
      order by id limit ${AT_ONCE} for update skip locked)
    returning u.id, coalesce(u.social_name, u.full_name) as name, l.email`.execute(ctx.db)
  await writeLetters(ctx, rows.map(letter(ctx)))
})

const letter =
  (ctx: Ctx) =>
  ({ name, email }: Due) => ({
    to: email,
    subject: 'Você ainda quer ser encontrado por empresas?',
    greeting: `Olá, ${name.split(' ')[0]}!`,
    paragraphs: [
      'Faz um ano que você disse sim a aparecer no banco de candidatos. Perguntamos de novo, para que só ' +
        'apareça quem quer.',
      `Se você não responder até ${formatDate(today(ctx.now, DAYS_TO_ANSWER))}, seu perfil sai do banco. ` +
        'Suas candidaturas continuam como estão.',
    ],
    action: { label: 'Responder', path: '/usuarios/convites' },
  })

/** The trigger takes them out; the search counted them out since that day. */
const endUnanswered = task<object>('end-unanswered-consents', async (ctx) => {
  await sql`update user_infos set auto_enroll = false, lock_version = lock_version + 1,
      field_versions = field_versions || jsonb_build_object('auto_enroll', lock_version + 1)
    where id in (
      select id from user_infos where auto_enroll and auto_enroll_at <= ${ctx.now}::timestamptz -
        ${`${ASKED_AGAIN_MONTHS} months ${DAYS_TO_ANSWER} days`}::interval
        and auto_enroll_asked_at <= ${ctx.now}::timestamptz - ${`${DAYS_TO_ANSWER} days`}::interval
      order by id limit ${AT_ONCE} for update skip locked)`.execute(ctx.db)
})

export const renewalTasks = [repeated(SIX_HOURS, askAgain), repeated(SIX_HOURS, endUnanswered)]
