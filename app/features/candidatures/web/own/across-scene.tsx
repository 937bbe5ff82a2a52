import drawing from '#web/ui/media/drawing.module.css'
import styles from './applied.module.css'

const HANGERS = [142, 157, 171, 186, 200, 214, 229, 243, 258]
/** The cable between the towers, at their distance from the middle. */
const cable = (x: number) => 126 - 86 * ((x - 200) / 72) ** 2

/** A whole bridge, and somebody across it. */
export const AcrossScene = () => (
  <svg className={`${drawing.drawing} ${styles.scene}`} viewBox="0 0 400 200" aria-hidden="true">
    <circle className={drawing.sun} cx="200" cy="66" r="34" />
    <path
      className={drawing.water}
      d="M124 168q9.5-8 19 0t19 0 19 0 19 0 19 0 19 0 19 0 19 0M143 182q9.5-8 19 0t19 0 19 0 19 0 19 0 19 0"
    />
    <path className={drawing.paper} d="M20 146v-42h48v42M14 104l30-22 30 22ZM352 146V76h34v70" />
    <path d="M44 82V66h13l-3 5 3 5H44M38 146v-18a6 6 0 0 1 12 0v18M364 146v-14h10v14" />
    <path d="M360 90h6M372 90h6M360 104h6M372 104h6M360 118h6M372 118h6" />
    <path className={`${drawing.lead} ${drawing.thick}`} d="M-700 146h1800" />
    <path
      className={drawing.lead}
      d={
        'M128 176V40M272 176V40M122 70h12M266 70h12M128 40Q200 212 272 40' +
        'M128 40C122 96 104 130 78 146M272 40C278 96 296 130 322 146'
      }
    />
    <path
      className={`${drawing.lead} ${drawing.thin}`}
      d={HANGERS.map((x) => `M${x} ${cable(x).toFixed(0)}V146`).join('')}
    />
    <g transform="translate(332 146)">
      <rect className={drawing.warm} x="-13" y="-31" width="8" height="14" rx="3.5" />
      <path className={drawing.ink} d="M-3-16V0M3-16V0M6-26l8-13M-6-25l-5 10" />
      <path className={drawing.body} d="M-7-14V-25a7 7 0 0 1 14 0v11Z" />
      <circle className={drawing.skin} cx="0" cy="-40" r="6.5" />
    </g>
  </svg>
)
