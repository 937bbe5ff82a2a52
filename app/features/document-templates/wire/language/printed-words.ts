import { formatDate } from '#wire/time/date.ts'
import { formatMoney } from '#wire/money.ts'
import type { Run } from '#wire/paper/paper.ts'
import type { Value } from '../variables.ts'
import type { Variable } from '../variable-types.ts'

/** As a person who reads the paper has to sign it. */
export type Flat =
  | { shape: 'title' | 'heading' | 'clause' | 'subclause' | 'item' | 'paragraph'; runs: Run[] }
  | { shape: 'row'; cells: Run[][] }
  | { shape: 'place'; role: string; name: string }

export const isBlank = (value: Value | undefined) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
export const plain = (runs: Run[]) =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim()
const inOneLine = (text: string) => text.replace(/[^\S\u00a0]+/g, ' ').trim()

export function printed(value: Value, { type }: Variable): string {
  if (type === 'yes_no') return value ? 'sim' : 'não'
  if (type === 'date') return formatDate(String(value))
  if (type === 'money') return formatMoney(String(value))
  return inOneLine(String(value))
}

/** Joined where the look is the same, without a space at either end. */
export function joined(runs: Run[]): Run[] {
  const found: Run[] = []
  for (const { text, strong } of runs) {
    const last = found.at(-1)
    if (last && last.strong === strong) last.text += text
    else found.push(strong ? { text, strong } : { text })
  }
  for (const run of found) run.text = run.text.replace(/[ \t]+/g, ' ')
  if (found[0]) found[0].text = found[0].text.trimStart()
  const last = found.at(-1)
  if (last) last.text = last.text.trimEnd()
  return found.filter(({ text }) => text !== '')
}
