// A chart as PNG, in the light theme, at twice its size.
import { renderAsync } from '@resvg/resvg-js'
import { inkOf } from '#server/look.ts'
import { fontOf } from '#server/pdf/fonts.ts'
import { type Chart, drawChart, type Shape, TEXT_SIZE } from '#wire/chart/draw-chart.ts'
import { lineOf, lineWidth, wrap } from './set-text.ts'

const [WIDTH, EDGE, HEAD] = [820, 32, 92]

function drawn(shape: Shape): string {
  const ink = inkOf(shape.ink)
  if (shape.is === 'bar') {
    const { x, y, width, height } = shape
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${ink}"/>`
  }
  if (shape.is === 'rule') {
    const { x1, y1, x2, y2, dashed, strong } = shape
    const more = `stroke-width="${strong ? 3 : 1}"${dashed ? ' stroke-dasharray="3 3"' : ''}`
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${ink}" ${more}/>`
  }
  const font = fontOf(shape.strong ? 'strong' : 'regular')
  const width = lineWidth(font, shape.text, TEXT_SIZE)
  const x = shape.x - { start: 0, middle: width / 2, end: width }[shape.at]
  return lineOf(font, shape.text, { x, y: shape.y, size: TEXT_SIZE, fill: ink })
}

type Titled = { title: string; lead: string; chart: Chart }

export function chartSvg({ title, lead, chart }: Titled): string {
  const { height, shapes } = drawChart(chart, WIDTH)
  const [strong, regular] = [fontOf('strong'), fontOf('regular')]
  const [wide, high] = [WIDTH + 2 * EDGE, height + HEAD + EDGE]
  const [top] = wrap(strong, title, 20, WIDTH, 1)
  const [below] = wrap(regular, lead, TEXT_SIZE, WIDTH, 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">
<path fill="${inkOf('surface')}" d="M0 0h${wide}v${high}H0z"/>
${lineOf(strong, top ?? '', { x: EDGE, y: 40, size: 20, fill: inkOf('text') })}
${lineOf(regular, below ?? '', { x: EDGE, y: 66, size: TEXT_SIZE, fill: inkOf('muted') })}
<g transform="translate(${EDGE} ${HEAD})">${shapes.map(drawn).join('')}</g></svg>`
}

export const chartPicture = async (of: Titled): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array((await renderAsync(chartSvg(of), { fitTo: { mode: 'zoom', value: 2 } })).asPng())
