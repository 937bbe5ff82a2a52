const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const MOST_NAMED = 2

/** Whose students may apply: 'Exclusiva para estudantes: Universidade Horizonte'. */
export function exclusiveWords(to: readonly { name: string }[]): string | undefined {
  if (!to.length) return undefined
  const names = to.slice(0, MOST_NAMED).map(({ name }) => name)
  const more = to.length - names.length
  const others = more === 1 ? ['mais 1 instituição'] : more > 1 ? [`mais ${more} instituições`] : []
  return `Exclusiva para estudantes: ${listed.format([...names, ...others])}`
}
