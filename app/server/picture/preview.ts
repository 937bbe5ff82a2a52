// The preview picture of a shared link: 1200 by 630, as social networks and messengers ask.
import { renderAsync } from '@resvg/resvg-js'
import type { Ctx } from '#server/context.ts'
import { inkOf } from '#server/look.ts'
import { fontOf } from '#server/pdf/fonts.ts'
import { brandOf } from '#wire/colour/brand-colours.ts'
import { bridgeIn, MARK } from './bridge.ts'
import { lineOf, wrap } from './set-text.ts'

const [WIDTH, HEIGHT, EDGE, DECK] = [1200, 630, 80, 530]
const COLUMN = WIDTH - 2 * EDGE
/** What still fits beside the sun, and beside the school. */
const [ABOVE, BESIDE] = [700, 500]
const [TEXT, MUTED] = [inkOf('text'), inkOf('muted')]
const OURS = { primary: inkOf('primary'), tint: inkOf('sky') }

export type Preview = {
  title: string
  /** Under the title, in large; below it smaller facts, and a highlighted line. An empty one leaves its space. */
  text: string
  facts: string
  strong: string
  app_name: string
  /** Of a partner, in place of ours. */
  colour?: string | null
  /** As data; left out where there is none. */
  logo?: string | undefined
}

function pictureOf({ title, text, facts, strong: most, app_name, colour, logo }: Preview): string {
  const [strong, regular] = [fontOf('strong'), fontOf('regular')]
  const { primary, tint } = colour ? brandOf(colour).light : OURS
  const size = title.length > 46 ? 56 : 68
  const lines = wrap(strong, title, size, COLUMN, 3)
  const below = 60 + lines.length * size * 1.14
  const set = (font: typeof strong, words: string, width: number, down: number, size: number, fill: string) =>
    wrap(font, words, size, width, 1).map((line) => lineOf(font, line, { x: EDGE, y: below + down, size, fill }))
  const parts = [
    ...lines.map((line, at) => lineOf(strong, line, { x: EDGE, y: 118 + at * size * 1.14, size, fill: TEXT })),
    ...set(regular, text, COLUMN, 52, 34, TEXT),
    ...set(regular, facts, ABOVE, 102, 30, MUTED),
    ...set(strong, most, BESIDE, 152, 32, primary),
    lineOf(strong, app_name, { x: EDGE + 72, y: 594, size: 34, fill: TEXT }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path fill="${inkOf('page')}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="${tint}" d="M0 0h${WIDTH}v${DECK}H0z"/>
<g transform="translate(560 ${DECK - 146 * 1.55}) scale(1.55)">${bridgeIn(primary)}</g>
<path fill="${primary}" d="M0 ${DECK - 3}h${WIDTH}v6H0z"/>${parts.join('')}
<g transform="translate(${EDGE} 556) scale(1.5)">${MARK}</g>${logo ? logoAt(logo) : ''}</svg>`
}

/** Below the deck, at the right edge. */
const logoAt = (href: string) =>
  `<image x="${WIDTH - EDGE - 300}" y="547" width="300" height="70" preserveAspectRatio="xMaxYMid meet" ` +
  `href="${href}"/>`

/** Each is remembered for an hour, so no reader asks for more than these. */
const DRAWINGS = { name: 'preview', times: 120, seconds: 60 }

export async function drawPreview(
  { limits, network }: Pick<Ctx, 'limits' | 'network'>,
  shown: Preview,
): Promise<Uint8Array<ArrayBuffer>> {
  limits.spend(DRAWINGS, network)
  return new Uint8Array((await renderAsync(pictureOf(shown))).asPng())
}
