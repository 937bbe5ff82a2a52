// An endpoint is a value: the form validates with it, the server parses with it, the client calls it, OpenAPI is
// printed from it.
import type * as z from 'zod/mini'
import type { Feature } from './person/roles.ts'

export type Schema = z.core.$ZodType
export type FormType = 'multipart/form-data' | 'application/x-www-form-urlencoded'
type MediaType = `${string}/${string}`

export type Parts<Query, Body, Given> = {
  query?: Query
  body?: Body
  answer: Given
  status?: 201 | 202 | 204
  /** Refusals of this endpoint besides 401, 422 and 429. */
  refuses?: Partial<Record<number, Schema>>
  /** false: no authentication. 'optional': guests are allowed, and a session is used when sent. */
  auth?: false | 'optional'
  /** Only these kinds of user; by default anybody logged in. */
  only?: readonly ('User' | 'CompanyManager' | 'Operator')[]
  /** Managers whose roles open this feature, and nobody else unless `only` names them too. */
  feature?: Feature
  /** Also allowed for a session that must turn two-factor on first. */
  before_two_factor?: true
  /** Refuses in the format of RFC 6749: { error, error_description }. */
  oauth?: true
  /** Takes an Idempotency-Key: a repeated request is answered and not executed again. */
  idempotent?: true
  tag?: string
  summary?: string
  form?: FormType
  /** Seconds for which the answer is the same for everybody: cached, with an ETag. */
  remember?: number
  /** Largest body in bytes; a file endpoint sets its own. */
  limit?: number
}

/** The answer of a file endpoint. */
export type Bytes = Blob | string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

/** Types are computed once, where the endpoint is declared; `told` does not exist at run time. */
type Told = { sent: {}; params: {}; query: unknown; body: unknown; given: unknown; answer: unknown }
// oxlint-disable-next-line typescript/no-explicit-any -- an endpoint of whatever types: unknown would refuse every real one
export type Endpoint<T extends Told = any> = Parts<Schema, Schema, Schema | MediaType> & {
  methods: string[]
  path: string
  told?: T
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type PathParams<Address extends string> = { [Name in Names<Address>]: string }
type In<S> = [S] extends [never] ? {} : z.input<S>
type Out<S> = [S] extends [never] ? undefined : z.output<S>
type ToldBy<E> = E extends { told?: infer T } ? NonNullable<T> : never

export type Answer<E extends Endpoint> = ToldBy<E>['answer']
export type Sent<E extends Endpoint> = ToldBy<E>['sent']
export type Received<E extends Endpoint> = Pick<ToldBy<E>, 'params' | 'query' | 'body'>
export type Given<E extends Endpoint> = ToldBy<E>['given']

/** endpoint('put,post /v1/things/{id}', { body, answer }) */
export const endpoint = <
  const Address extends string,
  R extends Schema | MediaType,
  Q extends Schema = never,
  B extends Schema = never,
>(
  at: Address,
  parts: Parts<Q, B, R>,
) => {
  const [methods = '', path = ''] = at.split(' ')
  return { ...parts, methods: methods.split(','), path } as Endpoint<{
    sent: PathParams<Address> & In<Q> & In<B>
    params: PathParams<Address>
    query: Out<Q>
    body: Out<B>
    given: R extends Schema ? z.input<R> : Bytes
    answer: R extends Schema ? z.output<R> : Blob
  }>
}
