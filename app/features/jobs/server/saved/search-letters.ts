import { wantsMessages } from '#features/notifications/server/notifications.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { enqueue, listener, repeated, task } from '#server/tasks/task.ts'
import { startOfDay, today } from '#server/today.ts'
import { pairs } from '#wire/address.ts'
import { exclusiveWords } from '../../wire/exclusive-words.ts'
import { JOB_TYPES, WORK_MODELS } from '../../wire/job-words.ts'
import type { JobCard } from '../reading/job-cards.ts'
import { studentOf } from '../reading/student.ts'
import { type Filters, findJobs, rememberTold } from '../search/find-jobs.ts'
import { jobClosed } from '../writing/move-job.ts'
import { cancellationToken } from './saved-searches.ts'

const HOUR = 3600
/** In Brasília: nobody is woken by a letter. */
const MORNING = 8
const DAYS = { daily: 1, weekly: 7 } as const
const AT_ONCE = 1000

const hourIn = (now: Date) => Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: '2-digit', hourCycle: 'h23' }).format(now))
/** The last instant of the day so many days ago. */
const dueBefore = (now: Date, days: number) => startOfDay(today(now, 1 - days))

const linkTo = ({ attributes: { slug, title, author_name, job_type, work_model, address, salary, ies_exclusive } }: JobCard) => ({
  label: title,
  about: ['', author_name, JOB_TYPES[job_type], address ?? WORK_MODELS[work_model], salary, exclusiveWords(ies_exclusive)].filter((words) => words !== undefined).join(' · '),
  path: `/vagas/${slug}`,
})

const sendSearchLetter = task<{ saved_search_id: string }>('send-search-letter', async (ctx, { saved_search_id }) => {
  const search = await ctx.db
    .selectFrom('saved_searches as s')
    .innerJoin('user_infos as u', 'u.id', 's.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['s.id', 's.name', 's.filters', 's.frequency', 's.seen_until', 's.created_at', 's.user_info_id', 'u.login_id', 'u.full_name', 'u.social_name', 'l.email'])
    .where('s.id', '=', saved_search_id)
    .where('l.disabled_at', 'is', null)
    .where('l.email_confirmed_at', 'is not', null)
    .forUpdate('s')
    .executeTakeFirst()
  if (!search || search.seen_until >= ctx.now.toISOString()) return
  await ctx.db.updateTable('saved_searches').set({ seen_until: ctx.now.toISOString() }).where('id', '=', search.id).execute()
  if (!(await wantsMessages(ctx, search.login_id, 'job_alerts'))) return // what is published meanwhile is no news later
  const filters = search.filters as Filters
  const student = await studentOf(ctx, search.user_info_id)
  const news = { since: search.seen_until, saved_at: search.created_at, user_info_id: search.user_info_id }
  const { data: cards, total_count } = await findJobs(ctx, { ...filters, news }, student, { page: 1, per_page: 10 })
  if (!total_count) return
  const newest = newestFirst(filters)
  const many = total_count === 1 ? 'Uma vaga nova' : `${total_count} vagas novas`
  await writeLetter(ctx, {
    to: search.email,
    subject: `${many}: ${search.name}`,
    greeting: `Olá, ${(search.social_name ?? search.full_name).split(' ')[0]}!`,
    paragraphs: [`${many} para a sua busca “${search.name}”:`],
    links: [...cards.map(linkTo), ...(total_count > cards.length ? [{ label: `E mais ${total_count - cards.length}`, about: '', path: newest }] : [])],
    action: { label: 'Ver as vagas', path: newest },
    closing: `Você recebe este aviso ${search.frequency === 'daily' ? 'todo dia em que há vagas novas' : 'uma vez por semana'} porque salvou esta busca.`,
    unsubscribe: { path: `/vagas/alertas/encerrar?token=${cancellationToken(ctx, search.id)}`, call: `/v1/ats/saved_search_cancellations/${cancellationToken(ctx, search.id)}` },
  })
  await rememberTold(ctx, { ...filters, news }, student)
})

const newestFirst = (filters: Filters) => {
  const query = new URLSearchParams([...pairs(filters)].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''))
  query.set('sort', 'newest')
  return `/vagas?${query}`
}

type Found = { after?: string }

/** From eight in the morning on, each search whose day has come; as long as there are more, they are looked for at once. */
const findDueSearches = task<Found>('find-due-searches', async (ctx, { after }) => {
  if (hourIn(ctx.now) < MORNING) return
  const due = await ctx.db
    .selectFrom('saved_searches')
    .select('id')
    .where((e) => e.or((['daily', 'weekly'] as const).map((frequency) => e.and([e('frequency', '=', frequency), e('seen_until', '<', dueBefore(ctx.now, DAYS[frequency]))]))))
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of due) await enqueue(ctx, sendSearchLetter, { saved_search_id: id }, { unique_key: id })
  if (due.length === AT_ONCE) await enqueue(ctx, { name: 'find-due-searches' }, { after: due.at(-1)!.id })
})

/** Who reopens it makes it new to everybody. */
const forgetTold = task<{ job_id: string }>('forget-told-job', async (ctx, { job_id }) => {
  for (const table of ['told_jobs', 'board_stays'] as const) await ctx.db.deleteFrom(table).where('job_id', '=', job_id).execute()
})

export const searchListeners = [listener(jobClosed, forgetTold)]
export const searchTasks = [sendSearchLetter, repeated(HOUR, findDueSearches)]
