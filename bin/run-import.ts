import process from 'node:process'
import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { loadReference } from '#db/reference/load-reference.ts'
import { inLines, type Report } from '#features/institutions/server/register/import-report.ts'
import { RegisterFault } from '#features/institutions/server/register/register-file.ts'
import { readConfiguration, StartRefusal } from '#server/start/configuration.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase, reach } from '#server/database/open-database.ts'
import { say, starting } from '#server/start/starting.ts'

/** Imports into the server's database. Rows with problems are reported and do not stop the others. */
export const runImport = (work: (db: Kysely<DB>, file: string) => Promise<Report>) =>
  starting(async () => {
    const [file] = process.argv.slice(2)
    if (!file)
      throw new StartRefusal('Diga qual arquivo importar, por exemplo: npm run import:institutions arquivo.csv')
    const database = await openDatabase(readConfiguration(process.env))
    try {
      await reach(database)
      await migrate(database)
      await loadReference({ database })
      const began = performance.now()
      const report = await work(database.patient, file).catch((error: NodeJS.ErrnoException) => {
        if (error instanceof RegisterFault) throw new StartRefusal(error.message)
        if (error.syscall) throw new StartRefusal(`Não foi possível ler ${file} (${error.code}).`)
        throw error
      })
      inLines(report, performance.now() - began).forEach(say)
    } finally {
      await database.close()
    }
  })
