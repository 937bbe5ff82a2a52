import type { Condition, Inline, Node } from './nodes.ts'

/** What asks whether something is so tells it to whoever reads one of the two texts. */
const asked = (condition: Condition) =>
  condition.flat().flatMap(({ path, variable }) => (variable?.type === 'yes_no' ? [path] : []))

function pathsOfWords(words: Inline[]): string[] {
  return words.flatMap((word) => {
    if (word.type === 'if')
      return [...asked(word.condition), ...pathsOfWords(word.met), ...pathsOfWords(word.otherwise)]
    return word.type === 'variable' ? [word.path] : []
  })
}

/** Every variable that is printed. Of a row 'horario.dia', whatever the template calls the row. */
export function pathsOf(nodes: Node[]): string[] {
  const found = nodes.flatMap((node): string[] => {
    if (node.type === 'line') return pathsOfWords(node.words)
    if (node.type === 'row') return node.cells.flatMap(pathsOfWords)
    if (node.type === 'place') return [...pathsOfWords(node.role), ...pathsOfWords(node.name)]
    if (node.type === 'if') return [...asked(node.condition), ...pathsOf(node.met), ...pathsOf(node.otherwise)]
    const own = (path: string) => (path.startsWith(`${node.as}.`) ? node.list + path.slice(node.as.length) : path)
    return [...pathsOf(node.nodes).map(own), ...pathsOf(node.otherwise ?? [])]
  })
  return [...new Set(found)]
}
