import type { Node, Scope } from './nodes.ts'

const inOrder = (nodes: Node[]): Node[] =>
  nodes.flatMap((node) => {
    if (node.type === 'if') return [...inOrder(node.met), ...inOrder(node.otherwise)]
    return node.type === 'each' ? [...inOrder(node.nodes), ...inOrder(node.otherwise ?? [])] : [node]
  })

/** A table is its caption alone in a row, its header, and rows of as many cells. */
export function checkTables(nodes: Node[], { problem }: Pick<Scope, 'problem'>) {
  let [row, width] = [0, 0]
  for (const node of inOrder(nodes)) {
    row = node.type === 'row' ? row + 1 : 0
    if (node.type !== 'row') continue
    const { line, cells } = node
    if (row === 1 && cells.length !== 1) problem(line, 'a tabela começa pela legenda, sozinha na linha: | Legenda |')
    if (row === 2) width = cells.length
    if (row > 2 && cells.length !== width)
      problem(line, `esta linha da tabela tem ${cells.length} colunas, e o cabeçalho tem ${width}`)
  }
}
