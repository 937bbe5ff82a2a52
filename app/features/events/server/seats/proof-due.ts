import type { Ctx } from '#server/context.ts'

const HOURS_TO_PROVE = 24
const HOUR_MS = 3_600_000

/** By when a guest who signs up now proves the e-mail. */
export const proofDue = ({ now }: Ctx) => new Date(now.getTime() + HOURS_TO_PROVE * HOUR_MS)
