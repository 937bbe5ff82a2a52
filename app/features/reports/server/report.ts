import type { RawBuilder } from 'kysely'
import type { Narrowing, Unit } from '../wire/words.ts'
import type { Scope } from './scope.ts'

export type Cell = { value: number | null; suppressed?: true }
export type Figure = {
  key: string
  label: string
  unit: Unit
  value: number | null
  before: number | null
  opens: boolean
}
export type Table = {
  figures: Figure[]
  columns: { key: string; label: string; unit: Unit; opens: boolean }[]
  rows: { key: string; label: string; cells: Cell[] }[]
}

/** What a figure counts, as rows of: id, person_name, company_name, about, institution_name, from, to, days. */
export type Counted = RawBuilder<unknown>

export type Report = {
  narrowed_by: Narrowing[]
  read: (scope: Scope) => Promise<Table>
  /** Undefined where the report has no such number. */
  rows?: (scope: Scope, cell: string, key: string | undefined) => Counted | undefined
}

/** The key of a row without a value. */
export const NONE = 'none'
export const NONE_WORDS = 'Sem informação'
export const tenth = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
