import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { Schema } from '#wire/endpoint.ts'

/** Answers are checked against their schema, except in production. */
let everywhere: boolean | undefined
// read once: each access to process.env is slow
const proven = () => (everywhere ??= process.env['NODE_ENV'] !== 'production')

const asSent = (body: unknown) => (body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown))

/** An answer that lacks a field or has additional ones is a defect. */
export function prove(schema: Schema, body: unknown) {
  if (!proven()) return
  const read = z.parse(schema, body)
  if (!isDeepStrictEqual(asSent(read), asSent(body))) throw new TypeError('the answer says more than its schema')
}
