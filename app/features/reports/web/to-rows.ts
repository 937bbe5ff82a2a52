import { buildPath } from '#web/path.ts'
import type { Values } from './report-filters.tsx'

/** Where a figure's rows are. */
export const toRows = (name: string, values: Values, cell: string, key?: string) =>
  buildPath(`/folders/kpis/${name}`, { ...values, cell, key })
