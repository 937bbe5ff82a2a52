// Months of three companies: interns, fees, what a statement says, and closing.
import { registerCandidate } from '#features/candidates/server/candidates.ts'
import { setFee } from '#features/finance/wire/fees.ts'
import * as wire from '#features/finance/wire/statements.ts'
import { beginInternship } from '#features/internships/server/internships.ts'
import type { Sent } from '#wire/endpoint.ts'
import type { TestApp } from '../app.ts'
import { staySignedIn } from '../life.ts'
import { everybody, type Place } from '../people.ts'

type Basis = 'thirty' | 'calendar'
type Terms = { stipend?: string; stipend_period?: 'month' | 'hour'; schedule?: object[] }

/** The interns that every world has are no part of it. */
export async function openLedger(app: TestApp) {
  const { companies, people } = await everybody(app)
  await staySignedIn(app)
  const { db, now } = app.ctx()
  await db.updateTable('internships').set({ dropped_at: now.toISOString() }).execute()
  const of = (place: Place, role = 'Financeiro') =>
    people.find((one) => one.place === place && one.role === role)!.token!
  const operator = people.find(({ kind }) => kind === 'Operator')!.token!
  const shown = async (month: string, token = of('company'), query: object = {}) =>
    (await app.call(wire.showStatement, { month, ...query }, token)).data.attributes
  let made = 0
  return {
    companies,
    of,
    operator,
    shown,
    noon: (day: string) => app.at(`${day}T15:00:00Z`),
    /** A person of this name from one day to another. */
    async intern(
      name: string,
      starts_on: string,
      ends_on: string,
      more: { company?: string; again?: string; terms?: Terms } = {},
    ) {
      const ctx = app.ctx()
      const email = `intern-${++made}@pessoas.example`
      const person = more.again ?? (await registerCandidate(ctx, { name, email, password: 'Ponte@2026' })).id
      const company_id = more.company ?? companies.company
      const terms = {
        stipend: '1200.00',
        transport_kind: 'money' as const,
        transport_allowance: '150.00',
        ...more.terms,
      }
      const id = await beginInternship(ctx, {
        user_info_id: person,
        company_id,
        starts_on,
        ends_on,
        terms: terms as never,
      })
      return { id, person }
    },
    fee: (id: string, starts_on: string, amount = '89.90', basis: Basis = 'thirty') =>
      app.call(setFee, { id, fee: { starts_on, amount, basis } }, operator),
    close: async (month: string, token = of('company'), more: Partial<Sent<typeof wire.closeStatement>> = {}) =>
      (await app.call(wire.closeStatement, { month, ...more }, token)).data.attributes,
    lines: async (month: string, query: object = {}) =>
      (await shown(month, of('company'), query)).lines.map((one) => `${one.person_name}: ${one.words} = ${one.amount}`),
    bytes: async (month: string) =>
      new Uint8Array(await (await app.call(wire.printStatement, { month }, of('company'))).arrayBuffer()),
  }
}
