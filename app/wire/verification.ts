import * as z from 'zod/mini'

/** How a company stands with the operator. */
export const verification = z.enum(['pendente', 'verificada', 'suspensa'])
export type Verification = z.output<typeof verification>
