import type { Ctx } from '#server/context.ts'
import type { Feature } from '#server/feature.ts'
import { orStale } from '#server/refusal.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { activePeople } from './active-people.ts'
import * as verbs from './collaborators.ts'
import { importHandlers } from './import/import-routes.ts'
import { collaboratorResource, listedResource } from './serializer.ts'
import { approverAttributes } from './session-attributes.ts'
import { tasks } from './tasks.ts'
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

const routes = serve(wire, {
  listCollaborators: async (ctx, { query }) => {
    const { rows, ...totals } = await verbs.listCollaborators(ctx, query)
    return { collection: { data: rows.map(listedResource) }, ...totals }
  },
  listDescendants: (ctx) => verbs.listDescendants(ctx),
  createCollaborator: async (ctx, { body }) => {
    const uuid = await verbs.createCollaborator(ctx, body.company_manager)
    return new Reply(await show(ctx, uuid), {
      location: `${ctx.configuration.app_origin}/colaboradores/${uuid}/editar`,
    })
  },
  showCollaborator: (ctx, { params }) => show(ctx, params.uuid),
  showAttributes: (ctx, { params }) => show(ctx, params.uuid),
  updateCollaborator: async (ctx, { params, body }) => {
    const recovery_codes = await orStale(
      verbs.updateCollaborator(ctx, params.uuid, body.company_manager),
      Stale,
      STALE,
      () => show(ctx, params.uuid),
    )
    return { ...(await show(ctx, params.uuid)), ...(recovery_codes && { recovery_codes }) }
  },
  deactivateCollaborator: then(verbs.deactivate),
  reactivateCollaborator: then(verbs.reactivate),
  inviteAgain: then(verbs.inviteAgain),
  ...importHandlers,
})

export const feature = {
  name: 'collaborators',
  wire,
  routes,
  tasks,
  session: approverAttributes,
  figures: { COLLABORATORS: activePeople },
} satisfies Feature
