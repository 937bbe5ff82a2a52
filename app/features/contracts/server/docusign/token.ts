// Who we are to DocuSign: a token by a signed assertion, and the account that it opens. Both are kept while they hold.
import { sign } from 'node:crypto'
import * as z from 'zod/mini'
import type { Ctx } from '#server/context.ts'
import type { DocusignSettings } from '#server/start/docusign-settings.ts'
import { ask, parsed } from './ask.ts'
import { DocusignFault } from './fault.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const SCOPE = 'signature impersonation'
const HOUR = 3600
/** Asked for anew so long before its end. */
const EARLY = 300

const given = z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.number() })
const known = z.object({
  accounts: z.array(
    z.object({
      account_id: z.string(),
      is_default: z.union([z.boolean(), z.enum(['true', 'false'])]),
      base_uri: z.string(),
    }),
  ),
})

const packed = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

export function assertion({ integration_key, user_id, origin, private_key }: DocusignSettings, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000)
  const claims = {
    iss: integration_key,
    sub: user_id,
    aud: new URL(origin).host,
    iat,
    exp: iat + HOUR,
    scope: SCOPE,
  }
  const signed = `${packed({ alg: 'RS256', typ: 'JWT' })}.${packed(claims)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), private_key).toString('base64url')}`
}

async function newToken(settings: DocusignSettings, now: Date) {
  const form = new URLSearchParams({ grant_type: GRANT, assertion: assertion(settings, now) })
  const body = await ask(`${settings.origin}/oauth/token`, { method: 'POST', body: form })
  const { access_token, expires_in } = parsed(given, body)
  return { access_token, until: now.getTime() + (expires_in - EARLY) * 1000 }
}

async function addressOf({ origin, account_id }: DocusignSettings, access_token: string) {
  const body = await ask(`${origin}/oauth/userinfo`, { headers: { authorization: `Bearer ${access_token}` } })
  const { accounts } = parsed(known, body)
  const isOurs = (one: (typeof accounts)[number]) =>
    account_id ? one.account_id.toLowerCase() === account_id.toLowerCase() : String(one.is_default) === 'true'
  const account = accounts.find(isOurs)
  if (!account) throw new DocusignFault(404, 'NO_SUCH_ACCOUNT')
  return `${account.base_uri}/restapi/v2.1/accounts/${account.account_id}`
}

type Access = { access_token: string; until: number; address: string }
const kept = new Map<string, Access>()
const keyOf = ({ origin, integration_key, user_id, account_id }: DocusignSettings) =>
  [origin, integration_key, user_id, account_id].join(' ')

export function settingsOf({ configuration: { docusign } }: Pick<Ctx, 'configuration'>): DocusignSettings {
  if (!docusign) throw new DocusignFault(0, 'NOT_CONFIGURED')
  return docusign
}

/** The address of our account, and the token that opens it. */
export async function accessOf(ctx: Ctx): Promise<Access> {
  const settings = settingsOf(ctx)
  const key = keyOf(settings)
  const found = kept.get(key)
  if (found && found.until > ctx.now.getTime()) return found
  const token = await newToken(settings, ctx.now)
  const access = { ...token, address: found?.address ?? (await addressOf(settings, token.access_token)) }
  kept.set(key, access)
  return access
}

/** It was refused before its end: the next question asks for another. */
export const forgetAccess = (ctx: Ctx) => void kept.delete(keyOf(settingsOf(ctx)))
