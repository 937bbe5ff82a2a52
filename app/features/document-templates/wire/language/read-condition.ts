// 'estagiario.menor = sim E bolsa.valor > 500,00': a variable, a sign and a value of its type, joined by E and OU.
import { isoDate } from '#wire/time/date.ts'
import type { VariableType } from '../variable-types.ts'
import { unknownName } from './nearest-name.ts'
import type { Comparison, Condition, Literal, Scope } from './nodes.ts'

const PATH = /^[\p{L}\d_.]+$/u
const UNREADABLE = 'condição que não se lê: use variável, sinal (=, ≠, <, >) e valor, com E ou OU entre elas'

/** Not inside of quotes. */
function splitAt(text: string, word: 'E' | 'OU'): string[] {
  const parts = ['']
  for (const [n, piece] of text.split('"').entries()) {
    const quoted = n % 2 === 1
    const [first = '', ...others] = quoted ? [`"${piece}"`] : piece.replace(/\s/g, ' ').split(` ${word} `)
    parts[parts.length - 1] += first
    parts.push(...others)
  }
  return parts
}

/** A variable, its sign and what it is compared with. */
function comparisonIn(text: string): [path: string, sign: string, value: string] | undefined {
  const at = text.search(/[=≠<>]/)
  const path = text.slice(0, at).trim()
  return at > 0 && PATH.test(path) ? [path, text[at]!, text.slice(at + 1).trim()] : undefined
}

function literalOf(typed: string): Literal | undefined {
  const quoted = /^"([^"]*)"$/.exec(typed)
  if (quoted) return { type: 'text', value: quoted[1]! }
  if (/^vazio$/i.test(typed)) return { type: 'blank' }
  if (/^(sim|não|nao)$/i.test(typed)) return { type: 'yes_no', value: /^sim$/i.test(typed) }
  const day = typed.includes('/') ? isoDate(typed) : undefined
  if (day) return { type: 'date', value: day }
  if (/^\d{1,3}(\.\d{3})*(,\d{1,2})?$|^\d+(,\d{1,2})?$/.test(typed))
    return { type: 'amount', value: Number(typed.replace(/\./g, '').replace(',', '.')) }
  return undefined
}

const EXPECTED: Record<VariableType, { literal: Literal['type']; words: string; ordered: boolean }> = {
  text: { literal: 'text', words: 'um texto entre aspas', ordered: false },
  choice: { literal: 'text', words: 'uma opção entre aspas', ordered: false },
  number: { literal: 'amount', words: 'um número', ordered: true },
  money: { literal: 'amount', words: 'um valor como 500,00', ordered: true },
  date: { literal: 'date', words: 'uma data como 31/12/2026', ordered: true },
  yes_no: { literal: 'yes_no', words: 'sim ou não', ordered: false },
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function problemOf({ path, variable, sign, literal }: Comparison): string | undefined {
  const equals = sign === '=' || sign === '≠'
  if (literal.type === 'blank') return equals ? undefined : `${path}: vazio só se compara com = ou ≠`
  if (!variable) return `${path} é uma lista: compare com = vazio ou ≠ vazio`
  const { literal: wanted, words, ordered } = EXPECTED[variable.type]
  if (literal.type !== wanted) return `${path} se compara com ${words}`
  if (!equals && !ordered) return `${path} só se compara com = ou ≠`
  if (variable.options && literal.type === 'text' && !variable.options.some((option) => same(option, literal.value)))
    return `"${literal.value}" não é uma opção de ${path}: use ${variable.options.map((one) => `"${one}"`).join(', ')}`
  return undefined
}

export function readCondition(typed: string, line: number, { known, lists, problem }: Scope): Condition {
  const text = typed.replace(/[“”]/g, '"').trim()
  const comparison = (part: string): Comparison[] => {
    const [path = '', sign = '=', value = ''] = comparisonIn(part.trim()) ?? []
    const literal = literalOf(value)
    if (!path || !literal) {
      problem(line, UNREADABLE)
      return []
    }
    const variable = known[path] ?? null
    if (!variable && !lists.includes(path)) {
      problem(line, () => unknownName('variável desconhecida', path, [...Object.keys(known), ...lists]))
      return []
    }
    const read: Comparison = { path, variable, sign: sign as Comparison['sign'], literal }
    const wrong = problemOf(read)
    if (wrong) problem(line, wrong)
    return [read]
  }
  return splitAt(text, 'OU').map((group) => splitAt(group, 'E').flatMap(comparison))
}
