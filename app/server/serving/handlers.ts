// What a feature answers an endpoint with, by the name that its wire file gives it.
import type { Endpoint, Given, Received } from '#wire/endpoint.ts'
import type { Ctx } from '../context.ts'

/** An answer with headers of its own. */
export class Reply<Body> {
  body: Body
  headers: Record<string, string>
  constructor(body: Body, headers: Record<string, string>) {
    this.body = body
    this.headers = headers
  }
}

type Later<T> = T | Promise<T>
type Answering<E extends Endpoint> = (ctx: Ctx, input: Received<E>) => Later<Given<E> | Reply<Given<E>>>
/** What must be true before a body is worth reading: an address that names nothing is 404, whatever was sent to it. */
type Guard<E extends Endpoint> = { premise?: (ctx: Ctx, params: Received<E>['params']) => Promise<unknown> }

/** The id of what was made, and what only the first answer says: codes that are shown once. */
export type Made<E extends Endpoint = Endpoint> = string | { id: string; told: Partial<Given<E>> }
type Work<E extends Endpoint> = (ctx: Ctx) => Promise<Made<E>>

/**
 * Of an endpoint that says `idempotent`: one transaction makes or changes something and answers its id, and what is sent again shows it as
 * it is then. What reaches outside (a file that is kept, a password that is hashed) is done by `prepare`, before the transaction, which
 * answers the work to be done in it.
 */
export type Making<E extends Endpoint> = {
  show: (ctx: Ctx, id: string, input: Received<E>, told?: Partial<Given<E>>) => ReturnType<Answering<E>>
} & (
  | { make: (ctx: Ctx, input: Received<E>) => Promise<Made<E>> }
  | { prepare: (ctx: Ctx, input: Received<E>) => Promise<Work<E>> }
)

export type Handler<E extends Endpoint> = Answering<E> | (Guard<E> & { run: Answering<E> }) | (Guard<E> & Making<E>)

/** The endpoints of a wire file by name, and nothing else that it exports. */
export type Named<Wire> = { [Name in keyof Wire as Wire[Name] extends Endpoint ? Name : never]: Wire[Name] }

/** A handler for each endpoint of the wire: one that is missing, or too many, is a type error. */
export type Handlers<Wire> = {
  [Name in keyof Named<Wire>]: Named<Wire>[Name] extends infer E extends Endpoint ? Handler<E> : never
}
