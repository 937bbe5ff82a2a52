// Skill tests: an attempt of one candidate that runs, which the operator may annul and nobody else may know of.
import { beginAttempt, startAttempt } from '#features/skill-tests/wire/tests.ts'
import { listKeptQuestions } from '#features/skill-tests/wire/operator-tests.ts'
import type { Case } from '#test/isolation/case.ts'
import { candidate, nobody, ofNobody, operator, type Opens } from '#test/isolation/opens.ts'
import type { TestApp } from '#test/support/app.ts'
import type { Person } from '#test/support/people.ts'

const SEAT = '00000000-0000-7000-8000-000000000001'
const TEST = 'excel'
const attempt = '/v1/tests/attempts/{id}'
const admin = '/v1/admin'
let owner: Person | undefined
let [running, question] = ['', '']

export async function prepare(app: TestApp, { people }: { people: Person[] }) {
  owner = people.find(({ kind }) => kind === 'User')!
  running = (await app.call(beginAttempt, { id: TEST }, owner.token)).data.id
  await app.call(startAttempt, { id: running, seat: SEAT }, owner.token)
  const keeper = people.find(({ kind }) => kind === 'Operator')!
  question = (await app.call(listKeptQuestions, { id: TEST }, keeper.token)).collection.data[0]!.id
}

const isOwner: Opens = (person) => person.name === owner?.name
const ofOwner = (sent: Record<string, unknown>): Case[] => [
  { what: 'an attempt', send: () => ({ id: running, ...sent }), opens: isOwner, meant: candidate },
  { what: 'no attempt', send: ofNobody(sent), opens: nobody, meant: candidate },
]
/** It would end: who may do it asks for none. */
const ending: Case[] = [
  {
    what: 'an attempt',
    send: ({ person }) => (isOwner(person) ? ofNobody({ seat: SEAT })() : { id: running, seat: SEAT }),
    opens: nobody,
    meant: candidate,
  },
]
const kept = (id: () => string, sent: Record<string, unknown> = {}): Case[] => [
  { what: 'one that is there', send: () => ({ id: id(), ...sent }), opens: operator },
  { what: 'none', send: ofNobody(sent), opens: nobody, meant: operator },
]

export const cases: Record<string, Case[]> = {
  'get /v1/tests': [{ opens: candidate }],
  'post /v1/tests/{id}/attempts': [{ send: () => ({ id: 'informatica' }), opens: candidate }],
  'put /v1/tests/{id}/share': [{ send: () => ({ id: 'informatica', shared: false }), opens: candidate }],
  [`get ${attempt}`]: ofOwner({}),
  [`post ${attempt}/start`]: ofOwner({ seat: SEAT }),
  [`post ${attempt}/seat`]: ofOwner({ seat: SEAT }),
  [`post ${attempt}/finish`]: ending,
  [`get ${attempt}/questions/{position}`]: ofOwner({ position: '1', seat: SEAT }),
  [`put ${attempt}/answers/{position}`]: ofOwner({ position: '1', answer: null, sequence: 1, seat: SEAT }),
  [`get ${admin}/tests`]: [{ opens: operator }],
  [`post ${admin}/tests`]: [{ send: () => ({ test: {} }), opens: operator }],
  [`get ${admin}/tests/{id}`]: kept(() => TEST),
  // Stale, unfinished, or without a reason: nothing changes.
  [`put ${admin}/tests/{id}`]: kept(() => TEST, { test: { lock_version: -1 } }).slice(0, 1),
  [`post ${admin}/tests/{id}/publication`]: kept(() => TEST, { published: true }),
  [`get ${admin}/tests/{id}/questions`]: kept(() => TEST),
  [`post ${admin}/tests/{id}/questions`]: kept(() => TEST, { question: {} }).slice(0, 1),
  [`get ${admin}/test_questions/{id}`]: kept(() => question),
  [`put ${admin}/test_questions/{id}`]: kept(() => question, { question: {} }).slice(0, 1),
  [`post ${admin}/test_questions/{id}/withdrawal`]: [
    ...kept(() => question, { reason: '' }).slice(0, 1),
    { what: 'none', send: ofNobody({ reason: 'x' }), opens: nobody, meant: operator },
  ],
  [`get ${admin}/tests/{id}/attempts`]: kept(() => TEST),
  [`post ${admin}/test_attempts/{id}/annulment`]: [
    ...kept(() => running, { reason: '' }).slice(0, 1),
    { what: 'none', send: ofNobody({ reason: 'x' }), opens: nobody, meant: operator },
  ],
}
