// Calls of the board, loaded on first use: pages that are only read do not load their wire.
import { call } from '#web/calls/api.ts'
import { callOnce } from '#web/calls/call-once.ts'
import type { Sent } from '#wire/endpoint.ts'
import type { listJobs, viewJob } from '../../wire/board.ts'
import type { saveSearch } from '../../wire/saved.ts'

const board = () => import('../../wire/board.ts')
const saved = () => import('../../wire/saved.ts')
const lists = () => import('#features/static-lists/wire.ts')

export const fetchJobs = async (sent: Sent<typeof listJobs>, signal?: AbortSignal) =>
  call((await board()).listJobs, sent, signal ? { signal } : {})
export const fetchCities = async (state: string) => call((await lists()).listCities, { state })
export const fetchCourses = async () => call((await import('#features/institutions/wire/register.ts')).listCourses, {})
export const countView = async (sent: Sent<typeof viewJob>) => call((await board()).viewJob, sent)
/** All pages, since each heart shows whether its job is saved. */
export async function readSavedJobs() {
  const { listSavedJobs } = await saved()
  const read = (page: number) => call(listSavedJobs, { page, per_page: 100 })
  const first = await read(1)
  const others = await Promise.all(Array.from({ length: Math.max(0, first.total_pages - 1) }, (_, i) => read(i + 2)))
  return [first, ...others].flatMap(({ collection }) => collection.data)
}
export const keepJob = async (slug: string) => call((await saved()).saveJob, { slug })
export const dropJob = async (slug: string) => call((await saved()).forgetJob, { slug })
export const keepSearch = async (sent: Sent<typeof saveSearch>) => callOnce((await saved()).saveSearch, sent)
