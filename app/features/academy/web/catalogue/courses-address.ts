import { oneOf, searched, type Filter, type ValuesOf } from '#web/list/filters.ts'
import { LENGTHS } from '../../wire/academy-words.ts'

const area: Filter<string> = { read: searched.read, label: (text) => text }
export const courseFilters = { q: searched, area, length: oneOf(LENGTHS) }
export type CourseFilters = ValuesOf<typeof courseFilters>
export const ADDRESS = '/academy/cursos'
export const PAGE_SIZE = 25
