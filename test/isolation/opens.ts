// Combinable rules for who is allowed.
import type { Case } from './case.ts'
import type { Person, Place } from '#test/support/people.ts'
import { type Feature, mayUse } from '#wire/person/roles.ts'

export type Opens = (person: Person) => boolean

export const withFeature =
  (feature: Feature): Opens =>
  ({ kind, role }) =>
    kind === 'CompanyManager' && mayUse(feature, role ? [role] : [])
export const inPlaces =
  (...places: Place[]): Opens =>
  ({ place }) =>
    place !== undefined && places.includes(place)
export const both =
  (...tests: Opens[]): Opens =>
  (person) =>
    tests.every((passes) => passes(person))
export const PLACES: Place[] = ['company', 'branch', 'stranger']
/** The company and those above it. */
const ABOVE: Record<Place, Place[]> = { company: ['company'], branch: ['company', 'branch'], stranger: ['stranger'] }
export const inTreeOf = (place: Place) => inPlaces(...ABOVE[place])
export const either =
  (...tests: Opens[]): Opens =>
  (person) =>
    tests.some((passes) => passes(person))

export const SOME_ID = '01900000-0000-7000-8000-000000000000'
export const all: Opens = () => true
export const nobody: Opens = () => false
export const signedIn: Opens = ({ kind }) => kind !== 'Guest'
export const operator: Opens = ({ kind }) => kind === 'Operator'
export const candidate: Opens = ({ kind }) => kind === 'User'

/** A public answer, the same for all. */
export const open = (send?: Case['send']): Case[] => [{ opens: all, ...(send && { send }) }]
export const ofNobody =
  (more: Record<string, unknown> = {}) =>
  () => ({ id: SOME_ID, ...more })
