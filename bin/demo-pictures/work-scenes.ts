// Scenes of workplaces: offices, streets, clinics and gardens.
import { circle, ellipse, ground, hills, many, people, poly, rect, round, sky, sun, W, type Scene } from './shapes.ts'

export const team: Scene = (p) =>
  sky(p.light, p.soft) +
  many(4, (i) => round(70 + i * 220, 60, 170, 150, 10, '#FFFFFF', 0.7)) +
  people(5, { y: 300, from: 150, step: 165, p }) +
  round(60, 440, 840, 46, 14, p.deep) +
  rect(120, 486, 24, 154, p.dark) +
  rect(816, 486, 24, 154, p.dark) +
  many(4, (i) => round(190 + i * 170, 408, 90, 34, 6, p.light))

export const house: Scene = (p) =>
  sky(p.soft, p.light) +
  sun(160, 130, 60, p.pop) +
  rect(190, 190, 580, 370, p.mid) +
  poly(
    [
      [160, 200],
      [480, 70],
      [800, 200],
    ],
    p.deep,
  ) +
  many(8, (i) => round(240 + (i % 4) * 130, 240 + Math.floor(i / 4) * 130, 80, 90, 8, i % 3 ? p.light : p.pop)) +
  round(420, 430, 120, 130, 10, p.dark) +
  ground(560, p.deep) +
  many(6, (i) => circle(60 + i * 170, 560, 46, p.dark))

export const van: Scene = (p) =>
  sky(p.light, p.soft) +
  hills(400, p.soft, 50) +
  many(5, (i) => rect(60 + i * 190, 220 - (i % 2) * 60, 120, 280, p.mid, 0.6)) +
  ground(500, p.dark) +
  many(7, (i) => rect(20 + i * 150, 566, 80, 10, p.soft)) +
  round(220, 270, 380, 230, 20, p.light) +
  poly(
    [
      [600, 330],
      [700, 330],
      [770, 430],
      [770, 500],
      [600, 500],
    ],
    p.pop,
  ) +
  poly(
    [
      [620, 350],
      [690, 350],
      [735, 425],
      [620, 425],
    ],
    p.soft,
  ) +
  circle(320, 505, 52, p.deep) +
  circle(320, 505, 22, p.light) +
  circle(660, 505, 52, p.deep) +
  circle(660, 505, 22, p.light) +
  ellipse(410, 385, 80, 46, p.mid)

export const clouds: Scene = (p) =>
  sky(p.soft, p.light) +
  hills(420, p.mid, 90) +
  hills(500, p.deep, 50) +
  many(4, (i) => many(4, (n) => circle(110 + i * 240 + n * 48, 150 + (i % 2) * 90 - (n % 2) * 26, 48, '#FFFFFF', 0.9)))

export const desk: Scene = (p) =>
  sky(p.light, p.soft) +
  round(180, 130, 340, 220, 16, p.dark) +
  round(196, 146, 308, 188, 8, p.deep) +
  many(6, (i) => round(220, 170 + i * 26, 90 + ((i * 67) % 150), 10, 5, i % 2 ? p.pop : p.soft)) +
  rect(330, 350, 40, 60, p.dark) +
  round(560, 190, 230, 160, 14, p.dark) +
  round(572, 202, 206, 136, 8, p.mid) +
  many(5, (i) => rect(592 + i * 36, 320 - ((i * 31) % 90) - 20, 22, ((i * 31) % 90) + 20, p.light)) +
  rect(655, 350, 36, 60, p.dark) +
  round(80, 410, 800, 34, 12, p.deep) +
  round(820, 340, 50, 70, 8, p.pop) +
  ellipse(845, 320, 40, 46, p.mid)

export const station: Scene = (p) =>
  sky(p.soft, p.light) +
  sun(770, 140, 64, p.pop) +
  hills(440, p.mid, 40) +
  hills(510, p.deep, 60) +
  rect(468, 160, 24, 400, p.dark) +
  rect(340, 210, 280, 14, p.dark) +
  many(3, (i) => ellipse(340 + i * 140, 196, 34, 20, p.light)) +
  round(420, 330, 120, 90, 10, p.light) +
  round(436, 346, 88, 40, 6, p.pop) +
  poly(
    [
      [360, 470],
      [600, 440],
      [620, 520],
      [380, 550],
    ],
    p.dark,
  )

export const tree: Scene = (p) =>
  sky(p.light, p.soft) +
  hills(500, p.mid, 30) +
  ground(560, p.deep) +
  poly(
    [
      [440, 570],
      [460, 330],
      [500, 330],
      [520, 570],
    ],
    p.dark,
  ) +
  many(9, (i) =>
    circle(330 + (i % 5) * 76, 290 - Math.floor(i / 3) * 52 + (i % 2) * 30, 88, [p.mid, p.deep, p.pop][i % 3]!, 0.92),
  )

export const reception: Scene = (p) =>
  sky(p.light, p.light) +
  rect(0, 520, W, 120, p.soft) +
  round(120, 110, 240, 170, 12, p.soft) +
  circle(240, 195, 56, p.pop) +
  rect(228, 160, 24, 70, p.light) +
  rect(205, 183, 70, 24, p.light) +
  people(2, { y: 300, from: 520, step: 170, p }) +
  round(430, 400, 420, 150, 20, p.mid) +
  rect(430, 400, 420, 22, p.deep) +
  ellipse(170, 500, 100, 26, p.dark, 0.15) +
  round(110, 440, 40, 80, 8, p.deep) +
  ellipse(130, 400, 60, 56, p.mid)

export const care: Scene = (p) =>
  sky(p.soft, p.light) +
  circle(370, 260, 110, p.pop) +
  circle(590, 260, 110, p.pop) +
  poly(
    [
      [265, 300],
      [695, 300],
      [480, 540],
    ],
    p.pop,
  ) +
  poly(
    [
      [300, 330],
      [410, 330],
      [440, 270],
      [500, 410],
      [540, 330],
      [660, 330],
      [660, 344],
      [550, 344],
      [500, 452],
      [436, 312],
      [420, 344],
      [300, 344],
    ],
    p.light,
  ) +
  ground(590, p.mid)

export const garden: Scene = (p) =>
  sky(p.light, p.soft) +
  hills(380, p.soft, 50) +
  ground(460, p.mid) +
  many(
    21,
    (i) =>
      rect(60 + (i % 7) * 130, 470 + Math.floor(i / 7) * 60, 6, 46, p.deep) +
      circle(63 + (i % 7) * 130, 466 + Math.floor(i / 7) * 60, 20, i % 2 ? p.pop : p.light),
  ) +
  people(2, { y: 300, from: 380, step: 200, p })
