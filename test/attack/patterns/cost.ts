// Measures whether a pattern's processor time grows faster than the text.
import { growth } from '#test/support/product/processor-time.ts'
import { type Attack, attacksOn } from './attack-strings.ts'

export type Slow = { attack: Attack; growth: number }

const textOf = ({ head, pump, tail }: Attack, length: number) =>
  head + pump.repeat(Math.max(1, Math.ceil(length / pump.length))) + tail

const search = (pattern: RegExp, text: string) => void text.replace(pattern, '')

/** Microseconds of processor time. */
function once(pattern: RegExp, attack: Attack, length: number) {
  const text = textOf(attack, length)
  const before = process.cpuUsage()
  search(pattern, text)
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, user + system)
}
const least = (...tries: Parameters<typeof once>) => Math.min(once(...tries), once(...tries), once(...tries))

/** For exponential cost: a longer text would never end. */
const FEW = 400
const SLOW_US = 3_000
const explodes = (pattern: RegExp, attack: Attack) => {
  for (let turns = 8; turns * attack.pump.length < FEW; turns *= 1.3) {
    const tries = [pattern, attack, turns * attack.pump.length] as const
    if (once(...tries) > SLOW_US && least(...tries) > SLOW_US) return true
  }
  return false
}

const BOUND = 3
/** A quadratic pattern takes milliseconds at these lengths. */
const GLANCE = [200, 1_600] as const
const CUBIC_US = 100_000

/** A single measurement may be wrong: when it looks slow, three decide. */
function suspicion(pattern: RegExp, attack: Attack): number {
  const [short, long] = GLANCE
  const cost = once(pattern, attack, long)
  if (cost > CUBIC_US) return Infinity
  if ((cost / once(pattern, attack, short) / long) * short < BOUND / 2) return 0
  return (least(pattern, attack, long) / least(pattern, attack, short) / long) * short
}

/** The attack string that a pattern is slowest at, if any is slow. */
export async function slowest(source: string, flags: string): Promise<Slow | undefined> {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  const { attacks, explosive } = attacksOn(source, flags)
  const bomb = explosive && attacks.find((attack) => explodes(pattern, attack))
  if (bomb) return { attack: bomb, growth: Infinity }
  const suspects: Slow[] = []
  for (const attack of attacks) {
    const suspect = { attack, growth: suspicion(pattern, attack) }
    if (suspect.growth === Infinity) return suspect
    if (suspect.growth > BOUND / 2) suspects.push(suspect)
  }
  for (const { attack } of suspects.sort((a, b) => b.growth - a.growth).slice(0, 3)) {
    const grown = await growth((length) => search(pattern, textOf(attack, length)), 1_000, 8_000)
    if (grown > BOUND) return { attack, growth: grown }
  }
  return undefined
}
