// Pictures beside a name: a banner, a face, a mark.
import { circle, ellipse, hills, many, poly, rect, round, sky, W, type Scene } from './shapes.ts'

/** A wide background for a company's name. */
export const banner: Scene = (p) =>
  sky(p.deep, p.mid) +
  many(7, (i) => circle(80 + i * 150, 320 + ((i * 97) % 160), 130 - i * 9, i % 2 ? p.pop : p.soft, 0.28)) +
  hills(520, p.dark, 70)

export const face =
  (hair: string, skin: string): Scene =>
  (p) =>
    rect(0, 0, W, W, p.soft) +
    ellipse(480, 960, 330, 300, p.deep) +
    circle(480, 400, 240, hair) +
    ellipse(480, 470, 185, 215, skin) +
    ellipse(480, 310, 190, 110, hair) +
    circle(410, 470, 18, p.dark) +
    circle(550, 470, 18, p.dark) +
    ellipse(480, 580, 60, 20, '#A8483A')

export const mark =
  (shape: 'sunrise' | 'cloud' | 'leaf'): Scene =>
  (p) =>
    rect(0, 0, W, W, p.light) +
    {
      sunrise:
        circle(480, 560, 260, p.pop) +
        rect(120, 560, 720, 300, p.light) +
        many(5, (i) => round(180 + i * 130, 610, 80, 40, 20, p.deep)),
      cloud:
        many(3, (i) => circle(310 + i * 170, 480 - (i % 2) * 110, 170, p.deep)) +
        round(150, 480, 660, 190, 95, p.deep) +
        circle(480, 560, 70, p.pop),
      leaf:
        ellipse(480, 480, 190, 330, p.deep) +
        rect(468, 200, 24, 660, p.light) +
        many(4, (i) =>
          poly(
            [
              [480, 340 + i * 110],
              [600, 270 + i * 110],
              [604, 296 + i * 110],
              [480, 372 + i * 110],
            ],
            p.pop,
          ),
        ),
    }[shape]
