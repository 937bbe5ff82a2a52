import * as z from 'zod/mini'

/**
 * Absent keeps the value; null or blank clears it; anything else must pass. A valid text that is too long gets the
 * length error.
 */
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
