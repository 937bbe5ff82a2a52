// What the house asks of every file, and no linter knows.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { schemaFile } from '../generate-schema.ts'
import { overLimit } from './house-figures.ts'
import { type File, projectFiles } from './project-files.ts'
import { root } from './run-program.ts'
import { prove, type Stage, sum } from './stage.ts'
import { strata } from './strata.ts'
import { MARK, SERVER_ALONE } from './test-files.ts'
import { refused } from './again/unsteady.ts'

const longest = 300
const homeless = /^(index|utils?|helpers?|common|misc|types?|constants?|services?|managers?)$/
const proper = /^(\+?[a-z0-9]+(-[a-z0-9]+)*|_)(\.(server|client|test|cases|module|config|d))*$/

type Rule = { what: string; broken: (file: File) => string | false | undefined }

const lineOf = (text: string, pattern: RegExp) => {
  const at = text.search(pattern)
  return at < 0 ? undefined : `line ${text.slice(0, at).split('\n').length}`
}

// Each with a hole, so that this file does not find itself.
const leftOpen = /\b(TO[D]O|FIX[M]E|X[X]X)\b/
const silenced = /@[t]s-(ignore|nocheck)|[o]xlint-disable(?!-(next-)?line)|[e]slint-disable/
/** A feature whose verbs fill a folder has a door that leads to them. */
const door = /^app\/features\/([^/]+)\/server\/\1\.ts$/
const lonely = /\b(test|it|describe)\.only\(|\bonly: true\b/
const emoji = /\p{Extended_Pictographic}/u
/** A date's own year, month, day or hour are those of wherever the program runs; ours are Brasília's. */
const elsewhere = /\.get(FullYear|Month|Date|Day|Hours)\(/
/** One word for one thing on screens; texts of law and privacy keep their own words, and the seeds one of theirs. */
const otherWords =
  /\b[Gg]uard(ar|ad[oa]s?|ou|ando)\b|\b([Ee]sta|[Nn]esta|[Dd]esta|mais) salas?\b|para a entrada\b|Baixar planilha|(?<!símbolo ou )\bcaracter\b/
const legal = /^app\/features\/(legal-texts\/|home\/web\/privacy-text\.ts)|\/server\/(start|secrets)\/|^app\/server\//
// Signs that are text, not pictures.
const signs = /[©®™↔-↪▪▫▶◀✓✔✕✖✗✘ℹ]/gu

export const rules: Rule[] = [
  {
    what: `at most ${longest} lines a file`,
    broken: ({ name, text }) =>
      name !== schemaFile && text.split('\n').length - 1 > longest && `${text.split('\n').length - 1} lines`,
  },
  {
    what: 'files and folders in kebab-case',
    broken: ({ name }) => !name.split('/').every((part) => proper.test(part.replace(/\.\w+$/, ''))) && 'is not',
  },
  {
    what: 'names that say what lives there',
    broken: ({ name }) =>
      name
        .split('/')
        .slice(1)
        .some((part) => homeless.test(part.replace(/\..*$/, ''))) && 'is a missing noun',
  },
  {
    what: 'JSX only where Vite builds',
    broken: ({ name }) => /\/server\/.*\.tsx$|^(bin|db|bench)\/.*\.tsx$/.test(name) && 'has JSX on the server',
  },
  {
    what: 'no barrels',
    broken: ({ name, text }) =>
      /\.tsx?$/.test(name) && !door.test(name) && isBarrel(text) && 'only passes on what others export',
  },
  { what: 'nothing left open', broken: ({ text }) => lineOf(text, leftOpen) },
  { what: 'no check silenced for a whole file', broken: ({ text }) => lineOf(text, silenced) },
  { what: 'no test runs alone', broken: ({ name, text }) => name.endsWith('.test.ts') && lineOf(text, lonely) },
  {
    what: 'tests say why they run on PostgreSQL, too or alone, in the words of bin/check/test-files.ts',
    broken: ({ text }) => lineOf(text.replaceAll(MARK, '').replaceAll(SERVER_ALONE, ''), /^\/\/ On PostgreSQL\b/m),
  },
  { what: 'no emojis', broken: ({ text }) => lineOf(text.replace(signs, '.'), emoji) },
  {
    what: 'screens say Salvar, Ocultar, página, login, Exportar planilha and caractere',
    broken: ({ name, text }) =>
      /^app\/.*(?<!\.test|\.cases)\.tsx?$/.test(name) && !legal.test(name) && lineOf(text, otherWords),
  },
  { what: 'no calendar of one machine', broken: ({ text }) => lineOf(text, elsewhere) },
  {
    what: 'no path of one machine',
    broken: ({ text }) => lineOf(text, /['"`(](\/home\/|\/root\/|\/Users\/|[A-Z]:\\Users)/),
  },
]

function isBarrel(text: string) {
  const statements = text
    .replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    .split('\n')
    .filter((line) => line.trim())
  return statements.length > 0 && statements.every((line) => /^export (type )?(\*|\{.*\}) from /.test(line))
}

export const complaints = ({ broken }: Rule, files: File[]) =>
  files.flatMap((file) => {
    const found = broken(file)
    return found ? [`${file.name}: ${found}`] : []
  })

const strangers = () => {
  const known = new Set(strata.flat())
  return readdirSync(path.join(root, 'app/features'))
    .filter((name) => !known.has(name))
    .map((name) => `app/features/${name} stands in no line of bin/check/strata.ts`)
}

export const houseRules: Stage = {
  name: 'house',
  turn: 'reads',
  about: 'rules of the house',
  async run() {
    const files = projectFiles()
    const each = rules.map((rule) => prove(rule.what, () => complaints(rule, files)))
    return sum(
      await Promise.all([
        ...each,
        prove('every feature has its place among the strata', strangers),
        prove('no test is pardoned twice (test/unsteady.md)', () => refused()),
        prove('the figures of the house', () => overLimit(files)),
      ]),
    )
  },
}
