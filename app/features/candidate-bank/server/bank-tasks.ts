import { sql } from 'kysely'
import { profileChanged } from '#features/candidates/server/candidates.ts'
import { emailProven } from '#features/accounts/server/accounts.ts'
import { answering } from '#server/tasks/question.ts'
import { listener, repeated, task, type Task } from '#server/tasks/task.ts'
import { writeBank } from './write-bank.ts'

const HOUR = 3600
const AT_ONCE = 500

export const following = [answering(profileChanged, (ctx, { user_info_ids }) => writeBank(ctx, user_info_ids))]

const enterBank = task<{ login_id: string }>('enter-bank', async (ctx, { login_id }) => {
  const rows = await ctx.db.selectFrom('user_infos').select('id').where('login_id', '=', login_id).forUpdate().execute()
  await writeBank(
    ctx,
    rows.map(({ id }) => id),
  )
})

/** Who may be found and is not there: who said yes before there was a bank, and who may come in again. */
const fillBank = task<object>('fill-bank', async (ctx) => {
  const { rows } = await sql<{ id: string }>`
    select u.id from user_infos u join logins l on l.id = u.login_id
    where u.auto_enroll and u.auto_enroll_at is not null and l.email_confirmed_at is not null and l.disabled_at is null
      and not exists (select from bank_search b where b.user_info_id = u.id)
    order by u.id limit ${AT_ONCE} for update of u skip locked`.execute(ctx.db)
  await writeBank(
    ctx,
    rows.map(({ id }) => id),
  )
})

export const bankTasks = [repeated(HOUR, fillBank)] as Task<never>[]
export const bankListeners = [listener(emailProven, enterBank)]
