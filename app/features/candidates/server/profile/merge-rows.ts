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
 * What a list becomes: rows with an id change or, with _destroy, go; rows without one are new; rows that were not sent stay.
 * A row of somebody else's is one that does not exist.
 */
export function mergeRows<Row extends Kept, One extends Sent>(name: string, current: readonly Row[], sent: readonly One[], toRow: (one: Staying<One>, known: Row | undefined, i: number) => Omit<Row, 'id'>): Row[] {
  const touched = new Set<string>()
  const rows = sent.flatMap((one, i) => {
    const known = one.id ? current.find(({ id }) => id === one.id) : undefined
    if (one.id && (!known || touched.has(one.id))) throw invalid({ [`${name}[${i}]`]: GONE_ROW })
    if (known) touched.add(known.id)
    return one._destroy ? [] : [{ ...toRow(one as Staying<One>, known, i), id: known?.id ?? uuid() } as Row]
  })
  const all = [...current.filter(({ id }) => !touched.has(id)), ...rows]
  if (all.length > MOST) throw invalid({ [name]: `Pode ter no máximo ${MOST} itens` })
  return all
}

/** Each may stand in a list once; the sentence lands on the row that was sent. */
export function refuseTwice<Row extends Kept>(name: string, field: keyof Row & string, rows: readonly Row[], sent: readonly Sent[]) {
  const count = (value: unknown) => rows.filter((row) => row[field] === value).length
  for (const [i, one] of sent.entries()) if (!one._destroy && count((one as Partial<Row>)[field]) > 1) throw invalid({ [`${name}[${i}].${field}`]: 'Já está na sua lista' })
}
