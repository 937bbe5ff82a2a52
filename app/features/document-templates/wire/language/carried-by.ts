// What a template tells of what the law asks for, in every document that is made of it: the rules that it names, and
// the terms that it prints. What only some documents have does not count.
import { LISTS, VARIABLES } from '../variables.ts'
import type { Comparison, Condition, Inline, Node, Template } from './nodes.ts'

/** Whether anything is printed at all; with what rules, and which variables. */
type Told = { speaks: boolean; rules: string[]; paths: string[] }

const told = (speaks: boolean, paths: string[] = [], rules: string[] = []): Told => ({ speaks, rules, paths })

const together = (parts: Told[]): Told =>
  told(
    parts.some(({ speaks }) => speaks),
    parts.flatMap(({ paths }) => paths),
    parts.flatMap(({ rules }) => rules),
  )

function inBoth(one: string[], other: string[]) {
  const there = new Set(other)
  return one.filter((name) => there.has(name))
}

/** The branch in which the variable has a value: '≠ vazio', '> 0'. */
function whereItIs({ sign, literal }: Comparison, met: Told, otherwise: Told) {
  const nothing = literal.type === 'blank' || (literal.type === 'amount' && literal.value === 0)
  if (!nothing || sign === '<') return undefined
  return sign === '=' ? otherwise : met
}

/** What the two texts tell together by the question itself: yes or no, or the value where there is one. */
function byQuestion(condition: Condition, met: Told, otherwise: Told): string[] {
  const [comparison, ...others] = condition.flat()
  if (!comparison || others.length || !met.speaks || !otherwise.speaks) return []
  const { path, variable } = comparison
  const tells = variable?.type === 'yes_no' || whereItIs(comparison, met, otherwise)?.paths.includes(path)
  return tells ? [path] : []
}

const either = (condition: Condition, met: Told, otherwise: Told): Told =>
  told(
    met.speaks && otherwise.speaks,
    [...inBoth(met.paths, otherwise.paths), ...byQuestion(condition, met, otherwise)],
    inBoth(met.rules, otherwise.rules),
  )

const ofWords = (words: Inline[]): Told =>
  together(
    words.map((word) => {
      if (word.type === 'if') return either(word.condition, ofWords(word.met), ofWords(word.otherwise))
      return word.type === 'variable' ? told(true, [word.path]) : told(word.text.trim() !== '')
    }),
  )

/** A list that is empty and has no words for that refuses the sending: without them there are rows. */
function ofRows({ list, as, nodes, otherwise }: Extract<Node, { type: 'each' }>): Told {
  const own = (path: string) => (path.startsWith(`${as}.`) ? list + path.slice(as.length) : path)
  const inside = ofNodes(nodes)
  const rows = { ...inside, paths: inside.paths.map(own) }
  if (!otherwise) return rows
  const without = ofNodes(otherwise)
  const itself = without.speaks ? rows.paths.filter((path) => path.startsWith(`${list}.`)) : []
  return told(
    rows.speaks && without.speaks,
    [...inBoth(rows.paths, without.paths), ...itself],
    inBoth(rows.rules, without.rules),
  )
}

function ofNode(node: Node): Told {
  if (node.type === 'if') return either(node.condition, ofNodes(node.met), ofNodes(node.otherwise))
  if (node.type === 'each') return ofRows(node)
  if (node.type === 'row') return together(node.cells.map(ofWords))
  if (node.type === 'place') return together([ofWords(node.role), ofWords(node.name)])
  const words = ofWords(node.words)
  return { ...words, rules: words.speaks ? node.rules : [] }
}
const ofNodes = (nodes: Node[]): Told => together(nodes.map(ofNode))

/** 'horario.dia' prints the schedule. */
const termOf = (path: string) => VARIABLES[path]?.term ?? LISTS[path.split('.')[0]!]?.term

export function carriedBy({ nodes }: Template) {
  const { rules, paths } = ofNodes(nodes)
  return { rules: [...new Set(rules)], terms: [...new Set(paths)].flatMap((path) => termOf(path) ?? []) }
}
