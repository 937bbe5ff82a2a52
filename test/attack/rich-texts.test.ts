// HTML that no editor writes, in rich text fields.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { updateCompany } from '#features/companies/wire/profile.ts'
import { createJob } from '#features/jobs/wire/writing.ts'
import fc from '#test/support/fast-check.ts'
import { attack } from './attack.ts'
import { hostileText } from './hostile-values.ts'
import { type Known, knownRequests } from './known-requests.ts'
import { openTarget } from './target.ts'

const LONGEST = 20_000
const target = await openTarget({ demo: true })
let job: Known
let company: Known
before(async () => {
  const requests = await knownRequests(target.app)
  const to = (endpoint: Known['endpoint']) => requests.find((one) => one.endpoint === endpoint)!
  ;[job, company] = [to(createJob), to(updateCompany)]
})

const tag = fc
  .tuple(
    fc.constantFrom('<', '</', '< ', '<!', '<!--', '<![CDATA['),
    fc.constantFrom('p', 'P', 'ul', 'li', 'a', 'b', 'h1', 'br', 'script', 'style', 'svg', 'template', 'x-y', ''),
    fc.constantFrom('', ' ', ' href=', ' href="', " href='https://x.example/", ' onclick="x()"', '\n', '/', '"', "'"),
    fc.constantFrom('>', '>', '>', '/>', '', '-->', ' >', '">', "'>"),
  )
  .map((parts) => parts.join(''))
const entity = fc.constantFrom(
  '&nbsp;',
  '&#0;',
  '&#x110000;',
  '&#xd800;',
  '&lt;',
  '&amp;lt;',
  '&#99999999;',
  '&',
  '&a',
  '&eacute',
  '&constructor;',
)
/** Words and markup that the advert check reads. */
const word = fc.constantFrom(
  'casad',
  'homens e ',
  '2 anos ',
  'nao ter ',
  'somente ',
  'buscamos ',
  ', ',
  '. ',
  '(',
  '; ',
)
const space = fc.constantFrom(' ', '\n', '\r\n', '\u00a0', '\u200b', '\u2028', '\t', '\0')
const piece = fc.oneof(tag, tag, entity, word, space, hostileText)

const few = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''))
/** The same repeated many times, with another end. */
const many = fc.tuple(few, fc.array(piece, { minLength: 1, maxLength: 3 }), few).map(([first, pieces, last]) => {
  const one = pieces.join('') || ' '
  return first + one.repeat((LONGEST - 1_000) / one.length) + last
})
const text = fc.oneof({ weight: 2, arbitrary: few }, many).map((all) => all.slice(0, LONGEST))

const ALLOWED = /^<(\/?(p|h3|h4|ul|ol|li|strong|em|u)|br|\/a|a href="https?:\/\/[^"<>]*" rel="nofollow noopener")>$/

/** The stored text has only allowed tags. */
async function save({ method, path, headers }: Known, body: object, fields: string[]) {
  const heard = await target.ask(path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (heard.status >= 300) return heard
  const { attributes } = (JSON.parse(heard.text) as { data: { attributes: Record<string, string | null> } }).data
  for (const field of fields)
    for (const [tag] of (attributes[field] ?? '').matchAll(/<[^<>]*>?/g)) assert.match(tag, ALLOWED)
  return heard
}

test('no formatted text ends in a fault in a job', () =>
  attack(target, 150, fc.record({ description: text, responsibilities: text, requirements: text }), (rich) =>
    save(job, { job: { title: 'Estágio', ...rich } }, Object.keys(rich)),
  ))

test('no formatted text ends in a fault in the profile of a company', () =>
  attack(target, 100, fc.record({ description: text, why_work: text }), (rich) =>
    save(company, { company: rich }, Object.keys(rich)),
  ))
