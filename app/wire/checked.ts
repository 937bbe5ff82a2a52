import * as z from 'zod/mini'
import { BLANK } from './sentences.ts'

/** A text that must pass a test; blank is said apart from wrong. */
export const checked = (passes: (text: string) => boolean, words: string) =>
  z.string(words).check(z.refine(passes, { error: ({ input }) => (String(input).trim() === '' ? BLANK : words) }))
