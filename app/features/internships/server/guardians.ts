import type { Ctx } from '#server/context.ts'

/** Purpose of the key that seals a guardian's number in the terms; the internship owns it. */
export const SEALED_GUARDIAN = 'guardian cpf'

type Kept = { name: string; kinship: string | null; email: string | null; cpf_sealed?: string | null }

/** As the terms keep them, the numbers readable. */
export const guardiansOf = (ctx: Pick<Ctx, 'secrets'>, internship_id: string, kept: unknown) =>
  (kept as Kept[]).map(({ cpf_sealed, ...guardian }) => ({
    ...guardian,
    cpf: cpf_sealed ? ctx.secrets.open(SEALED_GUARDIAN, internship_id, cpf_sealed) : null,
  }))
