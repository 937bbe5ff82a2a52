import type { Ctx } from '#server/context.ts'
import type { Feature } from '#server/feature.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../wire/collaborators.ts'
import { activePeople } from './active-people.ts'
import * as verbs from './collaborators.ts'
import { importHandlers } from './import/import-routes.ts'
import { listedResource } from './serializer.ts'
import { approverAttributes } from './session-attributes.ts'
import { tasks } from './tasks.ts'

const show = verbs.showCollaborator

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
  updateCollaborator: {
    prepare: (ctx, { params, body }) => verbs.updateCollaborator(ctx, params.uuid, body.company_manager),
    show: async (ctx, id, _input, told) => ({ ...(await show(ctx, id)), ...told }),
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
