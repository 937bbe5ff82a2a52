import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tell = ({ id, impact, help, nodes, helpUrl }: Axe.Result) =>
  [
    `${id} (${impact}): ${help}`,
    ...nodes.map(
      ({ target, failureSummary }) => `  ${target.join(' ')}\n    ${(failureSummary ?? '').replaceAll('\n', '\n    ')}`,
    ),
    `  ${helpUrl}`,
  ].join('\n')

/** Runs all axe rules on the current page, evaluated by the browser so that the content policy stays. */
export async function axe(page: Page, options: Axe.RunOptions = {}) {
  // Every page has one, attached also behind a dialog; before it there may be nothing to look at.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // half a megabyte, loaded once per document
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const { violations, passes } = (await page.evaluate(
    (given) => (globalThis as unknown as { axe: typeof Axe }).axe.run(given),
    // Style sheets are read for a rule only that is not among the default ones.
    { resultTypes: ['violations'], preload: { assets: ['media'] }, ...options } as Axe.RunOptions,
  )) as Axe.AxeResults
  assert.ok(passes.length > 0, 'axe looked at nothing')
  assert.equal(violations.length, 0, `axe finds on ${page.url()}:\n${violations.map(tell).join('\n')}`)
}
