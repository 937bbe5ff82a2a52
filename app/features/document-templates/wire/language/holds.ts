import type { Row, Value } from '../variables.ts'
import type { Comparison, Condition } from './nodes.ts'

const isNothing = (value: Value | undefined) => value === undefined || value === null || value === ''

function comparable(value: Value, { variable }: Comparison): string | number | boolean {
  if (variable?.type === 'money' || variable?.type === 'number') return Number(value)
  if (typeof value === 'string') return variable?.type === 'date' ? value : value.trim().toLowerCase()
  return value!
}

function compares(comparison: Comparison, single: Row, lists: Record<string, Row[]>): boolean {
  const { path, variable, sign, literal } = comparison
  const value = single[path]
  const blank = variable ? isNothing(value) : !lists[path]?.length
  if (literal.type === 'blank') return blank === (sign === '=')
  // What nobody told equals nothing, and is neither more nor less.
  if (blank) return sign === '≠'
  const told = comparable(value!, comparison)
  const wanted = literal.type === 'text' ? literal.value.trim().toLowerCase() : literal.value
  if (sign === '=') return told === wanted
  if (sign === '≠') return told !== wanted
  return sign === '<' ? told < wanted : told > wanted
}

export const holds = (condition: Condition, single: Row, lists: Record<string, Row[]>) =>
  condition.some((group) => group.every((comparison) => compares(comparison, single, lists)))
