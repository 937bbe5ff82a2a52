// All kinds of actors: guests, candidates, the seven roles in three companies, the operator.
import { hashPassword, loginByEmail, openLogin } from '#features/accounts/server/accounts.ts'
import { openSession } from '#features/accounts/server/sessions/sessions.ts'
import { registerCandidate } from '#features/candidates/server/candidates.ts'
import { addManager, newCompany } from '#features/companies/server/companies.ts'
import { beginInternship } from '#features/internships/server/internships.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { ROLES, type RoleName } from '#wire/person/roles.ts'
import { today } from '#server/today.ts'
import type { TestApp } from './app.ts'
import { cnpjNumber } from './registration.ts'

const PASSWORD = 'Ponte@2026'

export type Place = 'company' | 'branch' | 'stranger'
export type Person = {
  name: string
  kind: 'Guest' | 'User' | 'CompanyManager' | 'Operator'
  token?: string
  role?: RoleName
  place?: Place
  manager_id?: string
  user_info_id?: string
}
export type Companies = Record<Place, string>

let made = 5_000

/** Three companies, the second a branch of the first; each with one person for each role. */
export async function everybody(app: TestApp): Promise<{ people: Person[]; companies: Companies }> {
  const ctx = app.ctx()
  const password_hash = await hashPassword(PASSWORD)
  // Without signing in, since hashing passwords would take longer than the rest.
  const enter = async (login_id: string) => (await openSession(ctx, login_id)).token
  const company = async (name: string, parent_id?: string) => {
    const form = {
      cnpj: bareCnpj(cnpjNumber(++made)),
      name,
      phone: '+55 (11) 98888-7777',
      website: 'https://x.example/',
      sector_id: '62',
    }
    return (await newCompany(ctx, { ...form, ...(parent_id && { parent_id }) })).id
  }
  const main = await company('Casa')
  const companies: Companies = {
    company: main,
    branch: await company('Filial', main),
    stranger: await company('Vizinha'),
  }
  const people: Person[] = [{ name: 'guest', kind: 'Guest' }]

  for (const [place, company_id] of Object.entries(companies) as [Place, string][])
    for (const [id, role] of Object.entries(ROLES)) {
      const email = `${place}-${id}@pessoas.example`
      const login_id = await openLogin(ctx, {
        user_type: 'CompanyManager',
        email,
        password_hash,
        email_confirmed: true,
      })
      const manager_id = await addManager(ctx, {
        company_id,
        login_id,
        name: `${role} de ${place}`,
        role_ids: [Number(id)],
      })
      people.push({
        name: `${role} (${place})`,
        kind: 'CompanyManager',
        role,
        place,
        manager_id,
        token: await enter(login_id),
      })
    }
  const from = (first: number, last: number) => ({ starts_on: today(ctx.now, first), ends_on: today(ctx.now, last) })
  const interned = { candidate: undefined, intern: from(-30, 330), 'former intern': from(-400, -40) }
  for (const [name, days] of Object.entries(interned)) {
    const email = `${name.replace(' ', '-')}@pessoas.example`
    const { id: user_info_id } = await registerCandidate(ctx, { name: `Pessoa ${name}`, email, password: PASSWORD })
    if (days) await beginInternship(ctx, { user_info_id, company_id: main, ...days })
    people.push({ name, kind: 'User', user_info_id, token: await enter((await loginByEmail(ctx, 'User', email))!.id) })
  }
  const operator = await openLogin(ctx, {
    user_type: 'Operator',
    email: 'operador@pessoas.example',
    password_hash,
    email_confirmed: true,
  })
  people.push({ name: 'operator', kind: 'Operator', token: await enter(operator) })
  return { people, companies }
}
