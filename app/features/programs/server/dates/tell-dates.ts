// Whoever applies to a program's jobs, or has begun to, is told of changed dates: once, as they stand then.
import { sql } from 'kysely'
import { shownDay } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { formatDate } from '#wire/time/date.ts'
import { isOpen, type Program, programRows } from '../program-rows.ts'

const WAIT_MS = 2 * 60_000
const AT_ONCE = 200

type Telling = { program_id: string; after?: string }
const NAME = 'tell-program-dates'

/** A change that is corrected within minutes is told once, as it ended. */
export const tellDatesSoon = (ctx: Ctx, program_id: string) =>
  enqueue(
    ctx,
    { name: NAME },
    { program_id },
    {
      run_at: new Date(ctx.now.getTime() + WAIT_MS),
      unique_key: program_id,
    },
  )

/** Applicants whose process goes on, and who saved answers that are not sent. */
const peopleOf = (ctx: Ctx, program_id: string, after: string | undefined) =>
  sql<{ id: string; name: string; email: string }>`
    select u.id, coalesce(u.social_name, u.full_name) as name, l.email
    from user_infos u join logins l on l.id = u.login_id
    where (${after ?? null}::uuid is null or u.id > ${after ?? null}) and u.id in (
      select c.user_info_id from candidatures c join jobs j on j.id = c.job_id
        where j.program_id = ${program_id} and c.state in ('applied', 'screening', 'interview', 'offer')
      union select s.user_info_id from answer_sets s join jobs j on j.id = s.job_id
        where j.program_id = ${program_id} and s.sent_at is null)
    order by u.id limit ${AT_ONCE}`.execute(ctx.db)

const stepsInWords = ({ steps }: Pick<Program, 'steps'>) =>
  steps.map(({ name, date }) => `${name}: ${date ? formatDate(date) : 'data a definir'}`).join('; ')

export const tellDates = task<Telling>(NAME, async (ctx, { program_id, after }) => {
  const program = (await programRows(ctx.db).where('p.id', '=', program_id).executeTakeFirst()) as Program | undefined
  if (!program || program.status !== 'published') return
  if (!after && !(await isUntold(ctx, program))) return
  const { rows } = await peopleOf(ctx, program_id, after)
  const { title, slug, close_enrollment_at } = program
  const until = `As inscrições ${isOpen(program, ctx.now) ? 'vão' : 'foram'} até ${shownDay(close_enrollment_at!)}.`
  await writeLetters(
    ctx,
    rows.map(({ name, email }) => ({
      to: email,
      subject: `As datas mudaram: ${title}`,
      greeting: `Olá, ${name.split(' ')[0]}!`,
      paragraphs: [
        `O programa “${title}” tem datas novas. ${until}`,
        ...(program.steps.length ? [`As etapas: ${stepsInWords(program)}.`] : []),
      ],
      action: { label: 'Ver o programa', path: `/programa_estagios/${slug}` },
    })),
  )
  if (!after)
    await ctx.db
      .updateTable('programs')
      .set({ dates_told_at: ctx.now.toISOString() })
      .where('id', '=', program_id)
      .execute()
  if (rows.length === AT_ONCE) await enqueue(ctx, { name: NAME }, { program_id, after: rows.at(-1)!.id })
})

const isUntold = async (ctx: Ctx, { id, dates_told_at, published_at }: Program) =>
  (await ctx.db
    .selectFrom('program_events')
    .select('id')
    .where('program_id', '=', id)
    .where('kind', '=', 'dates')
    .where('happened_at', '>', dates_told_at ?? published_at!)
    .executeTakeFirst()) !== undefined
