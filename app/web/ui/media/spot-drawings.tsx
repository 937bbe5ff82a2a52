// Drawings of the set that few pages show, so that the others do not load them.
import styles from './drawing.module.css'
import { Spot } from './drawing.tsx'

const { lead, sun, warm, body, paper, skin, ink, water, thick } = styles

const GROUND = (
  <>
    <path className={water} d="M44 103q4.5-4 9 0t9 0 9 0 9 0 9 0 9 0 9 0 9 0M62 111q4.5-4 9 0t9 0 9 0 9 0" />
    <path className={`${lead} ${thick}`} d="M10 92h140" />
  </>
)

/** Two people talk: invitations and the agenda. */
export const Interview = () => (
  <Spot>
    {GROUND}
    <rect className={`${paper} ${lead}`} x="58" y="14" width="44" height="24" rx="8" />
    <path className={lead} d="m68 38-4 8 12-8" />
    <circle className={sun} cx="70" cy="26" r="2.6" />
    <circle className={sun} cx="80" cy="26" r="2.6" />
    <circle className={sun} cx="90" cy="26" r="2.6" />
    <path className={ink} d="M62 74h36M80 74v18M72 92h16" />
    <path className={body} d="M36 84V69a8 8 0 0 1 16 0v15Z" />
    <path className={warm} d="M108 84V69a8 8 0 0 1 16 0v15Z" />
    <circle className={skin} cx="44" cy="52" r="7" />
    <circle className={skin} cx="116" cy="52" r="7" />
    <path className={ink} d="M50 70l12 3M110 70l-12 3M36 84h18l2 8M124 84h-18l-2 8" />
    <path d="M30 66v26M130 66v26" />
  </Spot>
)

/** A paper that is signed. */
export const Signed = () => (
  <Spot>
    {GROUND}
    <path className={paper} d="M46 92V22a6 6 0 0 1 6-6h38l18 18v58" />
    <path d="M90 16v18h18M58 34h20M58 46h38M58 56h38" />
    <path className={lead} d="M58 78c6-12 10-12 9-2s6-8 10-6 2 8 8 4 6-3 10-2" />
    <path className={warm} d="m97 70 22-34 6 4-22 34-8 4Z" />
    <circle className={sun} cx="46" cy="30" r="11" />
    <path className={styles.onSun} d="m41 30 4 4 7-8" />
  </Spot>
)

/** An open book under the sun: courses. */
export const Study = () => (
  <Spot>
    {GROUND}
    <circle className={sun} cx="80" cy="26" r="9" />
    <path className={`${paper} ${lead}`} d="M80 48q-16-10-36-4v38q20-6 36 4q16-10 36-4V44q-20-6-36 4Z" />
    <path className={lead} d="M80 48v38" />
    <path className={ink} d="M52 54q10-2 20 3M52 64q10-2 20 3M88 57q10-5 20-3M88 67q10-5 20-3" />
  </Spot>
)

/** Stands side by side: events. */
export const Fair = () => (
  <Spot>
    {GROUND}
    <circle className={sun} cx="82" cy="24" r="9" />
    <path className={ink} d="M57 40q25 14 50 4" />
    <path className={paper} d="M42 92V60h30v32M94 92V64h28v28" />
    <path className={`${paper} ${lead}`} d="m36 60 21-20 21 20Z" />
    <path className={`${warm}`} d="m88 64 20-20 20 20Z" />
    <path className={ink} d="M52 92V74h10v18M104 92V78h8v14" />
  </Spot>
)
