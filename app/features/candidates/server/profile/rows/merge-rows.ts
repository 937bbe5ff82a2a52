import { isDeepStrictEqual } from 'node:util'
import { invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'

type Sent = { id?: string | null | undefined; _destroy?: boolean | null | undefined }
type Kept = { id: string }
/** What a row says that does not go. */
export type Staying<One> = Exclude<One, { _destroy: true }>

/** Of one list, however many saves they came in. */
const MOST = 60
export const GONE_ROW = 'Este item não existe mais. Recarregue a página.'

/**
 * What a list becomes: rows with an id change in their place or, with _destroy, go; rows that were not sent stay; rows
 * without an id come last.
 * A row of somebody else's is one that does not exist.
 */
export function mergeRows<Row extends Kept, One extends Sent>(
  name: string,
  current: readonly Row[],
  sent: readonly One[],
  toRow: (one: Staying<One>, known: Row | undefined, i: number) => Omit<Row, 'id'>,
): Row[] {
  const changed = new Map<string, Row | undefined>()
  const added: Row[] = []
  for (const [i, one] of sent.entries()) {
    const known = one.id ? current.find(({ id }) => id === one.id) : undefined
    if (one.id && (!known || changed.has(one.id))) throw invalid({ [`${name}[${i}]`]: GONE_ROW })
    const said = one._destroy ? undefined : toRow(one as Staying<One>, known, i)
    if (known) changed.set(known.id, said && ({ ...said, id: known.id } as Row))
    else if (said) added.push({ ...said, id: uuid() } as Row)
  }
  const all = [...current.flatMap((row) => (changed.has(row.id) ? (changed.get(row.id) ?? []) : row)), ...added]
  if (all.length > MOST) throw invalid({ [name]: `Pode ter no máximo ${MOST} itens` })
  return all
}

/** Whether all that is sent is there already, each in a row of its own, and gone what goes: the same save once more. */
export function rowsStand<Row extends Kept, One extends Sent>(
  current: readonly Row[],
  sent: readonly One[],
  toRow: (one: Staying<One>) => object,
): boolean {
  const free = new Set(current)
  const known = (one: One) => current.find(({ id }) => id === one.id)
  const stands = (one: One) => {
    if (one._destroy) return !known(one)
    const wanted = toRow(one as Staying<One>) as Record<string, unknown>
    const like = (row: Row) =>
      Object.entries(wanted).every(([name, value]) =>
        isDeepStrictEqual((row as unknown as Record<string, unknown>)[name], value),
      )
    const there = [...free].find((row) => (!one.id || row.id === one.id) && like(row))
    return there !== undefined && free.delete(there)
  }
  return [...sent].sort((a, b) => Number(Boolean(b.id)) - Number(Boolean(a.id))).every(stands)
}

type Lists<Row, One> = { current: readonly Row[]; rows: readonly Row[]; sent: readonly One[] }

/**
 * Each may stand in a list once; the sentence lands on the row that has made it two: a new one, or one that said
 * something else before.
 */
export function refuseTwice<Row extends Kept, One extends Sent>(
  name: string,
  field: keyof Row & string,
  { current, rows, sent }: Lists<Row, One>,
) {
  const valueOf = (one: One) => (one as unknown as Partial<Row>)[field]
  const isTwice = (one: One) => !one._destroy && rows.filter((row) => row[field] === valueOf(one)).length > 1
  const stood = (one: One) => current.some((row) => row.id === one.id && row[field] === valueOf(one))
  const fresh = sent.findIndex((one) => isTwice(one) && !stood(one))
  const at =
    fresh < 0
      ? sent.findLastIndex(isTwice)
      : sent.findLastIndex((one) => isTwice(one) && !stood(one) && valueOf(one) === valueOf(sent[fresh]!))
  if (at >= 0) throw invalid({ [`${name}[${at}].${field}`]: 'Já está na sua lista' })
}
