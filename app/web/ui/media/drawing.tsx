import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** What each means: none of them stands for its opposite. */
export type DrawingName =
  /** Nothing here yet. */
  | 'folder'
  /** Nothing found by a search. */
  | 'search'
  /** No such page or thing: the only broken bridge. */
  | 'lost'
  /** Something failed. */
  | 'cable'
  /** Done. */
  | 'bridge'
  /** It comes later. */
  | 'wait'
  | 'lock'

const { lead, sun, warm, body, paper, skin, ink, water, thin, thick } = styles

const WATER = <path className={water} d="M44 103q4.5-4 9 0t9 0 9 0 9 0 9 0 9 0 9 0 9 0M62 111q4.5-4 9 0t9 0 9 0 9 0" />
const DECK = <path className={`${lead} ${thick}`} d="M10 92h140" />

type PersonProps = { at: string; arms: string }
const Person = ({ at, arms }: PersonProps) => (
  <g transform={`translate(${at}) scale(0.78)`}>
    <rect className={warm} x="-13" y="-31" width="8" height="14" rx="3.5" />
    <path className={ink} d={`M-3-16V0M3-16V0${arms}`} />
    <path className={body} d="M-7-14V-25a7 7 0 0 1 14 0v11Z" />
    <circle className={skin} cx="0" cy="-40" r="6.5" />
  </g>
)

const LINES: Record<DrawingName, ReactNode> = {
  folder: (
    <>
      {WATER}
      {DECK}
      <path d="M50 76v16M110 76v16" />
      <rect className={paper} x="36" y="24" width="88" height="52" rx="6" />
      <path className={lead} d="M36 34v-4a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v4" />
      <path className={thin} strokeDasharray="3 4" d="M46 40h20v26H46zM72 40h20v20H72z" />
      <rect className={`${paper} ${ink}`} x="98" y="40" width="18" height="24" rx="2" transform="rotate(6 107 52)" />
      <circle className={sun} cx="107" cy="40" r="3.5" />
    </>
  ),
  search: (
    <>
      {WATER}
      {DECK}
      <path d="M50 76v16M110 76v16" />
      <rect className={paper} x="36" y="24" width="88" height="52" rx="6" />
      <path d="M48 40h28M48 50h20M48 60h24" />
      <circle className={sun} cx="124" cy="18" r="7" />
      <circle className={`${lead} ${paper}`} cx="98" cy="52" r="15" />
      <path className={lead} d="m109 63 12 13" />
    </>
  ),
  lost: (
    <>
      <circle className={sun} cx="118" cy="30" r="9" />
      <path className={water} d="M62 103q4.5-4 9 0t9 0 9 0 9 0M50 111q4.5-4 9 0t9 0 9 0 9 0 9 0 9 0" />
      <path className={`${lead} ${thick}`} d="M10 92h52M104 92h46" />
      <path d="M70 92h4M81 92h4M92 92h4" />
      <path
        className={lead}
        d={
          'M28 102V44M132 102V44M28 44c6 24 16 32 28 38M28 44c-3 14-8 22-16 28' +
          'M132 44c-6 24-16 32-26 36M132 44c3 14 8 22 16 28'
        }
      />
      <path className={`${lead} ${thin}`} d="M40 68v24M50 78v14M120 68v24M111 77v15" />
      <Person at="50 92" arms="M5-25l6 9" />
      <path className={ink} d="M62 44c0-8 11-8 11-1 0 5-6 5-6 10M67 59v.5" />
    </>
  ),
  cable: (
    <>
      {WATER}
      {DECK}
      <path className={ink} d="M52 92V52M108 92V52M46 92h12M102 92h12" />
      <rect className={paper} x="40" y="54" width="80" height="18" rx="4" />
      <path className={warm} d="M50 72l12-18h7L57 72zM70 72l12-18h7L77 72zM90 72l12-18h7L97 72z" />
      <rect className={ink} x="40" y="54" width="80" height="18" rx="4" />
      <circle className={sun} cx="52" cy="42" r="7" />
      <path className={ink} d="M48 50h8M52 28v-5M39 34l-4-4M65 34l4-4" />
    </>
  ),
  bridge: (
    <>
      <circle className={sun} cx="80" cy="42" r="15" />
      {WATER}
      {DECK}
      <path
        className={lead}
        d="M48 102V30M112 102V30M48 30Q80 122 112 30M48 30C45 60 32 84 16 92M112 30C115 60 128 84 144 92"
      />
      <path className={`${lead} ${thin}`} d="M59 56V92M69 71V92M80 76V92M91 71V92M101 56V92" />
      <Person at="136 92" arms="M6-26l8-13M-6-25l-5 10" />
    </>
  ),
  wait: (
    <>
      {WATER}
      {DECK}
      <path d="M36 92V46M30 92h12" />
      <circle className={`${paper} ${lead}`} cx="36" cy="32" r="14" />
      <path className={ink} d="M36 24v8l6 4M70 76h58M70 62h58M76 76v16M122 76v16M76 62v-2M122 62v-2" />
      <path className={body} d="M89 78V62a8 8 0 0 1 16 0v16Z" />
      <circle className={skin} cx="97" cy="46" r="7" />
      <path className={ink} d="M93 78h12l3 14M101 78h9l3 14M103 64l8 6" />
      <rect className={warm} x="112" y="64" width="11" height="12" rx="4" />
      <circle className={sun} cx="138" cy="28" r="8" />
    </>
  ),
  lock: (
    <>
      {WATER}
      {DECK}
      <circle className={sun} cx="120" cy="26" r="8" />
      <path d="M62 50V38a18 18 0 0 1 36 0v12" />
      <rect className={`${paper} ${lead}`} x="48" y="50" width="64" height="42" rx="8" />
      <path className={ink} d="M80 72v8" />
      <circle className={ink} cx="80" cy="67" r="4" />
    </>
  ),
}

export const Spot = ({ children }: { children: ReactNode }) => (
  <svg className={`${styles.drawing} ${styles.spot}`} viewBox="0 0 160 120" aria-hidden="true">
    {children}
  </svg>
)
/** One line drawing for each kind of state. */
export const Drawing = ({ name }: { name: DrawingName }) => <Spot>{LINES[name]}</Spot>
