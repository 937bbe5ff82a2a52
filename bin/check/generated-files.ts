import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { freshDatabase } from '#test/support/postgres/fresh-database.ts'
import { iconFiles, standingIcons } from '../generate-icons.ts'
import { schemaFile, schemaOf } from '../generate-schema.ts'
import { root } from './run-program.ts'
import { prove, type Stage, sum } from './stage.ts'

const kept = (name: string) =>
  existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : undefined

const staleSchema = async () =>
  kept(schemaFile) === (await schemaOf(await freshDatabase()))
    ? []
    : [`${schemaFile} is not what the migrated database says: run npm run schema`]

const staleIcons = () => {
  const wanted = iconFiles()
  const wrong = [...wanted].filter(([name, text]) => kept(name) !== text).map(([name]) => name)
  return [...wrong, ...standingIcons().filter((name) => !wanted.has(name))].map(
    (name) => `${name} is not what the web imports: run npm run icons`,
  )
}

export const generatedFiles: Stage = {
  name: 'generated',
  turn: 'reads',
  about: 'generated files are fresh',
  run: async () =>
    sum([
      await prove(`${schemaFile} fits the migrations`, staleSchema),
      await prove('the icons are those that the web imports', staleIcons),
    ]),
}
