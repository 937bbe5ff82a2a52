// Companies register while processes are killed; every answered registration must be stored.
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { PATIENCE, within } from '#test/support/patience/patience.ts'
import { exchange, load } from '#test/support/product/load.ts'
import type { Running } from '#test/support/product/product-process.ts'
import { registration } from '#test/support/registration.ts'

/** In the proof; `ROUNDS=20` for a night. */
export const ROUNDS = Number(process.env['ROUNDS'] ?? 7)
/** The last round's kill comes after this many answers. */
const MOST = 20
const CONNECTIONS = 8

export type Registered = { email: string; cnpj: string; password: string }
/** Kills something, and returns a product that serves. */
type Crash = (product: Running) => Promise<Running>

/** Registers companies until the crash after the `most`th answer is over; returns those answered with 201. */
async function registerUntil(product: Running, most: number, crash: () => Promise<Running>) {
  const asked = new Map<string, Registered>()
  const answered: Registered[] = []
  let going = true
  let reached = () => {}
  const enough = new Promise<void>((resolve) => (reached = resolve))
  const next = () => {
    if (!going) return undefined
    const { company } = registration()
    const { email, password } = company.company_managers_attributes[0]!
    asked.set(email, { email, password, cnpj: company.cnpj })
    return exchange(product.origin, 'POST', '/v1/profile/companies', { body: JSON.stringify({ company }) }, email)
  }
  const heard = ({ note }: { note?: string }, status: number) => {
    if (status === 201) answered.push(asked.get(note!)!)
    else assert.equal(status, 503, 'only the absence of the database may stand in the way')
    if (answered.length === most) reached()
  }
  const loading = load({ origin: product.origin, connections: CONNECTIONS, next, heard })
  await within(`${most} answers`, Promise.race([enough, loading]), PATIENCE.start)
  assert.ok(answered.length >= most, `the product went away by itself: ${product.said()}`)
  await sleep(Math.random() * 40)
  // A few more requests while nothing answers.
  setTimeout(() => (going = false), 60)
  const serving = await crash()
  await within('the end of the last requests', loading, PATIENCE.start)
  return { answered, serving }
}

/** Each manager can sign in. */
async function letIn(product: Running, registered: Registered[]) {
  const left = [...registered]
  const next = () => {
    const one = left.pop()
    const body =
      one &&
      JSON.stringify({
        grant_type: 'password',
        username: one.email,
        password: one.password,
        user_type: 'CompanyManager',
      })
    return body && exchange(product.origin, 'POST', '/oauth/token', { body }, one!.email)
  }
  const refused: string[] = []
  const heard = ({ note }: { note?: string }, status: number) =>
    void (status === 200 || refused.push(`${note}: ${status}`))
  await load({ origin: product.origin, connections: 4, next: () => next() || undefined, heard })
  assert.deepEqual(refused, [], 'a registration that was answered is gone')
}

/** From the first answer to the last, however many rounds there are. */
const after = (round: number) => 1 + Math.round((round * (MOST - 1)) / Math.max(ROUNDS - 1, 1))

/** Each round crashes at another moment. Returns all answered registrations, and the running product. */
export async function crashInRounds(started: Running, crash: Crash) {
  const all: Registered[] = []
  let product = started
  for (let round = 0; round < ROUNDS; round++) {
    const before = product
    const { answered, serving } = await registerUntil(before, after(round), () => crash(before))
    product = serving
    await letIn(product, answered)
    all.push(...answered)
  }
  return { product, all }
}
