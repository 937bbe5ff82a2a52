// From source to nodes. '# ' title, '## ' heading, '§ ' clause, '§§ ' its parts, '- ' item, '| a | b |' table row, '@
// papel: nome' signature.
import { LISTS, VARIABLES } from '../variables.ts'
import { checkTables } from './check-tables.ts'
import { aloneIn, joinLines } from './join-lines.ts'
import { unknownName } from './nearest-name.ts'
import type { Node, Parsed, Problem, Scope, Shape } from './nodes.ts'
import { readCondition } from './read-condition.ts'
import { conditionIn, eachIn, isElse, isEnd, readWords } from './read-words.ts'
import { splitOutside } from './split-outside.ts'

const SHAPES: [RegExp, Shape][] = [
  [/^##\s+/, 'heading'],
  [/^#\s+/, 'title'],
  [/^§§\s*/, 'subclause'],
  [/^§\s*/, 'clause'],
  [/^-\s+/, 'item'],
]
const RULES = /^\[([A-Z0-9. ]+)\]\s*/
/** Outside of braces. */
const cellsOf = (text: string) => splitOutside(text.replace(/^\||\|$/g, ''), '|').filter((cell) => cell !== '')

/** More than any document needs; what is nested multiplies when it is written out. */
const MOST_DEPTH = 8
const TOO_DEEP = `blocos demais, um dentro do outro: no máximo ${MOST_DEPTH}`
const LOOP_IN_LOOP = '{{para cada …}} não fica dentro de outro: escreva um depois do outro'

/** A list that nobody knows is told once, and has no rows. */
const UNKNOWN = ''

type Block = { line: number; made: Node & { type: 'if' | 'each' }; met: Node[] | null; outside: Node[] }

/** Nobody reads more at once, and to find what each unknown name meant takes its time. */
const MOST_PROBLEMS = 100
const MORE = 'há mais problemas daqui em diante: corrija antes os de cima'

export function parseTemplate(source: string): Parsed {
  const problems: Problem[] = []
  const scope: Scope = {
    // Without a prototype: 'constructor' names no variable.
    known: Object.assign(Object.create(null), VARIABLES) as Scope['known'],
    lists: Object.keys(LISTS),
    problem(line, message) {
      if (problems.length > MOST_PROBLEMS) return
      const full = problems.length === MOST_PROBLEMS
      problems.push({ line, message: full ? MORE : typeof message === 'string' ? message : message() })
    },
  }
  let nodes: Node[] = []
  const open: Block[] = []

  const enter = (line: number, made: Block['made']) => {
    if (open.length >= MOST_DEPTH) return scope.problem(line, TOO_DEEP)
    open.push({ line, made, met: null, outside: nodes })
    nodes = []
  }
  function openEach([, as = '', list = '']: string[], line: number) {
    const found = Object.hasOwn(LISTS, list) ? LISTS[list] : undefined
    if (open.some(({ made }) => made.type === 'each')) return scope.problem(line, LOOP_IN_LOOP)
    if (!found) scope.problem(line, () => unknownName('lista desconhecida', list, scope.lists))
    for (const [field, variable] of Object.entries(found?.item ?? {})) scope.known[`${as}.${field}`] = variable
    enter(line, { type: 'each', list: found ? list : UNKNOWN, as, line, nodes: [], otherwise: null })
  }
  function turn(line: number) {
    const last = open.at(-1)
    if (!last || last.met) return scope.problem(line, '{{senão}} sem um {{se …}} ou {{para cada …}} antes dele')
    last.met = nodes
    nodes = []
    if (last.made.type === 'each') forget(scope, last.made.as)
  }
  function close(line: number) {
    const last = open.pop()
    if (!last) return scope.problem(line, '{{fim}} sem um {{se …}} ou {{para cada …}} aberto')
    const { made, met, outside } = last
    const first = met ?? nodes
    const otherwise = met && nodes
    if (made.type === 'each') forget(scope, made.as)
    nodes = [
      ...outside,
      made.type === 'if' ? { ...made, met: first, otherwise: otherwise ?? [] } : { ...made, nodes: first, otherwise },
    ]
  }

  for (const { text, line } of joinLines(source)) {
    const alone = aloneIn(text)
    const each = alone && eachIn(alone)
    const asked = alone && conditionIn(alone)
    if (each) openEach(each, line)
    else if (asked) enter(line, { type: 'if', condition: readCondition(asked, line, scope), met: [], otherwise: [] })
    else if (alone && isElse(alone)) turn(line)
    else if (alone && isEnd(alone)) close(line)
    else nodes.push(readLine(text, line, scope))
  }
  for (const { line, made, outside } of open.toReversed()) {
    scope.problem(line, `${made.type === 'each' ? '{{para cada …}}' : '{{se …}}'} sem o seu {{fim}}`)
    nodes = [...outside, ...nodes]
  }
  checkTables(nodes, scope)
  if (!nodes.some((node) => node.type === 'line' && node.shape === 'title'))
    scope.problem(1, 'falta o título: uma linha que começa com #')
  return { template: { nodes }, problems }
}

/** Behind its rows a name is no longer known, or means what it meant before. */
function forget({ known }: Scope, as: string) {
  for (const path of Object.keys(known)) {
    if (!path.startsWith(`${as}.`)) continue
    if (VARIABLES[path]) known[path] = VARIABLES[path]
    else delete known[path]
  }
}

function readLine(text: string, line: number, scope: Scope): Node {
  if (text.startsWith('|'))
    return { type: 'row', line, cells: cellsOf(text).map((cell) => readWords(cell.trim(), line, scope)) }
  if (text.startsWith('@')) {
    const [first = '', ...rest] = splitOutside(text.slice(1), ':')
    const [role, name] = [first.trim(), rest.join(':').trim()]
    if (!role || !name) scope.problem(line, 'assinatura que não se lê: escreva @ papel: nome')
    return { type: 'place', line, role: readWords(role, line, scope), name: readWords(name, line, scope) }
  }
  const [mark, shape] = SHAPES.find(([pattern]) => pattern.test(text)) ?? [/^/, 'paragraph' as const]
  const bare = text.replace(mark, '')
  const declared = RULES.exec(bare)?.[1]?.trim().split(/\s+/) ?? []
  const words = bare.replace(RULES, '')
  if (!words) scope.problem(line, 'linha sem texto')
  return { type: 'line', shape, line, words: readWords(words, line, scope), rules: declared }
}
