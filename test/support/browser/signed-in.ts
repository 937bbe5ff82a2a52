// A page of a signed-in person, without the log-in page, which costs seconds and has its own tests.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Browser } from 'playwright-core'
import { openPage, type PageOptions } from './chromium.ts'

export type UserType = 'User' | 'CompanyManager' | 'Operator'

const PASSWORD = 'Ponte@2026'

/** A session of its own, which the test may end. */
async function enter(origin: string, email: string, user_type: UserType) {
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username: email, password: PASSWORD, user_type }),
  })
  assert.equal(answer.status, 200, `${email} does not come in`)
  return (await answer.json()) as { access_token: string; attributes: object }
}

/** Calls of a person, for `send`. */
export async function callsOf(origin: string, email: string, user_type: UserType) {
  const { access_token } = await enter(origin, email, user_type)
  return (path: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${access_token}`)
    return fetch(origin + path, { ...init, headers })
  }
}

/** What a browser keeps of a session. `who` is an e-mail, or the local part of a demonstration one. */
export async function storageOf(origin: string, who: string, user_type: UserType) {
  const { access_token, attributes } = await enter(origin, who.includes('@') ? who : `${who}@demo.test`, user_type)
  const session = { isLogged: true, userType: user_type, access_token, attributes, firstSignIn: false }
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'session', value: JSON.stringify(session) }] }] }
}

export async function openSignedIn(
  t: TestContext,
  browser: Browser,
  who: string,
  user_type: UserType,
  options: PageOptions,
) {
  const { origin, context } = options
  const storageState = await storageOf(origin, who, user_type)
  return openPage(t, browser, { ...options, context: { ...context, storageState } })
}
