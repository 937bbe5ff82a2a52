// A generic OAuth client gets a token, uses it and revokes it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as oauth from 'oauth4webapi'
import { openApp } from '#test/support/app.ts'
import { newCandidate, PASSWORD } from '#test/support/candidate.ts'

const app = await openApp()
const server: oauth.AuthorizationServer = {
  issuer: 'https://ponte.test',
  token_endpoint: 'https://ponte.test/oauth/token',
  revocation_endpoint: 'https://ponte.test/oauth/revoke',
}
const client: oauth.Client = { client_id: 'any' }
const inProcess = {
  [oauth.customFetch]: (
    url: string,
    { method, headers, body }: { method: string; headers: Record<string, string>; body?: unknown },
  ) =>
    app.request(new URL(url).pathname, {
      method,
      headers,
      ...(body !== undefined && { body: body as URLSearchParams }),
    }),
}
const ask = async (username: string, password: string) =>
  oauth.processGenericTokenEndpointResponse(
    server,
    client,
    await oauth.genericTokenEndpointRequest(
      server,
      client,
      oauth.None(),
      'password',
      { username, password, user_type: 'User' },
      inProcess,
    ),
  )
const status = async (token: string) =>
  (
    await oauth
      .protectedResourceRequest(token, 'GET', new URL('https://ponte.test/v1/session'), undefined, undefined, inProcess)
      .catch((error: { status: number }) => error)
  ).status

test('a public client library gets a token, reads with it and revokes it', async () => {
  const { email } = await newCandidate(app)
  const token = await ask(email, PASSWORD)
  assert.deepEqual([token.token_type, token.expires_in], ['bearer', 7 * 86_400])
  assert.equal(await status(token.access_token), 200)
  await oauth.processRevocationResponse(
    await oauth.revocationRequest(server, client, oauth.None(), token.access_token, inProcess),
  )
  assert.equal(await status(token.access_token), 401)
})

test('it understands how we refuse', async () => {
  const { email } = await newCandidate(app)
  const refused = await ask(email, 'Errada@2026').catch((error: oauth.ResponseBodyError) => error)
  assert.ok(refused instanceof oauth.ResponseBodyError)
  assert.deepEqual([refused.status, refused.error], [400, 'invalid_grant'])
})
