// The product's look for documents without the bundled style sheets: letters, PDFs, and the server's own pages.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const font = readFileSync(
  require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
).toString('base64')

/** The design tokens; without a script that sets the theme, the device's theme applies. */
export const TOKENS = readFileSync(new URL('../web/theme/tokens.css', import.meta.url), 'utf8')

/** The font embedded in the page, so that nothing is fetched. */
export const FONT =
  `@font-face { font-family: 'Figtree Variable'; font-weight: 300 900; src: ` +
  `url(data:font/woff2;base64,${font}) format('woff2-variations'); }`

/** A colour of the light theme, for mail programs and paper. */
export function inkOf(token: string): string {
  const [, colour] = new RegExp(`--${token}: (?:var\\(--light, )?(#[0-9A-F]{6})`, 'i').exec(TOKENS) ?? []
  if (!colour) throw new Error(`tokens.css names no colour --${token}`)
  return colour
}
