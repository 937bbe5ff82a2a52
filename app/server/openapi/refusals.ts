// Refusals that every operation shares stand once in the document and are referenced.
import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#wire/endpoint.ts'
import { invalid, refused } from '#wire/json-api.ts'
import type { Components } from './components.ts'
import type { OpenApiDocument, SchemaObject } from './openapi-document.ts'

const fault = z.object({ messages: z.array(z.string()), request_id: z.string() }).check(z.meta({ id: 'Fault' }))
const withRoles = z
  .object({ messages: z.array(z.string()), roles: z.optional(z.array(z.string())) })
  .check(z.meta({ id: 'Forbidden' }))
/** A request that is too large as a whole names no field; a single file does. */
const refusedFile = z
  .object({ messages: z.array(z.string()), errors: z.optional(invalid.shape.errors) })
  .check(z.meta({ id: 'RefusedFile' }))
const text: SchemaObject = { type: 'string' }

type Refusal = {
  status: number
  name: string
  description: string
  body: Schema
  headers?: Record<string, { schema: SchemaObject }>
  when: (endpoint: Endpoint) => boolean
}

const REFUSALS: Refusal[] = [
  {
    status: 400,
    name: 'Malformed',
    description: 'O corpo não está bem formado',
    body: refused,
    when: ({ body }) => body !== undefined,
  },
  {
    status: 401,
    name: 'Unauthorized',
    description: 'Sem sessão, ou com uma que terminou',
    body: refused,
    headers: { 'WWW-Authenticate': { schema: text } },
    when: ({ auth }) => auth !== false,
  },
  {
    status: 403,
    name: 'Forbidden',
    description: 'A sessão não dá acesso; `roles` diz quais papéis dão',
    body: withRoles,
    when: ({ auth, only, feature, before_two_factor }) =>
      (only ?? feature) !== undefined || (auth === undefined && !before_two_factor),
  },
  {
    status: 413,
    name: 'TooLarge',
    description: 'O envio, ou um arquivo dele, passa do limite; `errors` diz qual',
    body: refusedFile,
    when: ({ body }) => body !== undefined,
  },
  {
    status: 415,
    name: 'WrongFormat',
    description: 'O formato do envio, ou de um arquivo dele, não é aceito; `errors` diz qual',
    body: refusedFile,
    when: ({ body }) => body !== undefined,
  },
  {
    status: 422,
    name: 'Invalid',
    description: 'Os dados não passam nas regras; `errors` diz o que há em cada campo',
    body: invalid,
    when: ({ body, query, oauth }) => !oauth && (body ?? query) !== undefined,
  },
  {
    status: 429,
    name: 'TooMany',
    description: 'Pedidos demais em pouco tempo',
    body: refused,
    headers: { 'Retry-After': { schema: { type: 'integer' } } },
    when: ({ remember }) => !remember,
  },
  {
    status: 500,
    name: 'Fault',
    description: 'Falha nossa, registrada sob `request_id`',
    body: fault,
    when: () => true,
  },
  {
    status: 503,
    name: 'Unavailable',
    description:
      'O banco de dados ou o armazenamento está fora do ar por um momento: o mesmo pedido, mais tarde, pode dar certo',
    body: refused,
    headers: { 'Retry-After': { schema: { type: 'integer' } } },
    when: () => true,
  },
]

export const refusalComponents = ({ show }: Components): OpenApiDocument['components']['responses'] =>
  Object.fromEntries(
    REFUSALS.map(({ name, description, body, headers }) => [
      name,
      { description, ...(headers && { headers }), content: { 'application/json': { schema: show(body, 'output') } } },
    ]),
  )

/** An endpoint's own refusals replace the common ones. */
export const refusalsOf = (
  endpoint: Endpoint,
  { show }: Components,
): OpenApiDocument['paths'][string][string]['responses'] => ({
  ...Object.fromEntries(
    REFUSALS.filter(({ when }) => when(endpoint)).map(({ status, name }) => [
      status,
      { $ref: `#/components/responses/${name}` },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(endpoint.refuses ?? {}).map(([status, body]) => [
      status,
      { description: 'Recusa', content: { 'application/json': { schema: show(body!, 'output') } } },
    ]),
  ),
})
