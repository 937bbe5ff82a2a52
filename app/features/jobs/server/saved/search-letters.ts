import { wantsMessages } from '#features/notifications/server/notifications.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { enqueue, listener, repeated, task } from '#server/tasks/task.ts'
import { startOfDay, today } from '#server/today.ts'
import { exclusiveWords } from '../../wire/exclusive-words.ts'
import { JOB_TYPES, WORK_MODELS } from '../../wire/job-words.ts'
import { cardsOf, type JobCard } from '../reading/job-cards.ts'
import { studentOf } from '../reading/student.ts'
import type { Filters } from '../search/find-jobs.ts'
import { forgetNews, tellNews } from '../search/news.ts'
import { jobClosed } from '../writing/move-job.ts'
import { newestFirst } from './newest-first.ts'
import { cancellationToken } from './saved-searches.ts'

const HOUR = 3600
/** In Brasília: nobody is woken by a letter. */
const MORNING = 8
const DAYS = { daily: 1, weekly: 7 } as const
const AT_ONCE = 1000
const MOST_NAMED = 10
/**
 * A job knows since when its listing was under way, not since when anybody could see it: what a letter just missed is
 * of the same instant, or of one before.
 */
const LOOK_BACK_MS = 86_400_000

const hourIn = (now: Date) =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: '2-digit', hourCycle: 'h23' }).format(now),
  )
/** The last instant of the day so many days ago. */
const dueBefore = (now: Date, days: number) => startOfDay(today(now, 1 - days))

const linkTo = ({
  attributes: { slug, title, author_name, job_type, work_model, address, salary, ies_exclusive },
}: JobCard) => ({
  label: title,
  about: [
    '',
    author_name,
    JOB_TYPES[job_type],
    address ?? WORK_MODELS[work_model],
    salary,
    exclusiveWords(ies_exclusive),
  ]
    .filter((words) => words !== undefined)
    .join(' · '),
  path: `/vagas/${slug}`,
})

const sendSearchLetter = task<{ saved_search_id: string }>('send-search-letter', async (ctx, { saved_search_id }) => {
  const search = await ctx.db
    .selectFrom('saved_searches as s')
    .innerJoin('user_infos as u', 'u.id', 's.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select([
      's.id',
      's.name',
      's.filters',
      's.frequency',
      's.seen_until',
      's.news_since',
      's.created_at',
      's.user_info_id',
      'u.login_id',
      'u.full_name',
      'u.social_name',
      'l.email',
    ])
    .where('s.id', '=', saved_search_id)
    .where('l.disabled_at', 'is', null)
    .where('l.email_confirmed_at', 'is not', null)
    .forUpdate('s')
    .executeTakeFirst()
  if (!search || search.seen_until >= ctx.now.toISOString()) return
  const now = ctx.now.toISOString()
  const wanted = await wantsMessages(ctx, search.login_id, 'job_alerts')
  // What is published while nobody wants to hear is no news later.
  await ctx.db
    .updateTable('saved_searches')
    .set({ seen_until: now, ...(!wanted && { news_since: now }) })
    .where('id', '=', search.id)
    .execute()
  if (!wanted) return
  const filters = search.filters as Filters
  const student = await studentOf(ctx, search.user_info_id)
  const since = new Date(
    Math.max(Date.parse(search.news_since), Date.parse(search.seen_until) - LOOK_BACK_MS),
  ).toISOString()
  const news = await tellNews(ctx, filters, student, { since, saved_at: search.created_at, search_id: search.id })
  if (!news.length) return
  const named = await cardsOf(ctx, news.slice(0, MOST_NAMED), student)
  const newest = newestFirst(filters)
  const many = news.length === 1 ? 'Uma vaga nova' : `${news.length} vagas novas`
  await writeLetter(ctx, {
    to: search.email,
    subject: `${many}: ${search.name}`,
    greeting: `Olá, ${(search.social_name ?? search.full_name).split(' ')[0]}!`,
    paragraphs: [`${many} para a sua busca “${search.name}”:`],
    links: [
      ...named.map(linkTo),
      ...(news.length > MOST_NAMED ? [{ label: `E mais ${news.length - MOST_NAMED}`, about: '', path: newest }] : []),
    ],
    action: { label: 'Ver as vagas', path: newest },
    closing:
      'Você recebe este aviso ' +
      `${search.frequency === 'daily' ? 'todo dia em que há vagas novas' : 'uma vez por semana'} ` +
      'porque salvou esta busca.',
    unsubscribe: {
      path: `/vagas/alertas/encerrar?token=${cancellationToken(ctx, search.id)}`,
      call: `/v1/ats/saved_search_cancellations/${cancellationToken(ctx, search.id)}`,
    },
  })
})

type Found = { after?: string }

/**
 * From eight in the morning on, each search whose day has come; as long as there are more, they are looked for at once.
 */
const findDueSearches = task<Found>('find-due-searches', async (ctx, { after }) => {
  if (hourIn(ctx.now) < MORNING) return
  const due = await ctx.db
    .selectFrom('saved_searches')
    .select('id')
    .where((e) =>
      e.or(
        (['daily', 'weekly'] as const).map((frequency) =>
          e.and([e('frequency', '=', frequency), e('seen_until', '<', dueBefore(ctx.now, DAYS[frequency]))]),
        ),
      ),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of due) await enqueue(ctx, sendSearchLetter, { saved_search_id: id }, { unique_key: id })
  if (due.length === AT_ONCE) await enqueue(ctx, { name: 'find-due-searches' }, { after: due.at(-1)!.id })
})

/** Unless it was reopened meanwhile, and forgotten with that: what is told of it since then holds. */
const forgetTold = task<{ job_id: string }>('forget-told-job', async (ctx, { job_id }) => {
  const closed = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', job_id)
    .where('status', '=', 'closed')
    .forUpdate()
    .executeTakeFirst()
  if (closed) await forgetNews(ctx, job_id)
})

export const searchListeners = [listener(jobClosed, forgetTold)]
export const searchTasks = [sendSearchLetter, repeated(HOUR, findDueSearches)]
