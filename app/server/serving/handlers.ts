// What a feature answers an endpoint with, by the name that its wire file gives it.
import type { Endpoint, Given, Received } from '#wire/endpoint.ts'
import type { Ctx } from '../context.ts'

/** An answer with additional headers. */
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
/** Checked before the body is read: an address that names nothing is 404, whatever was sent. */
type Guard<E extends Endpoint> = { premise?: (ctx: Ctx, params: Received<E>['params']) => Promise<unknown> }

/** The id of what was made, and values that only the first answer carries, such as recovery codes. */
export type Made<E extends Endpoint = Endpoint> = string | { id: string; told: Partial<Given<E>> }
type Work<E extends Endpoint> = (ctx: Ctx) => Promise<Made<E>>

/**
 * For an `idempotent` endpoint: one transaction makes or changes something and returns its id; a repeated request
 * shows its current state. Work outside the database (storing a file, hashing a password) is done by `prepare` before
 * the transaction; it returns the work for the transaction.
 */
export type Making<E extends Endpoint> = {
  show: (ctx: Ctx, id: string, input: Received<E>, told?: Partial<Given<E>>) => ReturnType<Answering<E>>
} & (
  | { make: (ctx: Ctx, input: Received<E>) => Promise<Made<E>> }
  | { prepare: (ctx: Ctx, input: Received<E>) => Promise<Work<E>> }
)

export type Handler<E extends Endpoint> = Answering<E> | (Guard<E> & { run: Answering<E> }) | (Guard<E> & Making<E>)

/** Only the endpoints of a wire file, by name. */
export type Named<Wire> = { [Name in keyof Wire as Wire[Name] extends Endpoint ? Name : never]: Wire[Name] }

/** A handler for each endpoint of the wire: a missing or an additional one is a type error. */
export type Handlers<Wire> = {
  [Name in keyof Named<Wire>]: Named<Wire>[Name] extends infer E extends Endpoint ? Handler<E> : never
}
