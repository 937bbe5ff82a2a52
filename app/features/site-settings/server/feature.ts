import type { Ctx } from '#server/context.ts'
import type { Feature } from '#server/feature.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { changeSiteSettings, REMEMBERED_MS, siteLinks, siteSettings } from './site-settings.ts'

const show = async (ctx: Ctx) => ({
  data: { id: 'site', type: 'site_settings' as const, attributes: await siteSettings(ctx) },
})

const routes = serve(wire, {
  showSiteSettings: show,
  changeSiteSettings: async (ctx, { body }) => {
    await changeSiteSettings(ctx, body.settings)
    return show(ctx)
  },
  showSiteLinks: async (ctx) =>
    new Reply(await siteLinks(ctx), { 'cache-control': `public, max-age=${REMEMBERED_MS / 1000}` }),
})

export const feature = { name: 'siteSettings', wire, routes } satisfies Feature
