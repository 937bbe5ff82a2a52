import type { Received } from './candidatures.ts'
import type { Companies, Person, Place } from '#test/support/people.ts'

/** What there is to ask for. */
export type World = { companies: Companies; people: Person[]; imports: Record<Place, string>; jobs: Record<Place, string>; received: Record<Place, Received> }

/** A call that leaves everything as it was, and for whom it is not refused. */
export type Case = { what?: string; send?: (given: World & { person: Person }) => Record<string, unknown>; opens: (person: Person) => boolean }
