// The words of one line: text, **bold**, {{variables}} and conditions that open and close on it.
import { unknownName } from './nearest-name.ts'
import type { Inline, Scope } from './nodes.ts'
import { readCondition } from './read-condition.ts'

/** The first tag of a text: where it begins and ends, and what stands in it. */
function tagIn(text: string) {
  const begins = text.indexOf('{{')
  const ends = begins < 0 ? -1 : text.indexOf('}}', begins + 2)
  return ends < 0 ? undefined : { begins, ends: ends + 2, tag: text.slice(begins + 2, ends).trim() }
}
export const isElse = (tag: string) => /^sen[ãa]o$/i.test(tag)
export const isEnd = (tag: string) => /^fim$/i.test(tag)
export const conditionIn = (tag: string) => (/^se\s/i.test(tag) ? tag.slice(2).trim() || undefined : undefined)
export const eachIn = (tag: string) => /^para cada\s+([\p{L}_]+)\s+em\s+([\p{L}_]+)$/iu.exec(tag)

const VARIABLE = /^([\p{L}\d_.]+)(?:\s+sen[ãa]o\s+["“]([^"”]*)["”])?$/u
const UNREADABLE =
  'não se lê entre as chaves; escreva {{variável}}, {{variável senão ' +
  '"texto"}}, {{se …}}, {{para cada … em …}} ou {{fim}}'

const MOST_INLINE = 8

type Open = { condition: ReturnType<typeof readCondition>; before: Inline[]; met: Inline[] | null }

export function readWords(text: string, line: number, scope: Scope): Inline[] {
  let words: Inline[] = []
  let strong = false
  const open: Open[] = []
  const say = (message: string | (() => string)) => scope.problem(line, message)

  function takeText(part: string) {
    for (const [n, piece] of part.split('**').entries()) {
      if (n > 0) strong = !strong
      if (piece) words.push({ type: 'text', text: piece, strong })
    }
  }
  function takeTag(tag: string) {
    const asked = conditionIn(tag)
    if (asked) {
      if (open.length >= MOST_INLINE)
        return say(`condições demais nesta linha, uma dentro da outra: no máximo ${MOST_INLINE}`)
      open.push({ condition: readCondition(asked, line, scope), before: words, met: null })
      words = []
    } else if (isElse(tag)) {
      const last = open.at(-1)
      if (!last || last.met) return say('{{senão}} sem um {{se …}} antes dele')
      last.met = words
      words = []
    } else if (isEnd(tag)) {
      const last = open.pop()
      if (!last) return say('{{fim}} sem um {{se …}} ou {{para cada …}} aberto')
      const { condition, before, met } = last
      words = [...before, { type: 'if', condition, met: met ?? words, otherwise: met ? words : [] }]
    } else if (eachIn(tag)) say('{{para cada …}} fica sozinho na sua linha')
    else takeVariable(tag)
  }
  function takeVariable(tag: string) {
    const [, path, otherwise] = VARIABLE.exec(tag) ?? []
    if (!path) return say(`"${tag}" ${UNREADABLE}`)
    const variable = scope.known[path]
    if (!variable) return say(() => unknownName('variável desconhecida', path, Object.keys(scope.known)))
    words.push({ type: 'variable', path, variable, otherwise: otherwise ?? null, strong, line })
  }

  let rest = text
  for (let found = tagIn(rest); found; found = tagIn(rest)) {
    takeText(rest.slice(0, found.begins))
    takeTag(found.tag)
    rest = rest.slice(found.ends)
  }
  takeText(rest)
  if (/\{\{|\}\}/.test(rest)) say('chaves {{ }} que não fecham')
  if (open.length) say('{{se …}} sem o seu {{fim}}')
  if (strong) say('negrito ** que não fecha')
  return [...open.flatMap(({ before, met }) => [...before, ...(met ?? [])]), ...words]
}
