// The static lists that travel with the code, in the order of their foreign keys.
import { readFileSync } from 'node:fs'
import { csvObjects } from '#server/spreadsheets/csv.ts'
import type { Carried } from '#server/database/carried-rows.ts'

type Option = { value: string; label: string; [extra: string]: unknown }

const read = (file: string) => readFileSync(new URL(`../../../../db/reference/${file}`, import.meta.url), 'utf8')
const files = [
  'sectors',
  'countries',
  'states',
  'cities',
  'nationalities',
  'languages',
  'skills',
  'softwares',
  'interests',
  'job-areas',
] as const

type File = (typeof files)[number]

/** The content to write, which also decides whether anything must be written. */
export function carriedLists() {
  const texts = Object.fromEntries(files.map((name) => [name, read(`${name}.csv`)])) as Record<File, string>
  const lists = read('lists.json')
  const content = [lists, ...Object.values(texts)]
  const rows = (name: File) => csvObjects(texts[name])
  const numbered = (name: File) => rows(name).map((row, position) => ({ ...row, position }))
  const named = (table: string, file: File, more: Carried['columns'] = {}): Carried => ({
    table,
    key: ['id'],
    columns: { id: 'text', name: 'text', ...more },
    rows: 'position' in more ? numbered(file) : rows(file),
  })
  const tables = (): Carried[] => [
    named('sectors', 'sectors', { parent_id: 'text', official_name: 'text', search_words: 'text', position: 'int' }),
    named('countries', 'countries', { alpha3: 'text', dial_code: 'text', position: 'int' }),
    named('states', 'states', { ibge_code: 'int' }),
    { table: 'cities', key: ['id'], columns: { id: 'int', state_id: 'text', name: 'text' }, rows: rows('cities') },
    {
      table: 'nationalities',
      key: ['id'],
      columns: { id: 'text', label: 'text', masculine: 'text', feminine: 'text', position: 'int' },
      rows: numbered('nationalities'),
    },
    named('languages', 'languages', { position: 'int' }),
    named('skills', 'skills', { category: 'text' }),
    named('softwares', 'softwares', { category: 'text' }),
    named('interests', 'interests'),
    named('job_areas', 'job-areas', { parent_id: 'text' }),
    listItems(lists),
  ]
  return { content, tables }
}

const listItems = (text: string): Carried => ({
  table: 'list_items',
  key: ['list', 'value'],
  columns: { list: 'text', value: 'text', label: 'text', position: 'int', extra: 'jsonb' },
  rows: Object.entries(JSON.parse(text) as Record<string, Option[]>).flatMap(([list, options]) =>
    options.map(({ value, label, ...extra }, position) => ({ list, value, label, position, extra })),
  ),
})
