// Where a document of an office leaves room for a value: {{nome}}, {nome}, <<nome>>, «nome», [nome], or a line to write
// on.
import { VARIABLES } from '../../wire/variables.ts'
import { suggestionFor } from './suggested-variables.ts'

export type Placeholder = { name: string; count: number; suggestion: string | null }

const ROOM =
  /\{\{([^{}\n]{1,80})\}\}|\$?\{([^{}\n]{1,80})\}|<<([^<>\n]{1,80})>>|«([^«»\n]{1,80})»|\[([^[\]\n]{1,80})\]|(_{4,})|(\{\{|\}\})/g
/** The words before a line to write on: 'CPF nº ____'. */
const BEFORE = /([\p{L}][\p{L}/ -]{0,38}[\p{L}])[ :.º°n]{0,4}$/u
const LANGUAGE = /^(se\s|sen[ãa]o$|fim$|para cada\s)|\ssen[ãa]o\s+["“]/i
const NO_NAME = 'lacuna'

/** Writes each as the language writes a variable, and gathers those that are none. */
export function findPlaceholders() {
  const found = new Map<string, Placeholder>()
  const rewritten = (text: string) =>
    text.replace(ROOM, (whole: string, ...groups: unknown[]) => {
      const [line, stray, at] = [groups[5] as string | undefined, groups[6] as string | undefined, groups[7] as number]
      if (stray) return stray[0]!
      const said = groups.slice(0, 5).find((one) => typeof one === 'string') as string | undefined
      const before = line && BEFORE.exec(text.slice(Math.max(0, at - 44), at))?.[1]
      const name = (line ? (before ?? NO_NAME) : said!).replace(/\s+/g, ' ').trim()
      if (!/\p{L}/u.test(name)) return whole.replace(/[{}]/g, '')
      if (Object.hasOwn(VARIABLES, name) || LANGUAGE.test(name)) return `{{${name}}}`
      const known = found.get(name)
      found.set(name, { name, count: (known?.count ?? 0) + 1, suggestion: suggestionFor(name) })
      return `{{${name}}}`
    })
  return { rewritten, found: () => [...found.values()] }
}
