import * as z from 'zod/mini'

/** A picture in every size that pages use: `url` is the largest, as large as it says; `srcset` all of them with their widths. */
export const picture = z
  .object({ url: z.string(), srcset: z.string(), width: z.int(), height: z.int() })
  .check(z.meta({ id: 'Picture' }))
export type Picture = z.output<typeof picture>
