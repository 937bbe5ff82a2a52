import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Received } from '../use-pipeline.ts'

Object.assign(globalThis, {
  document: { documentElement: { dataset: {} } },
  location: { pathname: '/vagas', search: '', assign: () => {} },
  localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
})
const { takeBack } = await import('./take-back.ts')

const row = (id: string, stage: string, state = 'screening') =>
  ({ id, attributes: { stage, state, name: id, lock_version: 1, answer_by: null } }) as unknown as Received
const late = () => Response.json({ messages: ['Mudou.'] }, { status: 409 })
const moved = () => Response.json({ data: { attributes: { history: [] } }, refused: [] })

for (const [of, answers, refused, unanswered, back] of [
  ['a refusal', { ana: late }, ['ana'], [], ['bia', 'caio']],
  ['a fault', { bia: () => Response.json({}, { status: 500 }) }, [], ['bia'], ['ana', 'caio']],
  ['silence', { bia: () => Promise.reject(new TypeError()) }, [], ['bia'], ['ana', 'caio']],
  ['both', { ana: late, caio: () => Promise.reject(new TypeError()) }, ['ana'], ['caio'], ['bia']],
] as const)
  test(`${of} for one stops nobody else, and who got no answer may be tried again`, async (t) => {
    const done: string[] = []
    t.mock.method(globalThis, 'fetch', async (url: string) => {
      const name = ['ana', 'bia', 'caio'].find((one) => url.includes(one))!
      const answer = (answers as Record<string, () => Response | Promise<Response>>)[name]
      if (answer) return answer()
      if (!done.includes(name)) done.push(name)
      return moved()
    })
    const told = await takeBack('vaga', [
      row('ana', 'applied', 'applied'),
      row('bia', 'screening'),
      row('caio', 'rejected', 'rejected'),
    ])
    assert.deepEqual(
      [told.refused.map(({ id }) => id), told.unanswered.map(({ id }) => id), done],
      [refused, unanswered, back],
    )
  })
