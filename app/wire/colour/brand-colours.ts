// A partner's colour in place of ours: which colours are legible, and what is derived from them for both themes.
import { contrast, mixed } from './contrast.ts'

/** The tokens of backgrounds and text that it meets. */
const LIGHT = { ground: '#F3F0E9', surface: '#FFFFFF', text: '#1B2421' }
const DARK = { ground: '#19201D', surface: '#19201D', text: '#08221C' }
export const READS = 4.5

export const COLOUR_EXAMPLE = '#1F4E8C'
export const COLOUR_INVALID = `Informe a cor como ${COLOUR_EXAMPLE}`
export const COLOUR_TOO_LIGHT = 'Esta cor é clara demais para textos e botões. Escolha um tom mais escuro.'

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

type Brand = { primary: string; strong: string; tint: string; on: string }

const light = (colour: string): Brand => ({
  primary: colour,
  strong: mixed(colour, '#000000', 0.85),
  tint: mixed(colour, LIGHT.surface, 0.08),
  on: '#FFFFFF',
})

/** For the dark theme a colour is lightened as far as needed. */
function dark(colour: string): Brand {
  let primary = colour
  for (let share = 0.95; share > 0 && contrast(primary, mixed(primary, DARK.surface, 0.12)) < READS; share -= 0.05)
    primary = mixed(colour, '#FFFFFF', share)
  return {
    primary,
    strong: mixed(primary, '#FFFFFF', 0.8),
    tint: mixed(primary, DARK.surface, 0.12),
    on: contrast(DARK.text, primary) >= READS ? DARK.text : '#000000',
  }
}

export const brandOf = (colour: string) => ({ light: light(colour), dark: dark(colour) })

/** Legible as text on the darkest light background and on its own tint, and as background of white text. */
export function isReadable(colour: string): boolean {
  return readsAt(colour) >= READS
}

/** Custom properties of both themes; the style sheet chooses. Empty for an illegible colour. */
export function brandStyle(colour: string | null): Record<`--${string}`, string> | undefined {
  if (!colour || !isColour(colour) || !isReadable(colour)) return undefined
  const named = Object.entries(brandOf(colour)).flatMap(([theme, tones]) =>
    Object.entries(tones).map(([tone, value]) => [`--${theme}-${tone}`, value]),
  )
  return Object.fromEntries([['--paper', LIGHT.surface], ['--night', DARK.surface], ...named]) as Record<
    `--${string}`,
    string
  >
}

/** The lowest WCAG contrast on light backgrounds. */
export function readsAt(colour: string): number {
  const { primary, tint, on } = light(colour)
  return Math.min(...[LIGHT.ground, tint, on].map((ground) => contrast(primary, ground)))
}
