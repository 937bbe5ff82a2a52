// The door: what the operator has set.
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { bareEmail } from '#wire/email.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { changeSiteSettings as change, showSiteSettings } from '../wire.ts'

type Settings = Answer<typeof showSiteSettings>['data']['attributes']

export async function siteSettings(ctx: Ctx): Promise<Settings> {
  const rows = await ctx.db.selectFrom('site_settings').select(['name', 'value']).execute()
  return { contact_email: rows.find(({ name }) => name === 'contact_email')?.value ?? null }
}

export const changeSiteSettings = (ctx: Ctx, settings: Received<typeof change>['body']['settings']) =>
  transaction(ctx, async (ctx) => {
    const changed = { changed_by_login_id: (ctx.actor as SignedIn).login_id, changed_at: ctx.now.toISOString() }
    for (const [name, given] of Object.entries(settings)) {
      if (given === undefined) continue
      const value = given && bareEmail(given)
      if (value === null) await ctx.db.deleteFrom('site_settings').where('name', '=', name).execute()
      else await ctx.db.insertInto('site_settings').values({ name, value, ...changed }).onConflict((c) => c.column('name').doUpdateSet({ value, ...changed })).execute()
    }
  })
