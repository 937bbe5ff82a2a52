// The candidate bank: people who want to be found, and a company that recruits.
import * as wire from '#features/candidate-bank/wire/bank.ts'
import type { Sent } from '#wire/endpoint.ts'
import type { RoleName } from '#wire/person/roles.ts'
import type { TestApp } from '../app.ts'
import { newCandidate } from '../candidate.ts'
import { bornYearsAgo } from '../candidatures.ts'
import { everybody, type Place } from '../people.ts'
import { type ProfileSent, profiles, wholeProfile } from '../profile.ts'

export type Search = Sent<typeof wire.listCandidates>

export async function bankWorld(app: TestApp) {
  const { people, companies } = await everybody(app)
  const { save } = profiles(app)
  const of = (role: RoleName, place: Place = 'company') =>
    people.find((one) => one.role === role && one.place === place)!
  const recruiter = of('Recrutador').token!

  /** Somebody grown up who wants to be found, with everything told. */
  async function listed(changes: ProfileSent = {}) {
    const account = await newCandidate(app)
    await save(account.token, wholeProfile({ date_of_birth: bornYearsAgo(21), ...changes }))
    const { id } = await app
      .ctx()
      .db.selectFrom('user_infos')
      .innerJoin('logins', 'logins.id', 'login_id')
      .select('user_infos.id')
      .where('logins.email', '=', account.email)
      .where('user_type', '=', 'User')
      .executeTakeFirstOrThrow()
    return { ...account, id }
  }
  const find = (search: Search = {}, token = recruiter) => app.call(wire.listCandidates, search, token)
  /** The ids found, and how many the list says there are. */
  async function found(search: Search = {}, token = recruiter) {
    const { collection, total_count } = await find({ per_page: 100, ...search }, token)
    return { ids: collection.data.map(({ id }) => id), total: total_count }
  }
  const open = async (id: string, job_id?: string, token = recruiter) =>
    (await app.call(wire.showCandidate, { id, ...(job_id && { job_id }) }, token)).data.attributes
  return { people, companies, of, recruiter, save, listed, find, found, open }
}
