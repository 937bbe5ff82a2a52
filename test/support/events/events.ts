// Events of a company, and who signs up for them. The clock stands on a Monday morning.
import type { RoleName } from '#wire/person/roles.ts'
import type { Sent } from '#wire/endpoint.ts'
import * as wire from '#features/events/wire/events.ts'
import * as registrations from '#features/events/wire/registrations.ts'
import type { TestApp } from '../app.ts'
import { newCandidate } from '../candidate.ts'
import { staySignedIn } from '../life.ts'
import { lettersTo } from '../outside/letters.ts'
import { everybody, type Place } from '../people.ts'

/** 09:00 in Brasília, Monday. */
export const START = '2027-03-08T12:00:00Z'
export const HOUR_MS = 3_600_000
export const after = (hours: number, from = START) => new Date(Date.parse(from) + hours * HOUR_MS).toISOString()

type Form = Sent<typeof wire.createEvent>['event']
/** Thursday, 14:00 to 16:00 in Brasília. */
export const session = (changes: object = {}) => ({
  title: 'Abertura',
  day: '11/03/2027',
  from: '14:00',
  to: '16:00',
  capacity: 1,
  ...changes,
})
export const form = (changes: Form = {}): Form => ({
  title: 'Feira de estágios',
  kind: 'fair',
  mode: 'in_person',
  description: 'Empresas, conversas e oficinas.',
  place: 'Auditório',
  address: 'Rua das Flores, 10, Campinas, SP',
  sessions_attributes: [session()],
  ...changes,
})

let guests = 0
export const newGuest = () => ({ name: 'Rui Prado', email: `convidado.${process.pid}.${++guests}@exemplo.example` })

export async function eventWorld(app: TestApp) {
  app.at(START)
  const { people, companies } = await everybody(app)
  await staySignedIn(app)
  const of = (role: RoleName, place: Place = 'company') =>
    people.find((one) => one.role === role && one.place === place)!.token!
  const token = () => of('Recrutador')
  const operator = () => people.find(({ kind }) => kind === 'Operator')!.token!
  const create = (changes: Form = {}, by = token()) => app.call(wire.createEvent, { event: form(changes) }, by)
  async function publish(changes: Form = {}, by = token()) {
    const { data } = await create(changes, by)
    await app.call(wire.publishEvent, { uuid: data.id }, by)
    return { uuid: data.id, sessions: (await app.call(wire.showEvent, { uuid: data.id })).data.attributes.sessions }
  }
  const show = async (uuid: string, by = token()) => (await app.call(wire.showOwnedEvent, { uuid }, by)).data.attributes
  const change = async (uuid: string, event: object, by = token()) =>
    app.call(wire.updateEvent, { uuid, event: { lock_version: (await show(uuid, by)).lock_version, ...event } }, by)

  async function candidate() {
    const person = await newCandidate(app)
    await staySignedIn(app)
    return person
  }
  type Asker = { token?: string; name?: string; email: string }
  /** In all sessions, or in these. */
  async function signUp(event: { uuid: string; sessions: { id: string }[] }, who: Asker, session_ids?: string[]) {
    const registration = {
      session_ids: session_ids ?? event.sessions.map(({ id }) => id),
      shares_name: true,
      ...(!who.token && { name: who.name!, email: who.email }),
    }
    return (await app.call(registrations.signUpForEvent, { uuid: event.uuid, registration }, who.token)).data.attributes
  }
  const mine = async (who: Asker) => (await app.call(registrations.listOwnRegistrations, {}, who.token)).collection.data
  /** The guest's link of the newest letter. */
  async function linkOf({ email }: Asker) {
    for (const { text } of await lettersTo(app, email)) {
      const [, found] = /minha-inscricao\/([\w-]+)/.exec(text) ?? []
      if (found) return found
    }
    throw new Error(`no letter to ${email} leads to a registration`)
  }
  const takenOf = async (session_id: string) =>
    (
      await app
        .ctx()
        .db.selectFrom('event_sessions')
        .select('taken')
        .where('id', '=', session_id)
        .executeTakeFirstOrThrow()
    ).taken
  return {
    people,
    companies,
    of,
    token,
    operator,
    create,
    publish,
    show,
    change,
    candidate,
    signUp,
    mine,
    linkOf,
    takenOf,
  }
}
