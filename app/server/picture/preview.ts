// The preview picture of a shared link: 1200 by 630, as social networks and messengers ask.
import { renderAsync } from '@resvg/resvg-js'
import type { Ctx } from '#server/context.ts'
import { inkOf } from '#server/look.ts'
import { fontOf } from '#server/pdf/fonts.ts'
import { lineOf, wrap } from './set-text.ts'

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 80]
const COLUMN = WIDTH - 2 * EDGE
const PAGE = inkOf('page')
const TEXT = inkOf('text')
const MUTED = inkOf('muted')
const PRIMARY = inkOf('primary')
/** The bridge of the site's icon. */
const BRIDGE =
  `<g transform="translate(${EDGE} ${HEIGHT - 120}) scale(1.7)"><rect width="34" height="34" rx="8" ` +
  `fill="${PRIMARY}"/><g fill="none" stroke="${inkOf('on-primary')}" stroke-width="2.4" ` +
  'stroke-linecap="round" stroke-linejoin="round"><path d="M4.5 24h25M10.5 28.5V12M23.5 ' +
  '28.5V12"/><path d="M4.5 19.5c3-1 5-3.5 6-7.5 1 5.5 3 8 6.5 8s5.5-2.5 6.5-8c1 4 3 6.5 6 ' +
  `7.5"/></g><circle cx="17" cy="9.5" r="3.2" fill="${inkOf('accent')}"/></g>`

/** Under the title a line of text, a line of smaller facts and a highlighted one; an empty one leaves its space. */
export type Preview = { title: string; text: string; facts: string; strong: string; app_name: string }

function pictureOf({ title, text, facts, strong: most, app_name }: Preview): string {
  const [strong, regular] = [fontOf('strong'), fontOf('regular')]
  const size = title.length > 46 ? 60 : 72
  const lines = wrap(strong, title, size, COLUMN, 3)
  const below = 120 + lines.length * size * 1.14
  const parts = [
    ...lines.map((line, at) => lineOf(strong, line, { x: EDGE, y: 130 + at * size * 1.14, size, fill: TEXT })),
    ...wrap(regular, text, 36, COLUMN, 1).map((line) =>
      lineOf(regular, line, { x: EDGE, y: below + 30, size: 36, fill: TEXT }),
    ),
    ...wrap(regular, facts, 32, COLUMN, 1).map((line) =>
      lineOf(regular, line, { x: EDGE, y: below + 82, size: 32, fill: MUTED }),
    ),
    lineOf(strong, most, { x: EDGE, y: below + 134, size: 32, fill: PRIMARY }),
    lineOf(strong, app_name, { x: EDGE + 76, y: HEIGHT - 80, size: 34, fill: TEXT }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path fill="${PAGE}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="${PRIMARY}" d="M0 0h${WIDTH}v16H0z"/>
${parts.join('')}${BRIDGE}</svg>`
}

/** Each is remembered for an hour, so no reader asks for more than these. */
const DRAWINGS = { name: 'preview', times: 120, seconds: 60 }

export async function drawPreview(
  { limits, network }: Pick<Ctx, 'limits' | 'network'>,
  shown: Preview,
): Promise<Uint8Array<ArrayBuffer>> {
  limits.spend(DRAWINGS, network)
  return new Uint8Array((await renderAsync(pictureOf(shown))).asPng())
}
