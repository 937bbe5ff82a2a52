import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import type { Answering } from './question.ts'

type Run<P> = (ctx: Ctx, payload: P) => Promise<void>

/**
 * A task of rows runs inside the transaction that marks it done, so its effects happen once. An outside task (mail,
 * files) runs before that mark and may run again after a crash.
 */
export type Task<P = unknown> = {
  name: string
  run: Run<P>
  reaches: 'rows' | 'outside'
  every?: number
  /** The first run comes after a period, not with the first start. */
  later?: boolean
  /** Attempts before it is given up. The last ones are an hour apart: sixty take two days. */
  tries?: number
  /** After the last attempt, in the transaction that gives it up: informs whoever waits for it. */
  givenUp?: Run<P>
}
export type Announcement<P> = { announcement: string; told?: P }
export type Listener = { announcement: string; task: Task<never> }

export type TaskTable = {
  tasks: Map<string, Task<never>>
  listeners: Map<string, string[]>
  answers: Map<string, Answering[]>
  wake: () => void
}

type Last<P> = Pick<Task<P>, 'tries' | 'givenUp'>
export const task = <P>(name: string, run: Run<P>, last: Last<P> = {}): Task<P> => ({
  name,
  run,
  reaches: 'rows',
  ...last,
})
export const outsideTask = <P>(name: string, run: Run<P>, last: Last<P> = {}): Task<P> => ({
  name,
  run,
  reaches: 'outside',
  ...last,
})
/** Repeats itself, `seconds` after the end of its last run. */
export const repeated = (seconds: number, t: Task<object>, { later = false } = {}): Task<object> => ({
  ...t,
  every: seconds,
  later,
})
export const announcement = <P>(name: string): Announcement<P> => ({ announcement: name })
export const listener = <P>(a: Announcement<P>, t: Task<P>): Listener => ({
  announcement: a.announcement,
  task: t as Task<never>,
})

export function taskTable(tasks: Task<never>[], subscriptions: Listener[], answers: Answering[] = []): TaskTable {
  const all = [...tasks, ...subscriptions.map((l) => l.task)]
  const listeners = new Map<string, string[]>()
  for (const { announcement, task } of subscriptions)
    listeners.set(announcement, [...(listeners.get(announcement) ?? []), task.name])
  return {
    tasks: new Map(all.map((t) => [t.name, t])),
    listeners,
    answers: Map.groupBy(answers, ({ question }) => question),
    wake: () => {},
  }
}

type When = { run_at?: Date; unique_key?: string }

/** Written in the caller's transaction: no commit, no task. The same unique key is queued only once. */
export async function enqueue<P extends object>(
  ctx: Pick<Ctx, 'db' | 'tasks' | 'now'>,
  t: { name: string; run?: Run<P> },
  payload: P,
  { run_at, unique_key }: When = {},
) {
  await sql`insert into tasks (name, payload, run_at, unique_key) values (${t.name}, ${JSON.stringify(payload)},
    ${run_at ?? ctx.now}, ${unique_key ?? null})
    on conflict (name, unique_key) where done_at is null and failed_at is null do nothing`.execute(ctx.db)
  ctx.tasks.wake()
}

/** The same task for many payloads, in one statement. */
export async function enqueueEach<P extends object>(
  ctx: Pick<Ctx, 'db' | 'tasks' | 'now'>,
  t: { name: string; run?: Run<P> },
  payloads: P[],
  { run_at = ctx.now }: { run_at?: Date } = {},
) {
  await sql`insert into tasks (name, payload, run_at) select ${t.name}, value, ${run_at} from
    jsonb_array_elements(${JSON.stringify(payloads)}::jsonb)`.execute(ctx.db)
  ctx.tasks.wake()
}

/** Queues one task for each listener of a feature below, in the same transaction. */
export async function announce<P extends object>(ctx: Ctx, a: Announcement<P>, payload: P) {
  for (const name of ctx.tasks.listeners.get(a.announcement) ?? []) await enqueue(ctx, { name }, payload)
}
