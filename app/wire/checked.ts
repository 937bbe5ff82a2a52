import * as z from 'zod/mini'
import { BLANK } from './text/sentences.ts'

/** A text that must pass a test. Blank has its own error, and so have later checks such as length. */
export const checked = (passes: (text: string) => boolean, words: string) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? words : undefined) })
    .check(z.refine(passes, { error: ({ input }) => (String(input).trim() === '' ? BLANK : words) }))
