import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freshDatabase } from '#test/support/fresh-database.ts'
import { schemaFile, schemaOf } from '../generate-schema.ts'
import { root } from './run-program.ts'
import { prove, type Stage } from './stage.ts'

const stale = async () => {
  const kept = readFileSync(path.join(root, schemaFile), 'utf8')
  return kept === (await schemaOf(await freshDatabase()))
    ? []
    : [`${schemaFile} is not what the migrated database says: run npm run schema`]
}

export const generatedFiles: Stage = {
  name: 'generated',
  leaves_room: 'reads',
  about: 'generated files are fresh',
  run: () => prove(`${schemaFile} fits the migrations`, stale),
}
