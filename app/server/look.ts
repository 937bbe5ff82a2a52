// How the product looks, for what knows no bundled style sheet: letters, paper, and pages of the server's own.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const font = readFileSync(
  require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
).toString('base64')

/** The product's tokens; where no script says which theme it is, it is the device's. */
export const TOKENS = readFileSync(new URL('../web/theme/tokens.css', import.meta.url), 'utf8')

/** The product's letters within the page itself, so that nothing is fetched. */
export const FONT = `@font-face { font-family: 'Figtree Variable'; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) format('woff2-variations'); }`

/** A colour of the light theme, for mail programs and paper. */
export function inkOf(token: string): string {
  const [, colour] = new RegExp(`--${token}: (?:var\\(--light, )?(#[0-9A-F]{6})`, 'i').exec(TOKENS) ?? []
  if (!colour) throw new Error(`tokens.css names no colour --${token}`)
  return colour
}
