// Shapes for the demonstration's drawings. All drawings are original.

export type Scene = (palette: Palette) => string
/** From light to dark, and an accent. */
export type Palette = { light: string; soft: string; mid: string; deep: string; dark: string; pop: string }

/** The width of a scene; a square one is as high. */
export const W = 960

const number = (n: number) => Math.round(n * 10) / 10
const drawn = (fill: string, opacity: number) => `fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}`

export const rect = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" ` +
  `height="${number(height)}" ${drawn(fill, opacity)}/>`
export const round = (x: number, y: number, width: number, height: number, radius: number, fill: string, opacity = 1) =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" ` +
  `height="${number(height)}" rx="${radius}" ${drawn(fill, opacity)}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" ${drawn(fill, opacity)}/>`
export const circle = (x: number, y: number, r: number, fill: string, opacity = 1) => ellipse(x, y, r, r, fill, opacity)
export const poly = (points: [number, number][], fill: string, opacity = 1) =>
  `<polygon points="${points.map((at) => at.map(number).join(',')).join(' ')}" ${drawn(fill, opacity)}/>`
export const many = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('')

export const sky = (above: string, below: string) =>
  '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" ' +
  `stop-color="${above}"/><stop offset="1" ` +
  `stop-color="${below}"/></linearGradient></defs><rect width="2000" height="960" ` +
  'fill="url(#sky)"/>'
export const ground = (y: number, fill: string) => rect(0, y, 2000, 960, fill)
export const sun = (x: number, y: number, r: number, fill: string) =>
  circle(x, y, r * 1.5, fill, 0.25) + circle(x, y, r, fill)
export const hills = (y: number, fill: string, swing: number) =>
  `<path d="M0 ${y} C 240 ${y - swing * 2}, 480 ${y + swing}, 720 ${y - swing} S 1200 ` +
  `${y + swing}, 2000 ${y - swing} V 960 H 0 Z" fill="${fill}"/>`

const SKINS = ['#8D5B3F', '#E8B98F', '#5C3A28', '#C98B62', '#F0CBA8']

export const people = (n: number, { y, from, step, p }: { y: number; from: number; step: number; p: Palette }) =>
  many(n, (i) => {
    const x = from + i * step
    return (
      round(x - 52, y + 44, 104, 150, 44, [p.pop, p.mid, p.deep][i % 3]!) +
      circle(x, y - 8, 46, p.dark) +
      circle(x, y + 4, 40, SKINS[i % SKINS.length]!)
    )
  })
