import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const colours = (value: RegExp) =>
  Object.fromEntries([...sheet.matchAll(value)].map(([, name, colour]) => [name, colour])) as Record<string, string>
const themes = {
  light: colours(/--([\w-]+): (?:var\(--light, )?(#[0-9A-F]{6})\b/gi),
  dark: colours(/--([\w-]+): (?:var\(--light, [^)]*\) var\(--dark, )?(#[0-9A-F]{6})\b/gi),
}

/** WCAG 2.2, relative luminance. */
const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['page', 'surface', 'sunken']
const textPairs = [
  ...['text', 'muted', 'primary', 'primary-strong', 'urgent', 'good', 'bad', 'info'].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ...['page', 'surface'].map((ground) => ['warning', ground]),
  ...['primary', 'urgent', 'good', 'warning', 'bad', 'info'].flatMap((name) =>
    [name, 'text', 'muted'].map((text) => [text, `${name}-tint`]),
  ),
  ...['primary', 'primary-strong'].map((ground) => ['on-primary', ground]),
  ['on-accent', 'accent'],
] as [string, string][]
const edgePairs = ['edge', 'focus', 'primary', 'good', 'bad', 'info'].flatMap((edge) =>
  grounds.map((ground) => [edge, ground]),
) as [string, string][]

for (const [theme, named] of Object.entries(themes)) {
  const reach = (pairs: [string, string][], least: number) => {
    for (const [over, under] of pairs) {
      const [a, b] = [named[over], named[under]]
      assert.ok(a && b, `${theme} lacks ${over} or ${under}`)
      const found = contrast(a, b)
      assert.ok(found >= least, `${theme}: ${over} on ${under} is ${found.toFixed(2)}, below ${least}`)
    }
  }
  test(`every text pair of the ${theme} theme reaches 4.5:1`, () => reach(textPairs, 4.5))
  test(`every control edge of the ${theme} theme reaches 3:1`, () => reach(edgePairs, 3))
}

test('both themes name the same colours', () =>
  assert.deepEqual(Object.keys(themes.light).sort(), Object.keys(themes.dark).sort()))

test('nothing else on the web side names a colour', () => {
  const root = new URL('../../', import.meta.url)
  const files = globSync(['web/**/*.{css,ts,tsx}', 'features/*/web/**/*.{css,ts,tsx}', '*.tsx'], { cwd: root })
  assert.ok(files.length > 10)
  for (const file of files) {
    if (file === 'web/theme/tokens.css' || file.endsWith('.test.ts')) continue
    const found = readFileSync(new URL(file, root), 'utf8').match(
      /(?<![\w&/'"])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch)\(/i,
    )
    assert.equal(found, null, `${file} names ${found?.[0]}`)
  }
})
