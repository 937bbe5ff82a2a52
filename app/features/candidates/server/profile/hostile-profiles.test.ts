// Whatever is sent, the answer is a sentence and never a fault.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate } from '#test/support/candidate.ts'
import { profiles, wholeProfile } from '#test/support/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { mine } = profiles(app)
const { token } = await newCandidate(app)

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  "'); drop table user_infos; --",
  '%_\\',
  '-1',
  'NaN',
  '1e400',
  '31/02/2004',
  '00/0000',
  '12/9999',
  '(00) 00000-0000',
  '000.000.000-00',
  'https://',
  'javascript:alert(1)',
  'x@y.z',
  '{}',
  '[]',
  'null',
  '日本語',
  '\u{1f469}\u200d\u{1f680}'.repeat(30),
  '2004-05-03',
  '24:00',
  '999999999999.99',
]
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 200 }))
const number = fc.oneof(fc.constantFrom(0, -1, 1, 2 ** 31, 2 ** 53, 1.5, 1e308), fc.integer())
const plain: fc.Arbitrary<unknown> = fc.oneof(text, number, fc.boolean(), fc.constant(null))
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: plain },
  { weight: 1, arbitrary: fc.array(plain, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.object({ maxDepth: 3 }) },
)

const { cpf: _cpf, ...whole } = wholeProfile()
const ROWS = {
  experiences_attributes: 0,
  educations_attributes: 0,
  user_softwares_attributes: 0,
  user_languages_attributes: 0,
  disabilities_attributes: 0,
}
/** A right row with some of its answers spoilt. */
const spoilt = (right: object): fc.Arbitrary<object> =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(right), 'id', '_destroy'), nasty, { maxKeys: 2 })
    .map((wrong) => ({ ...right, ...wrong }))
const fieldOf = (name: string): fc.Arbitrary<unknown> => {
  const right = (whole as Record<string, unknown>)[name]
  if (name in ROWS) return fc.oneof(fc.array(spoilt((right as object[])[0]!), { maxLength: 3 }), nasty)
  if (name === 'documents_attributes')
    return fc.oneof(fc.array(spoilt({ number: '1', peculiarities: { state_id: 'MG' } }), { maxLength: 2 }), nasty)
  if (right && typeof right === 'object' && !Array.isArray(right)) return fc.oneof(spoilt(right), nasty)
  if (Array.isArray(right)) return fc.oneof(fc.constant(right), fc.array(text, { maxLength: 4 }), nasty)
  return fc.oneof(fc.constant(right), nasty)
}
const NAMES = [
  ...Object.keys(whole),
  'cpf',
  'id',
  'lock_version',
  'university_id',
  'course_id',
  'current_semester',
  'formation_date',
  'ies_education_type',
  'institutional_email',
  'wizard_step',
  'email',
  'password',
  'otp',
  'documents_attributes',
  'internship_type',
]
const sendings = fc
  .uniqueArray(fc.constantFrom(...NAMES), { maxLength: 6 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, fieldOf(name)]))))

const headers = { authorization: `Bearer ${token}` }
let sent = 0
/** Each other one as a client that may repeat itself, with one of a few keys. */
const key = () => (++sent % 2 ? {} : { 'idempotency-key': ['a', 'b', '\u00e9', 'x'.repeat(5000)][(sent / 2) % 4]! })
const put = (init: RequestInit) =>
  app.request('/v1/profile/users', {
    method: 'PUT',
    ...init,
    headers: { ...headers, ...key(), ...(init.headers as object) },
  })

test('three hundred hostile forms are refused with words, or kept', async () => {
  const seen = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(sendings, async (user_info_attributes) => {
      const response = await put({
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user: { user_info_attributes } }),
      })
      const body = (await response.json()) as { messages?: string[] }
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
      assert.ok(response.status < 500, `${response.status}: ${JSON.stringify(user_info_attributes)}`)
      if (response.status !== 200)
        assert.ok(
          body.messages?.every((words) => words.length > 5),
          JSON.stringify(body),
        )
    }),
    { numRuns: 300 },
  )
  assert.ok((seen.get(200) ?? 0) > 20 && (seen.get(422) ?? 0) > 50, JSON.stringify([...seen]))
  await mine(token)
})

test('and so are forms of fields with brackets', async () => {
  const name = fc
    .array(
      fc.constantFrom(
        'user',
        '[user_info_attributes]',
        '[experiences_attributes]',
        '[0]',
        '[]',
        '[company]',
        '[_destroy]',
        '[hobbies]',
        '[__proto__]',
        '[address_attributes]',
        '[zipcode]',
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.oneof(
            name,
            fc.constantFrom(...NAMES).map((one) => `user[user_info_attributes][${one}]`),
          ),
          text,
        ),
        { maxLength: 8 },
      ),
      async (entries) => {
        const body = new FormData()
        for (const [name, value] of entries) body.append(name, value)
        const { status } = await put({ body })
        assert.ok(status < 500, `${status}: ${JSON.stringify(entries)}`)
      },
    ),
    { numRuns: 150 },
  )
  await mine(token)
})
