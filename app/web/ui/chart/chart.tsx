import { type Chart as Data, type Drawing, drawChart, type Shape } from '#wire/chart/draw-chart.ts'
import styles from './chart.module.css'

const ink = (shape: Shape) => `var(--${shape.ink})`

function drawn(shape: Shape, key: number) {
  if (shape.is === 'bar') {
    const { x, y, width, height } = shape
    return <rect key={key} x={x} y={y} width={width} height={height} rx={2} fill={ink(shape)} />
  }
  if (shape.is === 'rule') {
    const { x1, y1, x2, y2, dashed, strong } = shape
    return (
      <line
        key={key}
        {...{ x1, y1, x2, y2 }}
        stroke={ink(shape)}
        strokeWidth={strong ? 3 : 1}
        strokeDasharray={dashed && '3 3'}
      />
    )
  }
  const { x, y, at, text, strong } = shape
  return (
    <text key={key} x={x} y={y} textAnchor={at} fill={ink(shape)} className={strong ? styles.strong : styles.words}>
      {text}
    </text>
  )
}

const Picture = ({ of, label, className }: { of: Drawing; label: string; className: string | undefined }) => (
  <svg role="img" aria-label={label} viewBox={`0 0 ${of.width} ${of.height}`} className={className}>
    {of.shapes.map(drawn)}
  </svg>
)

type Props = {
  of: Data
  /** What it shows; the numbers stand in the table beside it. */
  label: string
  /** How many of the last points phones show. */
  few?: number
}

const [WIDE, NARROW] = [820, 300]

/** Drawn twice, so that its words keep their size on phones; the style sheet shows one of them. */
export function Chart({ of, label, few = of.points.length }: Props) {
  return (
    <>
      <Picture of={drawChart(of, WIDE)} label={label} className={styles.wide} />
      <Picture
        of={drawChart({ ...of, points: of.points.slice(-few) }, NARROW)}
        label={label}
        className={styles.narrow}
      />
    </>
  )
}
