// What counts of what was sent. Pure: an institution's rule, said once.
export type Category = {
  value: string
  label: string
  description: string | null
  cap: number
  cap_by: 'institution' | 'default'
}
type Entry = { id: string; category: string; hours: number; finished_on: string }

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
export const inHours = (hours: number) => `${number.format(hours)} h`
const sum = (hours: number[]) => hours.reduce((all, one) => all + one, 0)

/** Of each entry, what still fits under its category's cap: what was finished first counts first. */
export function credited(entries: readonly Entry[], categories: readonly Category[]): Map<string, number> {
  const left = new Map(categories.map(({ value, cap }) => [value, cap]))
  const counted = new Map<string, number>()
  for (const { id, category, hours } of entries.toSorted(
    (a, b) => a.finished_on.localeCompare(b.finished_on) || a.id.localeCompare(b.id),
  )) {
    const counts = Math.min(hours, left.get(category) ?? 0)
    counted.set(id, counts)
    left.set(category, (left.get(category) ?? 0) - counts)
  }
  return counted
}

function why({ cap, cap_by }: Category, hours: number, institution: string | null): string | null {
  if (hours <= cap) return null
  const rule = cap_by === 'institution' && institution ? `${institution} ` : 'A regra usual '
  return cap === 0
    ? `${rule}não aproveita horas desta categoria.`
    : `Você reuniu ${inHours(hours)}. ${rule}aproveita até ${inHours(cap)} nesta categoria.`
}

export function totalsOf(entries: readonly Entry[], categories: readonly Category[], institution: string | null) {
  const counted = credited(entries, categories)
  const each = categories.map((category) => {
    const own = entries.filter((entry) => entry.category === category.value)
    const hours = sum(own.map((entry) => entry.hours))
    return {
      ...category,
      hours,
      credited: sum(own.map(({ id }) => counted.get(id)!)),
      entries: own.length,
      why: why(category, hours, institution),
    }
  })
  return {
    institution,
    hours: sum(each.map(({ hours }) => hours)),
    credited: sum(each.map((one) => one.credited)),
    categories: each,
  }
}
