// Sheets of contracts: each company's own, for those who keep contracts.
import type { TestApp } from '#test/support/app.ts'
import { csvOf } from '#test/support/files/contract-sheets.ts'
import type { Person, Place } from '#test/support/people.ts'
import type { Case } from '#test/isolation/case.ts'
import { both, inTreeOf, PLACES, withFeature } from '#test/isolation/opens.ts'
import { createBatch } from './wire/batches.ts'

const AT = '/v1/internship/contract_batches'
const NOBODY = '01900000-0000-7000-8000-000000000000'
const contracts = withFeature('CONTRACTS')
const sheets = {} as Record<Place, string>

/** Of each company one, with a row in which everything is wrong. */
export async function prepare(app: TestApp, { people }: { people: Person[] }) {
  for (const { role, place, token } of people)
    if (role === 'Departamento Pessoal' && place)
      sheets[place] = (await app.call(createBatch, { file: csvOf([{ cpf: '1' }]) }, token)).data.id
}

const SIGN = '/v1/internship/bulk_signatures'
const HASH = 'a'.repeat(64)
const nothing = (send: Record<string, unknown>): Case[] => [
  { what: 'nothing of theirs', send: () => send, opens: () => false, meant: contracts },
]

const ofEachSheet = (send: object = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: `a sheet of ${place}`,
    send: () => ({ id: sheets[place], ...send }),
    opens: both(contracts, inTreeOf(place)),
    meant: contracts,
  })),
  { what: 'no sheet', send: () => ({ id: NOBODY, ...send }), opens: () => false, meant: contracts },
]

export const cases: Record<string, Case[]> = {
  'get /v1/internship/contract_batch_model.xlsx': [{ opens: () => true }],
  'get /v1/internship/contract_batch_model.csv': [{ opens: () => true }],
  [`get ${AT}`]: [{ opens: contracts }],
  [`post ${AT}`]: [{ opens: contracts }],
  [`get ${AT}/{id}`]: ofEachSheet(),
  [`get ${AT}/{id}/rows`]: ofEachSheet(),
  [`get ${AT}/{id}/problems`]: ofEachSheet(),
  [`post ${AT}/{id}/drafts`]: ofEachSheet(),
  [`post ${AT}/{id}/sending`]: ofEachSheet(),
  [`get ${SIGN}/waiting`]: [{ opens: contracts }],
  [`post ${SIGN}/readings`]: nothing({ envelope_id: NOBODY, sha256: HASH, read_to_end: true }),
  // Nothing waits for anybody: 409.
  [`post ${SIGN}/codes`]: [{ opens: contracts }],
  [`post ${SIGN}`]: [{ what: 'an empty form', send: () => ({}), opens: contracts }],
  [`get ${SIGN}/{id}`]: nothing({ id: NOBODY }),
  'get /v1/internship/folder_zips': [{ opens: contracts }],
  'post /v1/internship/folder_zips': [
    { what: 'no folder', send: () => ({ ids: [NOBODY] }), opens: () => false, meant: contracts },
  ],
  'get /v1/internship/admission_sheet_model.csv': [{ opens: () => true }],
  'post /v1/internship/admission_sheets': [{ opens: contracts }],
}
