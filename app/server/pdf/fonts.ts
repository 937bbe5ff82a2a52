import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

const CUTS = { regular: 400, strong: 700 } as const
export type Cut = keyof typeof CUTS
export const cuts = Object.keys(CUTS) as Cut[]

const parsed = new Map<Cut, Font>()

/** Static cuts, as those can be subset and embedded; parsed once for all documents. Latin as it is written in Brazil and its neighbours. */
export function fontOf(cut: Cut): Font {
  let font = parsed.get(cut)
  if (!font) {
    const file = createRequire(import.meta.url).resolve(`@fontsource/figtree/files/figtree-latin-${CUTS[cut]}-normal.woff`)
    parsed.set(cut, (font = create(unpackWoff(readFileSync(file))) as Font))
  }
  return font
}
