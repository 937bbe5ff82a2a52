import * as z from 'zod/mini'

const run = z.object({ text: z.string(), strong: z.optional(z.literal(true)) })
const runs = z.array(run)
const text = z.string()

/** A paper on the wire. */
export const paperSchema = z
  .object({
    title: text,
    blocks: z.array(
      z.union([
        z.object({ type: z.literal('heading'), text }),
        z.object({ type: z.literal('clause'), number: text, runs }),
        z.object({ type: z.literal('paragraph'), runs }),
        z.object({ type: z.literal('list'), items: z.array(runs) }),
        z.object({ type: z.literal('table'), caption: text, header: z.array(text), rows: z.array(z.array(text)) }),
        z.object({ type: z.literal('places'), signers: z.array(z.object({ role: text, name: text })) }),
      ]),
    ),
  })
  .check(z.meta({ id: 'Paper' }))
