import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { Schema } from '#wire/endpoint.ts'

/** Answers are proven against their schema everywhere but in production. */
let everywhere: boolean | undefined
const proven = () => (everywhere ??= process.env['NODE_ENV'] !== 'production') // asked once: each look into the environment leaves JavaScript

const asSent = (body: unknown) => (body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown))

/** An answer that lacks something, or says more than its schema, is a defect. */
export function prove(schema: Schema, body: unknown) {
  if (!proven()) return
  const read = z.parse(schema, body)
  if (!isDeepStrictEqual(asSent(read), asSent(body))) throw new TypeError('the answer says more than its schema')
}
