// Where the boxes of the flow diagram stand: four fixed columns, and the next step always to the right or further down.
import { PARTIES } from '../../wire/words.ts'
import type { Look, ShownStep } from './steps.ts'

export const LANE = { width: 190, gap: 8, head: 48 }
export const BOX = { width: 172, height: 54, gap: 24 }
const COLUMNS = Object.keys(PARTIES) as (keyof typeof PARTIES)[]

export type Placed = ShownStep & { x: number; y: number }
export type Edge = { look: Look; path: string }

const xOf = (column: number) => 4 + column * (LANE.width + LANE.gap)
const middle = ({ x, y }: Placed) => ({ x: x + BOX.width / 2, y: y + BOX.height / 2 })

/** Straight across to the right, straight down in one column, around a corner to the left. */
function pathTo(from: Placed, to: Placed) {
  if (to.x > from.x) return `M${from.x + BOX.width} ${middle(from).y}H${to.x}`
  const [top, bottom] = [from.y + BOX.height, to.y]
  if (to.x === from.x) return `M${middle(from).x} ${top}V${bottom}`
  return `M${middle(from).x} ${top}V${top + BOX.gap / 2}H${middle(to).x}V${bottom}`
}

export function layOut(steps: readonly ShownStep[]) {
  let row = -1
  let before = COLUMNS.length
  const placed = steps.map((step): Placed => {
    const column = COLUMNS.indexOf(step.group)
    if (column <= before) row++
    before = column
    return { ...step, x: xOf(column) + 9, y: LANE.head + row * (BOX.height + BOX.gap) }
  })
  const edges = placed.slice(1).map((to, at): Edge => ({ look: to.look, path: pathTo(placed[at]!, to) }))
  const height = LANE.head + (row + 1) * (BOX.height + BOX.gap)
  return {
    placed,
    edges,
    lanes: COLUMNS.map((party, column) => ({ party, x: xOf(column) })),
    width: xOf(COLUMNS.length) - LANE.gap + 4,
    height,
  }
}
