// The door: what the operator has set.
import type { Configuration } from '#server/start/configuration.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { bareEmail } from '#wire/person/email.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { SiteLinks } from '#wire/link/site-links.ts'
import { shownSupportPhone } from '#wire/person/support-phone.ts'
import { webLink } from '#wire/link/web-link.ts'
import { type changeSiteSettings as change, type Setting, settingFields, type showSiteSettings } from '../wire.ts'

type Settings = Answer<typeof showSiteSettings>['data']['attributes']

/** Every page reads them; with several processes, the others show a change this much later. */
export const REMEMBERED_MS = 10_000
const remembered = new WeakMap<Configuration, { read: number; links: SiteLinks }>()

export async function siteSettings(ctx: Ctx): Promise<Settings> {
  const rows = await ctx.db.selectFrom('site_settings').select(['name', 'value']).execute()
  const set = new Map(rows.map(({ name, value }) => [name, value]))
  return Object.fromEntries(Object.keys(settingFields).map((name) => [name, set.get(name) ?? null])) as Settings
}

/** Closing of a letter that may be answered: with an address only where the operator has set one. */
export async function closingWith(ctx: Ctx, answer: string, otherwise: string) {
  const { contact_email } = await siteSettings(ctx)
  return contact_email ? { closing: answer, reply_to: contact_email } : { closing: otherwise }
}

/** The public settings that are set. */
export async function siteLinks(ctx: Ctx): Promise<SiteLinks> {
  const known = remembered.get(ctx.configuration)
  if (known && Math.abs(known.read - ctx.now.getTime()) <= REMEMBERED_MS) return known.links
  const { contact_email: _, ...settings } = await siteSettings(ctx)
  const set = Object.entries(settings).filter(([, value]) => value !== null) as [Setting, string][]
  const [social, links] = [
    set.filter(([name]) => name.startsWith('social_')),
    set.filter(([name]) => !name.startsWith('social_')),
  ]
  const answer: SiteLinks = {
    ...Object.fromEntries(links),
    ...(social.length > 0 && {
      social: Object.fromEntries(social.map(([name, address]) => [name.slice('social_'.length), address])),
    }),
  }
  remembered.set(ctx.configuration, { read: ctx.now.getTime(), links: answer })
  return answer
}

/** The stored form: a link with its scheme, a phone formatted. */
function storedForm(name: string, given: string): string {
  if (name.endsWith('_email')) return bareEmail(given)
  return (name === 'support_phone' ? shownSupportPhone(given) : webLink(given)) ?? given
}

export async function changeSiteSettings(ctx: Ctx, settings: Received<typeof change>['body']['settings']) {
  await transaction(ctx, async (ctx) => {
    const changed = { changed_by_login_id: (ctx.actor as SignedIn).login_id, changed_at: ctx.now.toISOString() }
    for (const [name, given] of Object.entries(settings)) {
      if (given === undefined) continue
      if (given === null) await ctx.db.deleteFrom('site_settings').where('name', '=', name).execute()
      else {
        const value = storedForm(name, given)
        await ctx.db
          .insertInto('site_settings')
          .values({ name, value, ...changed })
          .onConflict((c) => c.column('name').doUpdateSet({ value, ...changed }))
          .execute()
      }
    }
  })
  remembered.delete(ctx.configuration)
  ctx.forgetPages()
}
