// Single-line texts show exactly what they contain: every form refuses control characters and bidirectional marks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type * as z from 'zod/mini'
import { routes } from '../../app/api.ts'
import type { Schema } from '#wire/endpoint.ts'

/** Fields with several lines. */
const PARAGRAPHS =
  /^(description|why_work|testimony|message|summary|motivations|interesting_fact|reason_for_no_classes|reason|responsibilities|requirements|note|feedback|remarks|text|body|instructions|comment|reply|skill|explanation|table|objectives|questions|about_company)$/
/** Compared but never shown: secrets and lookup keys. */
const COMPARED =
  /(^|_)(password|password_confirmation|otp|token|session|token_type_hint|grant_type|username|user_type|version|seen|id|ids|list|key|to|into|category|destroy|order|main_education_\w+|ies_\w+)$/
/** A search, and the one list whose values have no _id name. */
const OTHERS = /^(q|benefits)$/

type Def = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: Schema[]
  in?: Schema
  valueType?: Schema
}
function* textsIn(schema: Schema | undefined, name = ''): Generator<{ name: string; schema: Schema }> {
  const def = schema?._zod.def as Def | undefined
  if (!schema || !def) return
  if (def.type === 'string') yield { name, schema }
  for (const [key, inner] of Object.entries(def.shape ?? {})) yield* textsIn(inner, key)
  for (const inner of [def.element, def.innerType, def.in, def.valueType, ...(def.options ?? [])])
    yield* textsIn(inner, name)
}

const takes = (schema: Schema, value: string) => !(schema as z.ZodMiniType).safeParse(value).error
const EXAMPLES = ['Ana Lima Souza', 'ana@lima.example', 'https://lima.example/ana', 'Rua 12', '12', 'SP']
const MARKS = ['\u202e', '\u2066', '\u0007', '\n']
const spoilt = (text: string, mark: string) => text.slice(0, 1) + mark + text.slice(1)

test('a line takes no mark that nobody sees', () => {
  const wrong = new Set<string>()
  let asked = 0
  // Registration checks answer false to invalid values.
  for (const { endpoint } of routes.filter(({ endpoint }) => !endpoint.path.includes('/validate_')))
    for (const { name, schema } of textsIn(endpoint.body)) {
      if ([PARAGRAPHS, COMPARED, OTHERS].some((names) => names.test(name))) continue
      const good = EXAMPLES.filter((text) => takes(schema, text))
      for (const text of good)
        for (const mark of MARKS)
          if (takes(schema, spoilt(text, mark))) wrong.add(`${endpoint.path} takes ${JSON.stringify(mark)} in ${name}`)
      asked += good.length
    }
  assert.deepEqual([...wrong], [])
  assert.ok(asked > 200, `${asked} texts`)
})
