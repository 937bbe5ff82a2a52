import * as z from 'zod/mini'

/** The operator's verdict on a company. */
export const verification = z.enum(['pendente', 'verificada', 'suspensa'])
export type Verification = z.output<typeof verification>
