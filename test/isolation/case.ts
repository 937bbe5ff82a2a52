import type { TestApp } from '#test/support/app.ts'
import type { Received } from '#features/candidatures/isolation.cases.ts'
import type { Belongings } from './belongings.ts'
import type { Companies, Person, Place } from '#test/support/people.ts'

/** Objects of the test. */
export type World = {
  companies: Companies
  people: Person[]
  belongings: Belongings
  jobs: Record<Place, string>
  received: Record<Place, Received>
}

/**
 * A call that changes nothing, and who is allowed. Actors of the endpoint's kind (else anybody allowed in one of its
 * cases) get 404 for foreign objects, unless `closed` says otherwise; other actors get 403.
 */
export type Case = {
  what?: string
  send?: (given: World & { person: Person }) => Record<string, unknown>
  opens: (person: Person) => boolean
  meant?: (person: Person) => boolean
  closed?: 401 | 403 | 404
}

/** A feature's isolation.cases.ts: whom each of its endpoints opens to, and what it makes for others to ask for. */
export type Room = {
  cases: Record<string, Case[]>
  prepare?: (app: TestApp, everybody: Pick<World, 'people' | 'companies'>) => Promise<void>
}
