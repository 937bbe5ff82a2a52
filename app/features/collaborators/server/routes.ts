import type { Ctx } from '#server/context.ts'
import { orStale } from '#server/refusal.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import * as verbs from './collaborators.ts'
import { importRoutes } from './import/import-routes.ts'
import { collaboratorResource, listedResource } from './serializer.ts'
import { Stale } from './write-profile.ts'

const STALE = 'Outra pessoa mudou este colaborador enquanto você editava. Veja os dados atuais e tente de novo.'

async function show(ctx: Ctx, uuid: string) {
  const { row, documents } = await verbs.findCollaborator(ctx, uuid)
  return { data: collaboratorResource(ctx, row, documents) }
}

const then =
  (change: (ctx: Ctx, uuid: string) => Promise<unknown>) =>
  async (ctx: Ctx, { params }: { params: { uuid: string } }) => {
    await change(ctx, params.uuid)
    return show(ctx, params.uuid)
  }

export const routes = [
  serve(wire.listCollaborators, async (ctx, { query }) => {
    const { rows, ...totals } = await verbs.listCollaborators(ctx, query)
    return { collection: { data: rows.map(listedResource) }, ...totals }
  }),
  serve(wire.listDescendants, (ctx) => verbs.listDescendants(ctx)),
  serve(wire.createCollaborator, async (ctx, { body }) => {
    const uuid = await verbs.createCollaborator(ctx, body.company_manager)
    return new Reply(await show(ctx, uuid), {
      location: `${ctx.configuration.app_origin}/colaboradores/${uuid}/editar`,
    })
  }),
  serve(wire.showCollaborator, (ctx, { params }) => show(ctx, params.uuid)),
  serve(wire.showAttributes, (ctx, { params }) => show(ctx, params.uuid)),
  serve(wire.updateCollaborator, async (ctx, { params, body }) => {
    const recovery_codes = await orStale(
      verbs.updateCollaborator(ctx, params.uuid, body.company_manager),
      Stale,
      STALE,
      () => show(ctx, params.uuid),
    )
    return { ...(await show(ctx, params.uuid)), ...(recovery_codes && { recovery_codes }) }
  }),
  serve(wire.deactivateCollaborator, then(verbs.deactivate)),
  serve(wire.reactivateCollaborator, then(verbs.reactivate)),
  serve(wire.inviteAgain, then(verbs.inviteAgain)),
  ...importRoutes,
]
