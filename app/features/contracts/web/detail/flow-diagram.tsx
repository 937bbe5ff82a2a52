import { PARTIES } from '../../wire/words.ts'
import styles from './flow.module.css'
import { BOX, LANE, layOut, type Placed } from './flow-layout.ts'
import type { Look, ShownStep } from './steps.ts'

/** As many letters as fit into a box. */
const FITS = 18
/** What is done stays readable: of a long name the end is left out. */
function fitted(text: string) {
  if (text.length <= FITS) return text
  const verb = text.slice(text.lastIndexOf(' ') + 1)
  return `${text.slice(0, FITS - verb.length - 2).trimEnd()}… ${verb}`
}

const MARKS: Record<Look, React.ReactNode> = {
  done: <path className={styles.mark} d="M0 5l4 4 8-8" />,
  declined: <path className={styles.mark} d="M1 0l10 10M11 0l-10 10" />,
  current: <circle className={styles.dot} cx="6" cy="5" r="5.5" />,
  later: <circle className={styles.ring} cx="6" cy="5" r="5" />,
}

const Box = ({ step: { x, y, look, label, short } }: { step: Placed }) => (
  <g data-look={look}>
    <rect className={styles.box} x={x} y={y} width={BOX.width} height={BOX.height} rx="10" />
    <g transform={`translate(${x + 12} ${y + 14})`}>{MARKS[look]}</g>
    <text className={styles.label} x={x + 34} y={y + 23}>
      {fitted(label)}
    </text>
    <text className={styles.how} x={x + 34} y={y + 42}>
      {short}
    </text>
  </g>
)

/** The same steps as the list, in a column for each party. */
export function FlowDiagram({ steps }: { steps: readonly ShownStep[] }) {
  const { placed, edges, lanes, width, height } = layOut(steps)
  return (
    <div className={styles.wrap} role="region" aria-label="Fluxo das etapas" tabIndex={0}>
      <svg
        className={styles.flow}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label="Fluxo do contrato em quatro colunas: as mesmas etapas que estão em lista"
      >
        {lanes.map(({ party, x }) => (
          <g key={party}>
            <rect className={styles.lane} x={x} y="0" width={LANE.width} height={height} rx="12" />
            <text className={styles.head} x={x + 14} y="28">
              {PARTIES[party]}
            </text>
          </g>
        ))}
        {edges.map(({ look, path }) => (
          <path key={path} className={styles.edge} data-look={look} d={path} />
        ))}
        {placed.map((step) => (
          <Box key={step.id} step={step} />
        ))}
      </svg>
    </div>
  )
}
