// What a feature tells the rest of the product about itself. app/features.ts lists them all; the rest reads that list.
import type { Feature as Area } from '#wire/person/roles.ts'
import type { Ctx, SignedIn } from './context.ts'
import type { Served } from './serve.ts'
import type { Listener, Task } from './tasks/task.ts'

/** Of a card of the company's first page: how many there are, and how many of them wait for somebody. */
export type Figure = { count: number; waiting: number }
export type Figures = Partial<Record<Area, (ctx: Ctx, tree: string[]) => Promise<Figure>>>

export type Feature = {
  /** Goes before an operationId that two features use. */
  name: string
  /** What its wire files export: endpoints by the names that become operationIds. */
  wire: Record<string, unknown>
  routes: Served[]
  tasks?: readonly Task<never>[]
  listeners?: readonly Listener[]
  /** Adds to a session's attributes; accounts, further up, knows none of them. */
  session?: (ctx: Ctx, actor: SignedIn) => Promise<object>
  figures?: Figures
}
