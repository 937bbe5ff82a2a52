// Whatever is sent, the answer is a sentence and never a fault.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { wholeCompany } from '#test/support/companies.ts'
import fc from '#test/support/fast-check.ts'
import { type Companies, everybody } from '#test/support/people.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let companies: Companies
let authorization = ''
before(async () => {
  const all = await everybody(app)
  companies = all.companies
  const administrator = all.people.find(({ role, place }) => role === 'Administrador' && place === 'company')!
  authorization = `Bearer ${administrator.token}`
})

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
  "'); drop table companies; --",
  '%_\\',
  '-1',
  'NaN',
  '1e400',
  'https://',
  'javascript:alert(1)',
  '{}',
  '[]',
  'null',
  '日本語',
  '00.000.000/0000-00',
  '<p>'.repeat(200),
  'gym',
  'SP',
  '99999999999',
]
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 200 }))
const number = fc.oneof(fc.constantFrom(0, -1, 1, 2 ** 31, 2 ** 53, 1.5, 1e308), fc.integer())
const plain: fc.Arbitrary<unknown> = fc.oneof(text, number, fc.boolean(), fc.constant(null))
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: plain },
  { weight: 1, arbitrary: fc.array(plain, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.object({ maxDepth: 3 }) },
)
const spoilt = (right: object): fc.Arbitrary<object> =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(right), 'id', 'key', '_destroy', 'avatar', 'avatar_destroy'), nasty, {
      maxKeys: 2,
    })
    .map((wrong) => ({ ...right, ...wrong }))

const whole = wholeCompany() as Record<string, unknown>
const fieldOf = (name: string): fc.Arbitrary<unknown> => {
  const right = whole[name]
  if (name === 'contributions_attributes')
    return fc.oneof(fc.array(spoilt((right as object[])[0]!), { maxLength: 3 }), nasty)
  if (Array.isArray(right)) return fc.oneof(fc.constant(right), fc.array(text, { maxLength: 4 }), nasty)
  if (right && typeof right === 'object') return fc.oneof(spoilt(right), nasty)
  return fc.oneof(fc.constant(right), nasty)
}
const NAMES = [
  ...Object.keys(whole),
  'cnpj',
  'lock_version',
  'otp_required_for_login',
  'photos',
  'photos_keys',
  'photos_destroy',
  'photos_order',
  'avatar',
  'avatar_destroy',
  'background',
  'background_destroy',
  'id',
  'parent_id',
  'verification',
]
const sendings = fc
  .uniqueArray(fc.constantFrom(...NAMES), { maxLength: 6 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, fieldOf(name)]))))

async function refusedInWords(response: Response, sent: unknown) {
  const body = (await response.json()) as { messages?: string[] }
  assert.ok(response.status < 500, `${response.status}: ${JSON.stringify(sent)}`)
  if (response.status >= 400)
    assert.ok(
      body.messages?.every((words) => words.length > 5),
      JSON.stringify(body),
    )
  return response.status
}

test('three hundred hostile forms are refused in words or kept; none changes parent or verification', async () => {
  const seen = new Map<number, number>()
  const put = (company: unknown) =>
    app.request(`/v1/profile/companies/${companies.company}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ company }),
    })
  await fc.assert(
    fc.asyncProperty(sendings, async (company) => {
      const status = await refusedInWords(await put(company), company)
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }),
    { numRuns: 300 },
  )
  assert.ok((seen.get(200) ?? 0) > 20 && (seen.get(422) ?? 0) > 50, JSON.stringify([...seen]))
  const { parent_id, verification } = await app
    .ctx()
    .db.selectFrom('companies')
    .select(['parent_id', 'verification'])
    .where('id', '=', companies.company)
    .executeTakeFirstOrThrow()
  assert.deepEqual([parent_id, verification], [null, 'verificada'])
})

test('and so are forms of fields with brackets', async () => {
  const name = fc
    .array(
      fc.constantFrom(
        'company',
        '[contributions_attributes]',
        '[0]',
        '[]',
        '[photos]',
        '[avatar]',
        '[_destroy]',
        '[video_urls]',
        '[__proto__]',
        '[address_attributes]',
        '[zipcode]',
        '[benefits]',
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, text), { minLength: 1, maxLength: 8 }), async (fields) => {
      const body = new FormData()
      for (const [field, value] of fields) body.append(field, value)
      await refusedInWords(
        await app.request(`/v1/profile/companies/${companies.company}`, {
          method: 'PUT',
          headers: { authorization },
          body,
        }),
        fields,
      )
    }),
    { numRuns: 100 },
  )
})

test('whatever is looked for in the list, and whatever stands in an address, is answered', async () => {
  const key = fc.constantFrom('q', 'sector_id[]', 'state_id[]', 'city_id[]', 'city_id', 'sort', 'page', 'per_page', 'x')
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          key,
          fc.oneof(
            text.filter((one) => one.isWellFormed()),
            number.map(String),
          ),
        ),
        { maxLength: 4 },
      ),
      async (asked) => {
        await refusedInWords(await app.request(`/v1/profile/companies?${new URLSearchParams(asked)}`), asked)
      },
    ),
    { numRuns: 150 },
  )
  await fc.assert(
    fc.asyncProperty(
      text.filter((one) => one.isWellFormed() && one !== ''),
      async (address) => {
        for (const end of ['', '/attributes'])
          await refusedInWords(
            await app.request(`/v1/profile/companies/${encodeURIComponent(address)}${end}`, {
              headers: { authorization },
            }),
            address,
          )
      },
    ),
    { numRuns: 80 },
  )
})
