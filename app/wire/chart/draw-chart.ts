// Charts as shapes: the browser makes elements of them, the server a picture. Widths of words are estimated, so that
// both place them alike.
export type Ink = 'primary' | 'urgent' | 'border' | 'edge' | 'text' | 'muted'
export type Shape =
  | { is: 'bar'; x: number; y: number; width: number; height: number; ink: Ink }
  | { is: 'rule'; x1: number; y1: number; x2: number; y2: number; ink: Ink; dashed?: true; strong?: true }
  | { is: 'words'; x: number; y: number; text: string; at: 'start' | 'middle' | 'end'; ink: Ink; strong?: true }
export type Drawing = { width: number; height: number; shapes: Shape[] }

/** `mark`: a second value of the same bar, farther out. */
export type Point = { label: string; value: number | null; told: string; mark?: { value: number; told: string } }
export type Chart = { kind: 'columns' | 'bars'; points: readonly Point[] }

export const TEXT_SIZE = 14
const LETTER = 7.6
const wide = (text: string) => text.length * LETTER

/** Round steps of 1, 2 or 5 from zero to the next one above the greatest value: six at most. */
export function ticksFor(greatest: number): number[] {
  const rough = Math.max(greatest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? power * 10
  const whole = Math.max(step, greatest <= 4 ? 1 : 0)
  return Array.from({ length: Math.max(1, Math.ceil(greatest / whole)) + 1 }, (_, n) => Math.round(n * whole * 10) / 10)
}

const words = (x: number, y: number, text: string, at: 'start' | 'middle' | 'end', ink: Ink, strong?: true): Shape => ({
  is: 'words',
  x,
  y,
  text,
  at,
  ink,
  ...(strong && { strong }),
})
const tickWords = (value: number) => value.toLocaleString('pt-BR')

function columns(points: readonly Point[], width: number): Drawing {
  const ticks = ticksFor(Math.max(0, ...points.map(({ value }) => value ?? 0)))
  const top = ticks.at(-1)!
  const [above, below, height] = [24, 28, width < 500 ? 190 : 240]
  const left = wide(tickWords(top)) + 12
  const floor = height - below
  const y = (value: number) => floor - (value / top) * (floor - above)
  const each = (width - left) / Math.max(1, points.length)
  const bar = Math.min(48, each * 0.62)
  // Where labels would touch, every second one is left out, and so on.
  const longest = Math.max(0, ...points.map(({ label }) => wide(label) + 8))
  const every = Math.max(1, Math.ceil(longest / each))
  return {
    width,
    height,
    shapes: [
      ...ticks.flatMap((tick): Shape[] => [
        { is: 'rule', x1: left, x2: width, y1: y(tick), y2: y(tick), ink: tick === 0 ? 'edge' : 'border' },
        words(left - 8, y(tick) + 5, tickWords(tick), 'end', 'muted'),
      ]),
      ...points.flatMap(({ label, value, told }, n): Shape[] => {
        const x = left + each * (n + 0.5)
        const last = (points.length - 1 - n) % every === 0
        return [
          ...(value
            ? [
                {
                  is: 'bar',
                  x: x - bar / 2,
                  y: y(value),
                  width: bar,
                  height: floor - y(value),
                  ink: 'primary',
                } as const,
              ]
            : []),
          ...(wide(told) <= each ? [words(x, y(value ?? 0) - 6, told, 'middle', 'text', true)] : []),
          ...(last ? [words(x, height - 8, label, 'middle', 'muted')] : []),
        ]
      }),
    ],
  }
}

const shortened = (text: string, room: number) =>
  wide(text) <= room ? text : `${text.slice(0, Math.max(1, Math.floor(room / LETTER) - 1)).trimEnd()}…`

function bars(points: readonly Point[], width: number): Drawing {
  const narrow = width < 500
  const left = narrow ? 0 : Math.min(240, Math.max(0, ...points.map(({ label }) => wide(label) + 12)))
  const farthest = Math.max(1, ...points.map(({ value, mark }) => Math.max(value ?? 0, mark?.value ?? 0)))
  const told = Math.max(0, ...points.map((point) => wide(point.mark?.told ?? point.told) + 12))
  const x = (value: number) => left + (value / farthest) * (width - left - told)
  const line = narrow ? 46 : 34
  return {
    width,
    height: Math.max(1, points.length) * line,
    shapes: points.flatMap((point, n): Shape[] => {
      const { label, value, mark } = point
      const y = n * line + (narrow ? 22 : 8)
      const middle = y + 9
      const end = x(Math.max(value ?? 0, mark?.value ?? 0))
      return [
        narrow
          ? words(0, y - 6, shortened(label, width), 'start', 'text')
          : words(left - 12, middle + 5, shortened(label, left - 12), 'end', 'text'),
        ...(value ? [{ is: 'bar', x: left, y, width: x(value) - left, height: 18, ink: 'primary' } as const] : []),
        ...(mark
          ? ([
              { is: 'rule', x1: x(value ?? 0), x2: x(mark.value), y1: middle, y2: middle, ink: 'edge', dashed: true },
              { is: 'rule', x1: x(mark.value), x2: x(mark.value), y1: y, y2: y + 18, ink: 'urgent', strong: true },
            ] as const)
          : []),
        words(end + 8, middle + 5, mark?.told ?? point.told, 'start', 'text', true),
      ]
    }),
  }
}

export const drawChart = ({ kind, points }: Chart, width: number): Drawing =>
  kind === 'columns' ? columns(points, width) : bars(points, width)
