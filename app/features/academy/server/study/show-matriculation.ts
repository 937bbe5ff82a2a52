import type { Ctx } from '#server/context.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { listMatriculations, showMatriculation } from '../../wire/study.ts'
import { countStudied, itemsOf, ownMatriculation, studiedCourses, type StudiedRow } from './own-matriculations.ts'
import { percentOf } from './progress.ts'

const attributesOf = (row: StudiedRow) => ({
  course_id: row.course_id,
  title: row.title,
  area: row.area,
  hours: row.hours,
  version: row.version,
  newer: row.withdrawn_at === null && row.newest !== null && row.newest > row.version,
  done: row.done,
  total: row.total,
  progress: percentOf(row.done, row.total),
  item_id: row.item_id ?? row.next_id,
  studied_at: row.studied_at,
  completed_at: row.completed_at,
})

export async function showMatriculationTo(ctx: Ctx, id: string): Promise<Answer<typeof showMatriculation>> {
  const row = await ownMatriculation(ctx, id)
  const items = (await itemsOf(ctx, row)).map(({ begun, done, ...item }) => ({
    ...item,
    state: done ? ('done' as const) : begun ? ('begun' as const) : ('new' as const),
  }))
  return { data: { id: row.id, type: 'matriculation', attributes: { ...attributesOf(row), items } } }
}

export async function pageOfMatriculations(ctx: Ctx, { page, per_page }: Received<typeof listMatriculations>['query']) {
  const rows = await studiedCourses(ctx, { limit: per_page, offset: (page - 1) * per_page })
  const data = rows.map((row) => ({ id: row.id, type: 'matriculation' as const, attributes: attributesOf(row) }))
  return { collection: { data }, ...totals(await countStudied(ctx), per_page) }
}
