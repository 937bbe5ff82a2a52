import type { Ctx } from '#server/context.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../../wire/applying.ts'
import { apply } from './apply.ts'
import { withdraw } from './withdraw.ts'
import { listOwn, showOwn } from './own-candidatures.ts'
import { checkApplying } from './check-applying.ts'

const show = async (ctx: Ctx, id: string) => ({ data: await showOwn(ctx, id) })

export const applyingRoutes = serve(wire, {
  showApplying: async (ctx, { params }) => ({ data: await checkApplying(ctx, params.slug) }),
  apply: async (ctx, { params, body }) => {
    const id = await apply(ctx, params.slug, body.candidature)
    return new Reply(await show(ctx, id), { location: `${ctx.configuration.app_origin}/usuarios/candidaturas/${id}` })
  },
  listCandidatures: async (ctx, { query }) => {
    const { data, ...totals } = await listOwn(ctx, query)
    return { collection: { data }, ...totals }
  },
  showCandidature: (ctx, { params }) => show(ctx, params.id),
  withdrawCandidature: async (ctx, { params }) => {
    await withdraw(ctx, params.id)
    return show(ctx, params.id)
  },
})
