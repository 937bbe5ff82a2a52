// Who waits for a mentor: when a time is free, the first in line hears of it. It goes to whoever books it first.
import { sql } from 'kysely'
import { refuseOutside } from '#features/candidates/server/candidates.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { ROOM } from './letters.ts'
import { type MentorRow, offeredRow } from './mentor-rows.ts'

export async function setWaiting(ctx: Ctx, id: string, waiting: boolean): Promise<string> {
  const row = await offeredRow(ctx, id)
  const { login_id } = ctx.actor as SignedIn
  if (waiting) {
    await refuseOutside(ctx, row.audience)
    await sql`insert into mentor_waits (mentor_id, login_id, since) values (${id}, ${login_id}, ${ctx.now})
      on conflict do nothing`.execute(ctx.db)
  } else await stopWaiting(ctx, id, login_id)
  return id
}

export const stopWaiting = (ctx: Ctx, mentor_id: string, login_id: string) =>
  ctx.db.deleteFrom('mentor_waits').where('mentor_id', '=', mentor_id).where('login_id', '=', login_id).execute()

/** As many as there are times; told, they leave the line. */
export async function tellWaiting(ctx: Ctx, { id, name }: Pick<MentorRow, 'id' | 'name'>, times: number) {
  if (times < 1) return
  const { rows } = await sql<{ email: string; first: string }>`
    with told as (delete from mentor_waits w using (
        select mentor_id, login_id from mentor_waits where mentor_id = ${id} order by since, login_id
        limit ${times} for update skip locked) f
      where w.mentor_id = f.mentor_id and w.login_id = f.login_id returning w.login_id, w.since)
    select l.email, split_part(coalesce(u.social_name, u.full_name), ' ', 1) as first
    from told t join logins l on l.id = t.login_id join user_infos u on u.login_id = l.id order by t.since`.execute(
    ctx.db,
  )
  await writeLetters(
    ctx,
    rows.map(({ email, first }) => ({
      to: email,
      subject: `Há horário livre com ${name}`,
      greeting: `Olá, ${first}!`,
      paragraphs: [
        `Um horário com ${name} ficou livre, e você é a próxima pessoa da lista de espera.`,
        'Ele fica com quem marcar primeiro. Se não der desta vez, entre na lista de novo.',
      ],
      action: { label: 'Ver os horários', path: `${ROOM}/${id}` },
    })),
  )
}
