// Statements of the own company and those below it, for who has FINANCIAL; the operator sees any and sets the fees.
import type { Place } from '#test/support/people.ts'
import { today } from '#server/today.ts'
import type { Case, World } from '#test/isolation/case.ts'
import { both, either, inTreeOf, operator, type Opens, PLACES, SOME_ID, withFeature } from '#test/isolation/opens.ts'
import { monthOf } from './wire/months.ts'

const AT = '/v1/finance/statements'
const MONTH = monthOf(today(new Date()))
const financial = withFeature('FINANCIAL')
const meant: NonNullable<Case['meant']> = either(financial, operator)
const theirs = (place: Place): Opens => either(both(financial, inTreeOf(place)), operator)

const ofEachPlace = (more: object = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: place,
    send: ({ companies }: World) => ({ company_id: companies[place], ...more }),
    opens: theirs(place),
    meant,
  })),
  { what: 'no company', send: () => ({ company_id: SOME_ID, ...more }), opens: () => false, meant },
]
const month = { month: MONTH }
const fee = { starts_on: '01/01/2026', amount: '1', basis: 'thirty' }

export const cases: Record<string, Case[]> = {
  [`get ${AT}`]: ofEachPlace(),
  [`get ${AT}/{month}`]: ofEachPlace(month),
  // An allowed closing of the month that runs comes too early.
  [`post ${AT}/{month}/closing`]: ofEachPlace(month),
  [`get ${AT}/{month}/pdf`]: ofEachPlace(month),
  [`get ${AT}/{month}/sheet`]: ofEachPlace(month),
  [`get ${AT}/{month}/payroll`]: ofEachPlace(month),
  'get /v1/admin/finance/companies': [{ opens: operator }],
  'get /v1/admin/finance/companies/{id}/fees': [
    { what: 'a company', send: ({ companies }) => ({ id: companies.company }), opens: operator },
    { what: 'no company', send: () => ({ id: SOME_ID }), opens: () => false, meant: operator },
  ],
  // An allowed fee is no amount.
  'post /v1/admin/finance/companies/{id}/fees': [
    { what: 'a company', send: ({ companies }) => ({ id: companies.company, fee }), opens: operator },
    { what: 'no company', send: () => ({ id: SOME_ID, fee }), opens: () => false, meant: operator },
  ],
}
