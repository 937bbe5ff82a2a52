import { LISTS, VARIABLES } from '../../wire/variables.ts'
import type { Kind } from '../../wire/variable-types.ts'

/** What only one kind of document tells. */
const OWN: readonly Kind[] = ['aditivo', 'rescisao', 'relatorio']
const isFor = (path: string, kind: Kind) => {
  const [group] = path.split('.')
  return !OWN.some((one) => one === group) || group === kind
}

type Name = { path: string; label: string; by: string; words: string }

const rowsOf = (list: string): string => {
  const fields = Object.keys(LISTS[list]!.item).map((field) => `{{item.${field}}}`)
  return `\n{{para cada item em ${list}}}\n- ${fields.join(', ')}\n{{fim}}\n`
}

/** The variables and lists of a kind of document, by their labels. */
export const namesFor = (kind: Kind): Name[] => [
  ...Object.entries(VARIABLES)
    .filter(([path]) => isFor(path, kind))
    .map(([path, { label, by }]) => ({ path, label, by, words: `{{${path}}}` })),
  ...Object.entries(LISTS)
    .filter(([list]) => list !== 'mudancas' || kind === 'aditivo')
    .map(([list, { label, by }]) => ({ path: list, label, by, words: rowsOf(list) })),
]
