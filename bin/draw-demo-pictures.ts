// npm run demo:draw: draws the demonstration's pictures into db/demo/pictures. They are committed; a start draws
// nothing.
import { mkdirSync, writeFileSync } from 'node:fs'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { banner, face, mark } from './demo-pictures/emblems.ts'
import { bowls, cheeses, jars, loaves, market, oven, wheat } from './demo-pictures/food-scenes.ts'
import type { Palette, Scene } from './demo-pictures/shapes.ts'
import { care, clouds, desk, garden, house, reception, station, team, tree, van } from './demo-pictures/work-scenes.ts'

const FOLDER = new URL('../db/demo/pictures/', import.meta.url)

const bread: Palette = {
  light: '#FDF3E1',
  soft: '#F3D9A8',
  mid: '#C98A45',
  deep: '#8A4F24',
  dark: '#4A2A17',
  pop: '#E8A317',
}
const rain: Palette = {
  light: '#EAF4FB',
  soft: '#B9DCF2',
  mid: '#4F97C4',
  deep: '#1F5F8B',
  dark: '#12324A',
  pop: '#F2B705',
}
const leaves: Palette = {
  light: '#F1F7EE',
  soft: '#CFE5C5',
  mid: '#6FA865',
  deep: '#2F6B3C',
  dark: '#1D3A24',
  pop: '#E07A5F',
}

type Plan = { palette: Palette; mark: Scene; faces: Scene[]; photos: Scene[] }
const plans: Record<string, Plan> = {
  aurora: {
    palette: bread,
    mark: mark('sunrise'),
    faces: [face('#3B2417', '#C98B62'), face('#1B1512', '#8D5B3F')],
    photos: [loaves, oven, jars, cheeses, team, market, wheat, bowls, van, house],
  },
  nimbo: {
    palette: rain,
    mark: mark('cloud'),
    faces: [face('#5A3A22', '#F0CBA8'), face('#2B1A12', '#E8B98F')],
    photos: [desk, station, team, clouds],
  },
  jatoba: {
    palette: leaves,
    mark: mark('leaf'),
    faces: [face('#22160F', '#5C3A28')],
    photos: [reception, tree, care, garden],
  },
}

async function draw(
  name: string,
  scene: Scene,
  palette: Palette,
  { width = 800, height = 533, part = '0 0 960 640' } = {},
) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${part}" preserveAspectRatio="xMidYMid slice">${scene(palette)}</svg>`
  writeFileSync(
    new URL(`${name}.webp`, FOLDER),
    await sharp((await renderAsync(svg)).asPng())
      .webp({ quality: 80, effort: 6 })
      .toBuffer(),
  )
}

mkdirSync(FOLDER, { recursive: true })
for (const [name, { palette, mark, faces, photos }] of Object.entries(plans)) {
  const square = { width: 400, height: 400, part: '0 0 960 960' }
  await draw(`${name}-avatar`, mark, palette, square)
  await draw(`${name}-background`, banner, palette, { width: 1440, height: 480, part: '0 200 960 320' })
  for (const [i, scene] of faces.entries()) await draw(`${name}-face-${i + 1}`, scene, palette, square)
  for (const [i, scene] of photos.entries()) await draw(`${name}-photo-${i + 1}`, scene, palette)
}
