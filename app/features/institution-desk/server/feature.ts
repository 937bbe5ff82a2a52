import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire/desk.ts'
import { askForDesk, deskInvitation, openDesk, renewDeskLink, sendDeskCode } from './door.ts'
import { downloadFromDesk } from './papers.ts'
import { sayWeeks } from './say-weeks.ts'
import { addressOf, showDesk } from './show-desk.ts'

const routes = serve(wire, {
  askForDesk: (ctx, { body }) => askForDesk(ctx, body.email),
  renewDeskLink: (ctx, { body }) => renewDeskLink(ctx, body.token),
  showDeskInvitation: (ctx, { body }) => deskInvitation(ctx, body.token),
  sendDeskCode: (ctx, { body }) => sendDeskCode(ctx, body.token),
  openDesk: (ctx, { body }) => openDesk(ctx, body.token, body.code),
  showDesk: (ctx, { body }) => showDesk(ctx, body.session),
  downloadFromDesk: async (ctx, { body }) => downloadFromDesk(ctx, await addressOf(ctx, body.session), body.step_id),
  sayWeeks: (ctx, { body }) => sayWeeks(ctx, body),
})

export const feature = { name: 'institutionDesk', wire, routes } satisfies Feature
