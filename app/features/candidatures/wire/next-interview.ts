import * as z from 'zod/mini'

/** Of a candidature: the interview that comes next, or waits for an answer. */
export const nextInterview = z
  .nullable(
    z.object({
      id: z.string(),
      state: z.enum(['offered', 'confirmed']),
      starts_at: z.nullable(z.string()),
      /** The person proposes other times. */
      proposed: z.boolean(),
    }),
  )
  .check(z.meta({ id: 'NextInterview' }))
export type NextInterview = NonNullable<z.output<typeof nextInterview>>
