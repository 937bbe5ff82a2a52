import type { TestApp } from '#test/support/app.ts'
import type { Received } from '#features/candidatures/isolation.cases.ts'
import type { Belongings } from './belongings.ts'
import type { Companies, Person, Place } from '#test/support/people.ts'

/** What there is to ask for. */
export type World = {
  companies: Companies
  people: Person[]
  belongings: Belongings
  jobs: Record<Place, string>
  received: Record<Place, Received>
}

/**
 * A call that leaves everything as it was, and for whom it is not refused. Whom the endpoint is meant for at all (else whoever one of its
 * cases opens to) is told 404 of what is not theirs, unless `closed` says otherwise; anybody else is told 403.
 */
export type Case = {
  what?: string
  send?: (given: World & { person: Person }) => Record<string, unknown>
  opens: (person: Person) => boolean
  meant?: (person: Person) => boolean
  closed?: 403 | 404
}

/** A feature's isolation.cases.ts: whom each of its endpoints opens to, and what it makes for others to ask for. */
export type Room = {
  cases: Record<string, Case[]>
  prepare?: (app: TestApp, everybody: Pick<World, 'people' | 'companies'>) => Promise<void>
}
