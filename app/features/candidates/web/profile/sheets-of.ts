import { type AskedField, fieldOf, type Group } from './field-list.ts'

const LISTS: ReadonlySet<Group> = new Set<Group>(['experiences', 'educations', 'levels', 'disabilities'])

/** Its rows may be many, and each of them is a sheet. */
export const isList = ({ name }: AskedField) => LISTS.has(fieldOf(name).group)

/** Neighbours together, lists alone. */
export function sheetsOf(fields: readonly AskedField[]): AskedField[][] {
  const sheets: AskedField[][] = []
  for (const field of fields) {
    const last = sheets.at(-1)
    if (last && !isList(field) && !isList(last[0]!)) last.push(field)
    else sheets.push([field])
  }
  return sheets
}
