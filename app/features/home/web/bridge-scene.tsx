import styles from './bridge-scene.module.css'

const DECK = 290
const HANGERS = [212, 231, 250, 269, 291, 310, 329, 348]
const TOWER = 130
const SAG = 96
/** A parabola from tower to tower. */
const cable = (x: number) => TOWER + 4 * SAG * ((x - 190) / 180) * (1 - (x - 190) / 180)

/** A school, a company, and two people who meet in the middle. */
export function BridgeScene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 560 292"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="280" cy="118" r="50" />
      <g className={styles.house}>
        <path className={styles.wall} d="M22 290v-78h96v78ZM14 212l56-40 56 40Z" />
        <path d="M70 172v-30M70 144h22l-6 7 6 7H70M38 290v-60M102 290v-60M60 290v-34a10 10 0 0 1 20 0v34" />
        <circle cx="70" cy="197" r="6" />
      </g>
      <g className={styles.house}>
        <path className={styles.wall} d="M442 290V158h62v132ZM504 290v-92h38v92" />
        <path
          d={
            'M456 178h10M480 178h10M456 204h10M480 204h10M456 230h10M480 ' +
            '230h10M516 218h12M516 242h12M466 290v-28h16v28'
          }
        />
      </g>
      <g className={styles.bridge}>
        <path d={`M36 ${DECK}h488`} />
        <path d="M182 340V132M198 340V132M362 340V132M378 340V132M182 160h16M362 160h16M182 220h16M362 220h16" />
        <path
          d={
            `M190 130Q280 ${TOWER + 2 * SAG} 370 130M190 130C170 220 140 270 100 ` +
            `${DECK}M370 130C390 220 420 270 460 ${DECK}`
          }
        />
        <path className={styles.hangers} d={HANGERS.map((x) => `M${x} ${cable(x).toFixed(1)}V${DECK}`).join('')} />
      </g>
      <g className={styles.people}>
        <circle cx="262" cy="243" r="8" />
        <path d="M253 290l4-20-2-12c0-5 14-5 14 0l-1 12 5 20M268 262l12-3" />
        <path className={styles.bag} d="M254 256c-9 0-10 16-4 17" />
        <circle cx="300" cy="243" r="8" />
        <path d="M291 290l4-20-1-12c0-5 14-5 14 0l-2 12 5 20M295 262l-13-3" />
        <path className={styles.bag} d="M310 272h12v10h-12ZM313 272v-4h6v4" />
      </g>
    </svg>
  )
}
