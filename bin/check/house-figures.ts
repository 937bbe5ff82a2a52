// The figures of the house: how long files and folders are, and how far one room or one field reaches.
import path from 'node:path'
import { schemaFile } from '../generate-schema.ts'
import type { File } from './project-files.ts'

type Figure = { what: string; at_most: number; found: (files: File[]) => number | string[] }

const length = ({ text }: File) => text.split('\n').length - 1
const written = (files: File[]) => files.filter(({ name }) => name !== schemaFile && !name.includes('/web/icons/'))
const isTest = ({ name }: File) => /\.test\.tsx?$|^test\//.test(name)

const share = (files: File[], part: number) => {
  const lengths = written(files).map(length)
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * part)] ?? 0
}

/** A pattern cannot be broken, nor can what a linter is told. */
const unbroken = /\/[gimsuy]*,?$|^\s*(says: )?\/.*\/|[o]xlint-disable|from '/

const longLines = (files: File[]) =>
  files
    .filter(({ name }) => name !== schemaFile)
    .flatMap(({ name, text }) =>
      text.split('\n').flatMap((line, at) => (line.length > 120 && !unbroken.test(line) ? `${name}:${at + 1}` : [])),
    )

const crowded = (files: File[]) =>
  [...Map.groupBy(files, ({ name }) => path.posix.dirname(name))]
    .filter(([, beside]) => beside.length > 25)
    .map(([folder, beside]) => `${folder}: ${beside.length} files`)

const featureOf = (name: string) => /^app\/features\/([^/]+)\//.exec(name)?.[1]

const foreignSheets = (files: File[]) =>
  files.flatMap(({ name, text }) =>
    [...text.matchAll(/from '#features\/([^/]+)\/[^']*\.css'/g)]
      .filter(([, feature]) => feature !== featureOf(name))
      .map(([, feature]) => `${name}: a style sheet of ${feature}`),
  )

const naming = (files: File[], word: RegExp) => files.filter(({ text }) => word.test(text)).map(({ name }) => name)

/** What is new may not be longer than what stands. */
const figures: Figure[] = [
  { what: 'lines of a file, median', at_most: 50, found: (files) => share(files, 0.5) },
  { what: 'lines of a file, nine of ten', at_most: 130, found: (files) => share(files, 0.9) },
  {
    what: 'files over 300 lines',
    at_most: 0,
    found: (files) => written(files).flatMap((file) => (length(file) > 300 ? `${file.name}: ${length(file)}` : [])),
  },
  { what: 'lines over 120 columns', at_most: 0, found: longLines },
  { what: 'folders with more than 25 files side by side', at_most: 0, found: crowded },
  { what: 'style sheets taken from another feature', at_most: 0, found: foreignSheets },
  {
    what: 'files outside its folder that know the room of complementary hours',
    at_most: 8,
    found: (files) =>
      naming(
        files.filter((file) => featureOf(file.name) !== 'complementary-hours' && !isTest(file)),
        /complementary[-_ ]?hours/i,
      ).filter((name) => name !== schemaFile),
  },
  {
    what: 'files that name a field of jobs (weekly hours), beside schema, demo, tests and contracts',
    at_most: 5,
    found: (files) =>
      naming(
        files.filter(
          (file) => !isTest(file) && !/^(db|bench)\//.test(file.name) && featureOf(file.name) !== 'internships',
        ),
        new RegExp(['weekly', 'hours'].join('_')),
      ),
  },
]

/** Prints each figure beside its limit, and answers what is over it. */
export function overLimit(files: File[]): string[] {
  console.log(`    ${files.length} files`)
  return figures.flatMap(({ what, at_most, found }) => {
    const known = found(files)
    const count = typeof known === 'number' ? known : known.length
    console.log(`    ${what}: ${count} (at most ${at_most})`)
    if (count <= at_most) return []
    return [
      `${what}: ${count}, at most ${at_most}`,
      ...(typeof known === 'number' ? [] : known.map((one) => `  ${one}`)),
    ]
  })
}
