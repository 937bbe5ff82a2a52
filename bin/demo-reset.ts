// npm run demo:reset [-- --yes]: deletes the embedded database's data; the next start writes the demonstration again.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline/promises'
import { sql } from 'kysely'
import { readConfiguration, StartRefusal } from '#server/start/configuration.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { say, starting } from '#server/start/starting.ts'

const FORGOTTEN = ['database', 'files']

/** People who registered besides the demonstration: their data are not deleted without confirmation. */
async function strangers(configuration: ReturnType<typeof readConfiguration>): Promise<number> {
  const database = await openDatabase(configuration)
  try {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from logins where created_at > (select written_at + interval '1 minute' from stamps where
        name = 'demo')
        or not exists (select from stamps where name = 'demo')`.execute(database.db)
    return rows[0]!.n
  } catch (error) {
    if ((error as { code?: string }).code === '42P01') return 0 // not migrated yet, so nobody has registered
    throw error
  } finally {
    await database.close()
  }
}

async function confirmed(question: string) {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) throw new StartRefusal('Sem terminal para perguntar: confirme com --yes.')
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(`${question} [s/N] `)
  prompt.close()
  return answer.trim().toLowerCase().startsWith('s')
}

await starting(async () => {
  const configuration = readConfiguration(process.env)
  if (!configuration.embedded)
    throw new StartRefusal(
      'demo:reset só apaga o banco embutido. Em um servidor PostgreSQL, crie ' +
        'outro banco e aponte DATABASE_URL para ele.',
    )
  if (!configuration.demo) throw new StartRefusal('DEMO=0: estes dados não são de demonstração.')
  const folders = FORGOTTEN.map((name) => path.join(configuration.data_dir, name)).filter(existsSync)
  if (!folders.length) return say('Não há dados para apagar: o próximo npm start cria tudo de novo.')
  const others = await strangers(configuration)
  const what = others
    ? `${others} conta(s) criadas depois da demonstração também serão apagadas`
    : 'Só há dados de demonstração'
  if (!(await confirmed(`${what} em ${configuration.data_dir}. Apagar?`))) return say('Nada foi apagado.')
  for (const folder of folders) rmSync(folder, { recursive: true })
  say('Apagado. O próximo npm start inventa tudo de novo.')
})
