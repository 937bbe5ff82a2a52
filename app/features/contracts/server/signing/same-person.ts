// One person in two roles reads once and signs each. Two people behind one address are two: their names tell them
// apart.
import { bareEmail } from '#wire/person/email.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { bareName } from './bare-name.ts'

export const isSamePerson = (one: EnvelopeStep, other: EnvelopeStep) =>
  one.kind === 'signature' &&
  other.kind === 'signature' &&
  bareEmail(one.person_email ?? '') === bareEmail(other.person_email ?? '') &&
  bareName(one.person_name ?? '') === bareName(other.person_name ?? '')

const isOpen = ({ state }: EnvelopeStep) => state === 'current' || state === 'waiting'

/** The current step where it is this person's, and those that follow it without anybody between. */
export function turnsOf({ steps, step_id }: Envelope, opened: EnvelopeStep): EnvelopeStep[] {
  const from = steps.findIndex(({ id }) => id === step_id)
  if (from < 0) return []
  const ahead = steps.slice(from).filter(isOpen)
  const end = ahead.findIndex((step) => !isSamePerson(step, opened))
  return end < 0 ? ahead : ahead.slice(0, end)
}
