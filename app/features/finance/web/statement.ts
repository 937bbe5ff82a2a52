import type { Answer } from '#wire/endpoint.ts'
import { formatMoney } from '#wire/money.ts'
import { formatDate } from '#wire/time/date.ts'
import { centsOf, moneyOf } from '../wire/cents.ts'
import type { showStatement } from '../wire/statements.ts'

export type Statement = Answer<typeof showStatement>['data']['attributes']
export type Line = Statement['lines'][number]
/** A row of the table: a line, or all whole months of one fee together. */
export type Row = Pick<Line, 'id' | 'words' | 'unit' | 'amount'> & { name: string; of?: Line[] }

const nameOf = ({ kind, person_name }: Line) => (kind === 'adjustment' ? `Ajuste: ${person_name}` : person_name)
const rowOf = (line: Line): Row => ({ ...line, name: nameOf(line) })
const isWhole = ({ kind, days, base }: Line) => kind === 'month' && days === base

const together = (lines: Line[]): Row => ({
  id: `all ${lines[0]!.unit} ${lines[0]!.base}`,
  name: `${lines.length} estagiários de mês cheio`,
  words: `${lines[0]!.words} cada`,
  unit: lines[0]!.unit,
  amount: moneyOf(lines.reduce((sum, { amount }) => sum + centsOf(amount), 0)),
  of: lines,
})

/** `open` are the groups whose lines stand below them. */
export function rowsOf(lines: readonly Line[], open: ReadonlySet<string>): Row[] {
  const groups = [...Map.groupBy(lines.filter(isWhole), ({ unit, base, words }) => `${unit} ${base} ${words}`).values()]
  return [
    ...groups.flatMap((group) => {
      if (group.length === 1) return group.map(rowOf)
      const all = together(group)
      return [all, ...(open.has(all.id) ? group.map(rowOf) : [])]
    }),
    ...lines.filter((line) => !isWhole(line)).map(rowOf),
  ]
}

/** 'R$ 89,90 por estagiário ao mês, em 30 dias.' */
export const feeWords = ({ amount, basis }: Statement['fees'][number]) =>
  `${formatMoney(amount)} por estagiário ao mês, ${basis === 'thirty' ? 'em 30 dias' : 'pelos dias do calendário'}`

export const missingWords = (missing: readonly string[]) =>
  `Nenhuma taxa vale a partir de ${missing.map(formatDate).join(', ')}. Sem ela o mês não fecha.`
