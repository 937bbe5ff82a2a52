import { Reply, serve } from '#server/serve.ts'
import type { Bytes } from '#wire/endpoint.ts'
import * as wire from '../../wire/invites.ts'
import { inviteRows, printInviteModel } from './invite-rows.ts'

export const inviteRoutes = serve(wire, {
  downloadInviteModel: () =>
    new Reply<Bytes>(printInviteModel(), { 'content-disposition': 'attachment; filename="convites.csv"' }),
  inviteBySheet: (ctx, { body }) => inviteRows(ctx, body),
})
