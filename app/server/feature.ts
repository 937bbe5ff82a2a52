// The manifest of a feature. app/features.ts lists all of them; the rest of the product reads that list.
import type { News } from '#wire/person/news.ts'
import type { Feature as Area } from '#wire/person/roles.ts'
import type { Ctx, SignedIn } from './context.ts'
import type { Served } from './serve.ts'
import type { Answering } from './tasks/question.ts'
import type { Listener, Task } from './tasks/task.ts'

/** For a card of the company's dashboard: how many there are, and how many need somebody. */
export type Figure = { count: number; waiting: number }
export type Figures = Partial<Record<Area, (ctx: Ctx, tree: string[]) => Promise<Figure>>>

export type Feature = {
  /** Prefixes an operationId that two features use. */
  name: string
  /** What its wire files export: endpoints by the names that become operationIds. */
  wire: Record<string, unknown>
  routes: Served[]
  tasks?: readonly Task<never>[]
  listeners?: readonly Listener[]
  /** To questions of the features above it in the map. */
  answers?: readonly Answering[]
  /** Adds to a session's attributes; accounts, in a lower stratum, knows none of them. */
  session?: (ctx: Ctx, actor: SignedIn) => Promise<object>
  figures?: Figures
  /** What happened to a candidate's own things, for the bell. */
  news?: (ctx: Ctx, actor: SignedIn, since: Date) => Promise<News[]>
}
