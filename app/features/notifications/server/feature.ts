import type { Ctx, SignedIn } from '#server/context.ts'
import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { listAllNews, listNews, type NewsSource, readNews } from './news.ts'
import { changeMessagePreferences, messagePreferences, unsubscribe } from './notifications.ts'

async function show(ctx: Ctx) {
  const { login_id } = ctx.actor as SignedIn
  return {
    data: { id: login_id, type: 'message_preferences' as const, attributes: await messagePreferences(ctx, login_id) },
  }
}

const routes = (sources: NewsSource[]) =>
  serve(wire, {
    listNews: (ctx) => listNews(ctx, sources),
    listAllNews: (ctx, { query }) => listAllNews(ctx, sources, query),
    readNews: async (ctx, { body }) => {
      await readNews(ctx, body.until)
      return { messages: ['Tudo lido.'] }
    },
    showMessagePreferences: show,
    changeMessagePreferences: async (ctx, { body }) => {
      await changeMessagePreferences(ctx, (ctx.actor as SignedIn).login_id, body.message_preferences)
      return show(ctx)
    },
    unsubscribe: async (ctx, { params }) => ({
      messages: [
        `Pronto: você não vai mais receber “${wire.MESSAGE_KINDS[await unsubscribe(ctx, params.token)].label}”.`,
      ],
    }),
  })

/** Features in lower strata tell what happened; notifications knows none of them. */
export const feature = (sources: NewsSource[]) =>
  ({ name: 'notifications', wire, routes: routes(sources) }) satisfies Feature
