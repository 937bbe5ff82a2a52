// Nodes and values make a paper. What is blank and has no words of its own is told, and nothing is printed in its
// place.
import type { Block, Paper, Run } from '#wire/paper/paper.ts'
import { LISTS, type Row, type Values } from '../variables.ts'
import type { Variable } from '../variable-types.ts'
import { holds } from './holds.ts'
import type { Inline, Node, Template } from './nodes.ts'
import { isBlank, joined, plain, printed, type Flat } from './printed-words.ts'

/** Wanted, and told by nobody: a variable or a whole list. */
export type Blank = { path: string; variable: Pick<Variable, 'label' | 'by' | 'term'> }
export type Rendered = { paper: Paper; blanks: Blank[]; too_long: boolean }

/** About sixty pages. Rows repeat what stands in them, and a long text may stand in many. */
const MOST_PRINTED = 200_000
/** What a line costs besides its letters. */
const LINE = 40
export const TOO_LONG = 'o documento passa de 200 mil letras: encurte o texto, ou o que se repete nele'
export function renderTemplate({ nodes }: Template, values: Values): Rendered {
  const blanks = new Map<string, Blank>()
  let left = MOST_PRINTED

  function wordsOf(words: Inline[], single: Row): Run[] {
    return words.flatMap((word): Run[] => {
      if (left < 0) return []
      if (word.type === 'if')
        return wordsOf(holds(word.condition, single, values.lists) ? word.met : word.otherwise, single)
      const run = runOf(word, single)
      left -= run.text.length
      return [run]
    })
  }
  function runOf(word: Exclude<Inline, { type: 'if' }>, single: Row): Run {
    const look = word.strong ? { strong: true as const } : {}
    if (word.type === 'text') return { text: word.text, ...look }
    const value = single[word.path]
    if (!isBlank(value)) return { text: printed(value!, word.variable), ...look }
    if (word.otherwise !== null) return { text: word.otherwise, ...look }
    blanks.set(word.path, { path: word.path, variable: word.variable })
    return { text: '________', ...look }
  }
  function flat(nodes: Node[], single: Row): Flat[] {
    return nodes.flatMap((node): Flat[] => {
      if (left < 0) return []
      if (node.type === 'if')
        return flat(holds(node.condition, single, values.lists) ? node.met : node.otherwise, single)
      if (node.type === 'each') {
        const rows = values.lists[node.list] ?? []
        if (rows.length) return rows.flatMap((row) => flat(node.nodes, { ...single, ...rowOf(node.as, row) }))
        const variable = LISTS[node.list]
        if (!node.otherwise && variable) blanks.set(node.list, { path: node.list, variable })
        return flat(node.otherwise ?? [], single)
      }
      left -= LINE
      if (node.type === 'row') return [{ shape: 'row', cells: node.cells.map((cell) => joined(wordsOf(cell, single))) }]
      if (node.type === 'place')
        return [{ shape: 'place', role: plain(wordsOf(node.role, single)), name: plain(wordsOf(node.name, single)) }]
      const runs = joined(wordsOf(node.words, single))
      return runs.length ? [{ shape: node.shape, runs }] : []
    })
  }
  const paper = gather(flat(nodes, values.single))
  return { paper, blanks: [...blanks.values()], too_long: left < 0 }
}

const rowOf = (as: string, row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [`${as}.${field}`, value]))

/** Items, rows and signatures that stand together are one block; clauses are counted as they are printed. */
function gather(lines: Flat[]): Paper {
  const paper: Paper = { title: '', blocks: [] }
  let [clause, part] = [0, 0]
  let rows: string[][] = []
  const push = (block: Block) => paper.blocks.push(block)
  const endTable = () => {
    const [[caption = ''] = [], header, ...body] = rows
    if (header && body.length) push({ type: 'table', caption, header, rows: body })
    rows = []
  }
  for (const line of lines) {
    if (line.shape !== 'row') endTable()
    const last = paper.blocks.at(-1)
    if (line.shape === 'row') rows.push(line.cells.map(plain))
    else if (line.shape === 'place') {
      const signer = { role: line.role, name: line.name }
      if (last?.type === 'places') last.signers.push(signer)
      else push({ type: 'places', signers: [signer] })
    } else if (line.shape === 'item') {
      if (last?.type === 'list') last.items.push(line.runs)
      else push({ type: 'list', items: [line.runs] })
    } else if (line.shape === 'title') paper.title = plain(line.runs)
    else if (line.shape === 'heading') push({ type: 'heading', text: plain(line.runs) })
    else if (line.shape === 'paragraph') push({ type: 'paragraph', runs: line.runs })
    else if (line.shape === 'clause') {
      clause++
      part = 0
      push({ type: 'clause', number: `${clause}.`, runs: line.runs })
    } else push({ type: 'clause', number: `${clause}.${++part}.`, runs: line.runs })
  }
  endTable()
  return paper
}
