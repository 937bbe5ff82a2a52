// Scenes of a food maker (Aurora).
import {
  circle,
  ellipse,
  ground,
  hills,
  many,
  people,
  poly,
  rect,
  round,
  sky,
  sun,
  W,
  type Palette,
  type Scene,
} from './shapes.ts'

const loaf = (x: number, y: number, size: number, { mid, soft, dark }: Palette) =>
  ellipse(x, y, size, size * 0.55, mid) +
  many(3, (i) => round(x - size * 0.5 + i * size * 0.4, y - size * 0.32, size * 0.16, size * 0.5, 8, soft)) +
  ellipse(x, y + size * 0.5, size * 0.9, size * 0.08, dark, 0.18)

export const loaves: Scene = (p) =>
  sky(p.light, p.soft) +
  ground(430, p.deep) +
  many(4, (i) => loaf(170 + i * 210, 400 - (i % 2) * 30, 95, p)) +
  many(3, (i) => loaf(270 + i * 210, 520, 105, p))

const jar = (x: number, y: number, fill: string, p: Palette) =>
  round(x, y, 84, 120, 18, '#FFFFFF', 0.55) +
  round(x + 7, y + 26, 70, 88, 12, fill) +
  round(x + 8, y - 16, 68, 24, 6, p.dark) +
  rect(x + 22, y + 56, 40, 26, p.light)
export const jars: Scene = (p) =>
  sky(p.soft, p.light) +
  many(
    3,
    (row) =>
      rect(60, 205 + row * 195, 840, 18, p.deep) +
      many(7, (i) => jar(84 + i * 118, 85 + row * 195, [p.pop, p.mid, p.deep][(i + row) % 3]!, p)),
  )

export const cheeses: Scene = (p) =>
  sky(p.light, p.soft) +
  ground(470, p.dark) +
  ellipse(480, 520, 330, 60, p.deep) +
  ellipse(480, 430, 250, 80, p.pop) +
  rect(230, 360, 500, 70, p.pop) +
  ellipse(480, 360, 250, 80, p.soft) +
  poly(
    [
      [480, 360],
      [720, 340],
      [730, 430],
      [480, 450],
    ],
    p.mid,
  ) +
  many(6, (i) => circle(520 + (i % 3) * 60, 385 + Math.floor(i / 3) * 26, 9 + (i % 2) * 5, p.deep, 0.5))

export const oven: Scene = (p) =>
  sky(p.mid, p.deep) +
  many(8, (row) =>
    many(11, (i) => round(i * 94 - (row % 2) * 47, row * 82, 88, 76, 6, row % 3 ? p.mid : p.soft, 0.55)),
  ) +
  poly(
    [
      [260, 560],
      [260, 330],
      [330, 220],
      [480, 170],
      [630, 220],
      [700, 330],
      [700, 560],
    ],
    p.dark,
  ) +
  ellipse(480, 545, 200, 40, p.pop) +
  many(5, (i) =>
    poly(
      [
        [340 + i * 60, 540],
        [370 + i * 60, 400 - (i % 2) * 50],
        [400 + i * 60, 540],
      ],
      i % 2 ? p.pop : p.soft,
      0.85,
    ),
  ) +
  rect(0, 560, W, 80, p.deep)

export const wheat: Scene = (p) =>
  sky(p.light, p.soft) +
  sun(720, 170, 80, p.pop) +
  hills(360, p.soft, 40) +
  hills(430, p.mid, 60) +
  hills(510, p.deep, 30) +
  many(
    24,
    (i) =>
      rect(20 + i * 40, 470 + (i % 3) * 14, 5, 150, p.pop) + ellipse(22 + i * 40, 460 + (i % 3) * 14, 9, 26, p.pop),
  )

export const market: Scene = (p) =>
  sky(p.light, p.soft) +
  rect(110, 230, 740, 330, p.mid) +
  many(9, (i) =>
    poly(
      [
        [80 + i * 90, 140],
        [170 + i * 90, 140],
        [162 + i * 88, 250],
        [78 + i * 88, 250],
      ],
      i % 2 ? p.light : p.pop,
    ),
  ) +
  rect(150, 430, 660, 130, p.deep) +
  many(11, (i) => circle(190 + i * 58, 420, 30, [p.pop, p.soft, p.mid][i % 3]!)) +
  ground(560, p.dark) +
  people(3, { y: 380, from: 300, step: 180, p })

export const bowls: Scene = (p) =>
  sky(p.deep, p.dark) +
  many(
    8,
    (i) =>
      circle(150 + (i % 4) * 220, 190 + Math.floor(i / 4) * 260, 95, p.light) +
      circle(150 + (i % 4) * 220, 190 + Math.floor(i / 4) * 260, 78, [p.pop, p.mid, p.soft, p.deep][(i * 3) % 4]!) +
      many(7, (n) =>
        circle(
          150 + (i % 4) * 220 + Math.cos(n) * 44,
          190 + Math.floor(i / 4) * 260 + Math.sin(n * 2) * 44,
          9,
          p.light,
          0.5,
        ),
      ),
  )
