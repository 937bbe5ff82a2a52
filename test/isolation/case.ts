import type { Companies, Person } from '#test/support/people.ts'

type Given = { person: Person; companies: Companies; people: Person[] }

/** A call that leaves everything as it was, and for whom it is not refused. */
export type Case = { what?: string; send?: (given: Given) => Record<string, unknown>; opens: (person: Person) => boolean }
