// A page of somebody of the demonstration who is in already: the doors have tests of their own, and walking through one costs seconds.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Browser } from 'playwright-core'
import { openPage, type PageOptions } from './chromium.ts'

export type UserType = 'User' | 'CompanyManager' | 'Operator'

const PASSWORD = 'Ponte@2026'

/** The session as the browser keeps it, by person: one a test file is enough. */
const entered = new Map<string, Promise<string>>()

async function enter(origin: string, who: string, user_type: UserType) {
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username: `${who}@demo.test`, password: PASSWORD, user_type }),
  })
  assert.equal(answer.status, 200, `${who} does not come in`)
  const { access_token, attributes } = (await answer.json()) as { access_token: string; attributes: object }
  return JSON.stringify({ isLogged: true, userType: user_type, access_token, attributes, firstSignIn: false })
}

export async function openSignedIn(t: TestContext, browser: Browser, who: string, user_type: UserType, options: PageOptions) {
  const { origin, context } = options
  const key = `${origin} ${who}`
  if (!entered.has(key)) entered.set(key, enter(origin, who, user_type))
  const localStorage = [{ name: 'session', value: await entered.get(key)! }]
  return openPage(t, browser, { ...options, context: { ...context, storageState: { cookies: [], origins: [{ origin, localStorage }] } } })
}
