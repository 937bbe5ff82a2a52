// Texts that a regular expression reads slowly, if any: repetitions of what it matches, broken off.
import type { AST } from '@eslint-community/regexpp'
import { lettersOf, parsed } from './representatives.ts'

export type Attack = { head: string; pump: string; tail: string }

const MOST_WAYS = 10
/** A character that no pattern matches. */
const STRANGE = '\u0001'

const spread = (all: string[]) => {
  const step = Math.max(1, all.length / MOST_WAYS)
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

type Letters = (set: AST.Node) => string[]

/** Some texts that a node of a pattern matches. */
function waysOf(node: AST.Node, letters: Letters): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)]
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return spread(letters(node))
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((one) => waysOf(one, letters))
    case 'Alternative':
      return inARow(node.elements, letters)
    case 'Quantifier': {
      const ways = waysOf(node.element, letters).map((way) => way.repeat(Math.max(node.min, 1)))
      return node.min ? ways : [...ways, '']
    }
    case 'Assertion':
      return node.kind === 'lookbehind' && !node.negate
        ? node.alternatives.flatMap((one) => waysOf(one, letters))
        : ['']
    case 'Backreference':
      return [node.resolved].flat().flatMap((one) => waysOf(one, letters))
    default:
      return ['']
  }
}

/** Concatenates the texts of several nodes, as many as the longest list has. */
function inARow(nodes: AST.Node[], letters: Letters): string[] {
  const each = nodes.map((node) => waysOf(node, letters)).filter(({ length }) => length)
  const most = Math.max(1, ...each.map(({ length }) => length))
  return Array.from({ length: Math.min(most, 40) }, (_, n) => each.map((ways) => ways[n % ways.length]!).join(''))
}

type Loop = { before: AST.Node[]; element: AST.Node; after: AST.Node[] }

/** Unbounded repetitions, with their context. */
function* loopsIn(node: AST.Node, before: AST.Node[], after: AST.Node[]): Generator<Loop> {
  if (node.type === 'Quantifier') {
    if (node.max === Infinity) yield { before, element: node.element, after }
    yield* loopsIn(node.element, before, after)
  } else if ('alternatives' in node) {
    for (const { elements } of node.alternatives as AST.Alternative[])
      for (const [at, element] of elements.entries())
        yield* loopsIn(element, [...before, ...elements.slice(0, at)], [...elements.slice(at + 1), ...after])
  }
}

/** Attack strings for a pattern, without duplicates. `explosive`: ambiguous at every repetition. */
export function attacksOn(source: string, flags: string): { attacks: Attack[]; explosive: boolean } {
  const pattern = parsed(source, flags)
  const letters = lettersOf(pattern, flags)
  const tails = ['', `${STRANGE}\n${STRANGE}`, [STRANGE, ...letters(), STRANGE].join('')]
  const found = new Map<string, Attack>()
  const add = (head: string, pump: string) => {
    if (pump) for (const tail of tails) found.set(JSON.stringify([head, pump, tail]), { head, pump, tail })
  }
  const loops = [...loopsIn(pattern, [], [])]
  for (const { before, element, after } of loops) {
    const leads = inARow(before, letters).slice(0, 3)
    const [rest = ''] = inARow(after, letters)
    for (const way of waysOf(element, letters)) {
      add(STRANGE, way)
      for (const lead of leads) {
        add(lead, way)
        add('', lead + way)
        add('', lead + way + rest.slice(0, -1))
        add(lead, way + rest.slice(0, -1))
        add(lead, way + rest)
      }
    }
  }
  for (const whole of waysOf(pattern, letters).slice(0, 40)) {
    add('', whole)
    add('', whole.slice(0, -1))
  }
  return { attacks: [...found.values()], explosive: loops.some(({ element }) => 'alternatives' in element) }
}
