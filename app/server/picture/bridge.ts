// The house's drawing for pictures: a bridge from a school to a company, with somebody across it.
import { inkOf } from '#server/look.ts'

const [EDGE, TEXT, PAPER] = [inkOf('edge'), inkOf('text'), inkOf('surface')]
const waves = (from: string, times: number) => `M${from}q4.75-4 9.5 0${'t9.5 0'.repeat(times)}`
/** From each hanger's top to the deck. */
const HANGERS = [
  [142.4, 71],
  [156.8, 95],
  [171.2, 112.2],
  [185.6, 122.6],
  [200, 126],
  [214.4, 122.6],
  [228.8, 112.2],
  [243.2, 95],
  [257.6, 71],
]
const ROUND = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

/** 400 by 200; the deck, which the caller draws, is the ground at y = 146. */
export const bridgeIn = (lead: string) => `<g ${ROUND} stroke="${EDGE}" stroke-width="2">
<circle cx="200" cy="66" r="34" fill="${inkOf('accent')}" stroke="none"/>
<path stroke="${lead}" opacity=".4" d="${waves('124 168', 15)}${waves('143 182', 11)}"/>
<path fill="${PAPER}" d="M20 146v-42h48v42M14 104l30-22 30 22Z"/>
<path d="M44 82V66h13l-3 5 3 5H44M38 146v-18a6 6 0 0 1 12 0v18"/>
<path fill="${PAPER}" d="M352 146V76h34v70"/>
<path d="M360 90h6M372 90h6M360 104h6M372 104h6M360 118h6M372 118h6M364 146v-14h10v14"/>
<g stroke="${lead}" stroke-width="2.5"><path d="M128 176V40M272 176V40M122 70h12M266 70h12"/>
<path d="M128 40Q200 212 272 40M128 40C122 96 104 130 78 146M272 40C278 96 296 130 322 146"/></g>
<path stroke="${lead}" stroke-width="1.25" d="${HANGERS.map(([x, y]) => `M${x} ${y}V146`).join('')}"/>
<g transform="translate(330 146) scale(.95)"><rect x="-13" y="-31" width="8" height="14" rx="3.5" stroke="none"
fill="${inkOf('urgent')}"/><path stroke="${TEXT}" d="M-3-16V0M3-16V0M6-26l8-13M-6-25l-5 10"/>
<path fill="${lead}" stroke="none" d="M-7-14V-25a7 7 0 0 1 14 0v11Z"/>
<circle fill="${PAPER}" stroke="${TEXT}" cy="-40" r="6.5"/></g></g>`

/** The bridge of the site's icon, 34 by 34. */
export const MARK =
  `<rect width="34" height="34" rx="8" fill="${inkOf('primary')}"/>` +
  `<g ${ROUND} stroke="${inkOf('on-primary')}" stroke-width="2.4"><path d="M4.5 24h25M10.5 28.5V12M23.5 28.5V12"/>` +
  '<path d="M4.5 19.5c3-1 5-3.5 6-7.5 1 5.5 3 8 6.5 8s5.5-2.5 6.5-8c1 4 3 6.5 6 7.5"/></g>' +
  `<circle cx="17" cy="9.5" r="3.2" fill="${inkOf('accent')}"/>`
