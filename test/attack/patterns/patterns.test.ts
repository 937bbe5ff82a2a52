// No input makes a pattern slow: each regular expression of the product gets its worst texts.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { slowest } from './cost.ts'
import { builtBy, freshly, type Pattern, written } from './product-patterns.ts'

/** Functions that build patterns when called, not when the product starts. */
const CALLS: Record<string, (module: any) => unknown> = {
  'app/server/http/path-pattern.ts': ({ pathPattern }) => pathPattern('/v1/ats/jobs/{slug}/feed.xml'),
  'app/server/look.ts': ({ inkOf }) => inkOf('page'),
  'app/features/institutions/server/register/proper-name.ts': ({ withoutAcronym }) =>
    withoutAcronym('Universidade (UNI)', 'UNI'),
}

const { literals, built } = written()
let patterns: Pattern[]

before(async () => {
  const seen = await builtBy(async () => {
    for (const file of new Set(built.map((place) => place.file))) {
      const module: unknown = await freshly(file)
      CALLS[file]?.(module)
    }
  })
  patterns = [...literals, ...seen]
})

test('every place that builds a pattern is seen building one', () => {
  const unseen = built.filter(({ file, line }) => !patterns.some((one) => one.file === file && one.line === line))
  assert.deepEqual(unseen, [])
})

test('whatever a person sends, a pattern takes as long as the text is long', async () => {
  const each = new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one]))
  assert.ok(each.size > 300, `${each.size} patterns`)
  const slow: string[] = []
  for (const [words, { file, line, source, flags }] of each) {
    const found = await slowest(source, flags)
    if (found)
      slow.push(`${file}:${line} ${words.slice(0, 200)} ×${found.growth.toFixed(1)} by ${JSON.stringify(found.attack)}`)
  }
  assert.deepEqual(slow, [])
})

for (const [source, worse] of [
  ['(\\s|<br>|\\u00a0)*</p>', 'doubles'],
  ['^(\\w+\\s?)*!$', 'doubles'],
  ['\\d+\\d+x', 'is cubic'],
  ['\\(.*?\\)', 'is quadratic'],
  ['-+$', 'is quadratic'],
  ['a.*b', 'is quadratic'],
  ['(?<=a.*)b', 'is quadratic'],
  ['(?=.*b)a', 'is quadratic'],
] as const)
  test(`/${source}/, which ${worse}, would be found`, async () => assert.ok(await slowest(source, '')))

for (const source of ['(?<!\\s)\\s+$', '"(?:[^"\\\\]|\\\\.)*"?', '^(?=.*a)b.*', '\\(([^()]*)\\)', '\\b(?:\\w+ ){0,4}x'])
  test(`/${source}/, which is linear, would not`, async () => assert.equal(await slowest(source, ''), undefined))
