import { ALSO } from './synonyms.ts'

export const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The other names that people have for what adverts say, each with how it is written. */
export const NAMES: ReadonlyMap<string, { shown: string; also: string[] }> = new Map(
  Object.entries(ALSO).map(([shown, also]) => [bare(shown), { shown, also }]),
)

/** What is one word here and may be typed as two, or be said in other words. */
const AS_ONE: [RegExp, string][] = [
  [/\bhome[\s-]+office\b|\b(?:trabalh(?:o|ar|ando) )?(?:de|em|a partir de) casa\b/g, 'homeoffice'],
  [/\bjava script\b/g, 'javascript'],
  [/\btype script\b/g, 'typescript'],
]
const joined = (text: string) => AS_ONE.reduce((said, [parts, one]) => said.replace(parts, one), text)

/** 'vaga de', 'trabalho em': on a board of jobs they tell nothing. */
const NOTHING_SAID = new Set([
  'vaga',
  'vagas',
  'emprego',
  'empregos',
  'trabalho',
  'trabalhos',
  'oportunidade',
  'oportunidades',
  'procuro',
  'quero',
  'busco',
])
const MOST_WORDS = 8

/** `typed`: with its accents, as it is told back. */
export type Word = { said: string; typed: string; also: string[] }

const folded = (text: string) =>
  joined(bare(text))
    .replace(/\b[a-z](?:\.[a-z])+\b/g, (letters) => letters.replaceAll('.', '')) // r.h., t.i.
    .replace(/\.js\b/g, '') // react.js, node.js
    .split(/[^a-z0-9+#]+/)
    .filter(Boolean)

/** '???' or '日本': nothing by which an advert could be found. */
export const hasNoWords = (question: string) => !folded(question).length

/** A question in words, each with what it may be called besides; 'vagas' alone asks for all of them. */
export function wordsIn(question: string): Word[] {
  const telling = [...new Set(folded(question))].filter((word) => !NOTHING_SAID.has(word))
  const typed = new Map(
    question
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}+#]+/u)
      .map((word) => [bare(word), word]),
  )
  return telling
    .slice(0, MOST_WORDS)
    .map((said) => ({ said, typed: typed.get(said) ?? said, also: NAMES.get(said)?.also ?? [] }))
}
