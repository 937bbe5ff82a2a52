// Tokens by a signed assertion, as DocuSign's OAuth gives them.
import { randomUUID, verify } from 'node:crypto'
import { ACCOUNT_ID, INTEGRATION_KEY, publicKey, USER_ID } from './keys.ts'
import { Refused, refuse } from './refusals.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const HOUR = 3600

type Claims = { iss: string; sub: string; aud: string; iat: number; exp: number; scope: string }
const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as object
const deny = (error: string): never => {
  throw new Refused(400, { error })
}

function claimsOf(assertion: string): Claims {
  const [head, body, signature = ''] = assertion.split('.')
  const { alg, typ } = read(head) as { alg: string; typ: string }
  const signed = Buffer.from(`${head}.${body}`)
  if (alg !== 'RS256' || typ !== 'JWT' || !verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url')))
    deny('invalid_grant')
  return read(body) as Claims
}

export function openTokenDesk(host: () => string, now: () => Date) {
  const given = new Map<string, number>()
  const desk = {
    /** Whether somebody has agreed that the integration acts for the user. */
    consent: true,
    asked: 0,
    /** Every token ends at once. */
    revoke: () => given.clear(),
    token(form: URLSearchParams) {
      desk.asked++
      if (form.get('grant_type') !== GRANT) deny('unsupported_grant_type')
      const { iss, sub, aud, iat, exp, scope } = claimsOf(form.get('assertion') ?? '')
      const seconds = Math.floor(now().getTime() / 1000)
      const fits = iss === INTEGRATION_KEY && sub === USER_ID && aud === host() && scope === 'signature impersonation'
      if (!fits || iat > seconds + 60 || exp <= seconds || exp > iat + HOUR) deny('invalid_grant')
      if (!desk.consent) deny('consent_required')
      const access_token = randomUUID()
      given.set(access_token, (seconds + HOUR) * 1000)
      return { access_token, token_type: 'Bearer', expires_in: HOUR }
    },
    admit(authorization = '') {
      const until = given.get(authorization.replace(/^Bearer /, ''))
      if (!until || until <= now().getTime()) refuse(401, 'AUTHORIZATION_INVALID_TOKEN')
    },
    userinfo: () => ({
      sub: USER_ID,
      accounts: [
        { account_id: randomUUID(), is_default: false, account_name: 'Outra', base_uri: 'http://127.0.0.1:1' },
        { account_id: ACCOUNT_ID, is_default: true, account_name: 'Ponte', base_uri: `http://${host()}` },
      ],
    }),
  }
  return desk
}
