import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import * as example from '#test/support/product/example-api.ts'
import { openApiDocument } from './document.ts'
import { operationIds } from './operation-ids.ts'
import { REFERENCE_POLICY, referencePage } from './reference-page.ts'

const name = 'Escada & <b>Cia</b>'
const document = openApiDocument(
  example.exampleRoutes.map(({ endpoint }) => endpoint),
  operationIds({ example }),
  { name, server: 'https://api.ponte.example' },
)
const page = await referencePage(document, name)

test('every operation and every schema has its place, and every link inside leads somewhere', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const { operationId } of Object.values(methods)) {
      assert.ok(page.includes(`id="${operationId}"`), operationId)
      assert.ok(page.includes(`<code class="path">${path}</code>`), path)
    }
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  assert.equal(new Set(ids).size, ids.length)
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.includes(target!), target)
})

test('nothing runs, nothing is fetched, and the one style is named by its hash', () => {
  assert.doesNotMatch(page, /<script|<link|<img|<iframe|\sstyle=|\son\w+=|url\((?!data:font)|@import/)
  const [, style] = /<style>([\s\S]*?)<\/style>/.exec(page)!
  assert.ok(REFERENCE_POLICY.includes(`'sha256-${createHash('sha256').update(style!).digest('base64')}'`))
  assert.match(style!, /\(prefers-color-scheme: dark\) \{\s+:root:not/)
})

test('what comes from elsewhere is text', () => {
  assert.match(page, /Escada &amp; &lt;b&gt;Cia&lt;\/b&gt;/)
  assert.doesNotMatch(page, /<b>/)
})

test('an example can be pasted into a terminal', () => {
  const commands = [...page.matchAll(/<pre tabindex="0"><code>(curl[\s\S]*?)<\/code>/g)].map(([, text]) =>
    text!.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  )
  const shipyard = commands.find((text) => text.includes('/v1/shipyards'))!
  assert.match(shipyard, /^curl -X POST 'https:\/\/api\.ponte\.example\/v1\/shipyards' \\\n/)
  assert.match(shipyard, /-F 'shipyard\[shipyard_managers_attributes\]\[0\]\[email\]=ana@estaleiro\.example'/)
  assert.match(
    commands.find((text) => text.includes('/v1/ships?') || text.endsWith('$TOKEN"'))!,
    /-H "Authorization: Bearer \$TOKEN"/,
  )
})
