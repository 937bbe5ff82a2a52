import * as z from 'zod/mini'

/** Left out it stays; null or blank empties it; anything else must pass. What is right but too long hears the limit. */
export const blankOr = (passes: (text: string) => boolean, words: string, most = 300) => {
  const tooLong = z.maxLength(most, { error: ({ input }) => (passes(String(input)) ? undefined : words || undefined) })
  return z.optional(
    z.nullable(
      z.string({ error: ({ code }) => (code === 'invalid_type' ? words : undefined) }).check(
        z.trim(),
        tooLong,
        z.refine((text) => text === '' || passes(text), words),
      ),
    ),
  )
}
