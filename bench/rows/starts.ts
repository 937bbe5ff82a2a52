import { cpSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from '../figures.ts'
import { secondsToReady } from '../npm-start.ts'
import { scratchFolder } from '../scratch.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const RUNS = 5
const BUILDS = 3
const MADE = new Set(['node_modules', 'build', '.git', '.cache', '.data', '.react-router'])

/** As `npm ci` leaves it: everything installed, nothing built. */
function unbuiltTree() {
  const folder = path.join(scratchFolder(), 'ponte')
  cpSync(root, folder, { recursive: true, filter: (from) => !MADE.has(path.relative(root, from)) })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

export const starts = {
  title: 'npm start, from the key press to /readyz; demonstration data follow',
  async run(): Promise<Figure[]> {
    const [unbuilt, first, second]: [number[], number[], number[]] = [[], [], []]
    const data = () => path.join(scratchFolder(), 'data')
    for (let run = 0; run < BUILDS; run++) unbuilt.push(await secondsToReady(unbuiltTree(), data()))
    for (let run = 0; run < RUNS; run++) {
      const here = data()
      first.push(await secondsToReady(root, here))
      second.push(await secondsToReady(root, here))
    }
    return [
      { what: 'first start, installed and not built', values: unbuilt, unit: ' s', limit: { at_most: 12 } },
      { what: 'first start, installed and built', values: first, unit: ' s', limit: { at_most: 12 } },
      { what: 'second start', values: second, unit: ' s', limit: { at_most: 3 } },
    ]
  },
}
