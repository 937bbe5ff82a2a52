import { startPostgres } from '#test/support/postgres-server.ts'
import { runTests } from './run-tests.ts'
import { nothing, type Stage, sum, type Tally, tell } from './stage.ts'
import { testFiles } from './test-files.ts'

// Each test file belongs to the stage of its folder; what has no stage of its own runs on both databases, unless it has no database.
const folders = { stories: 'test/stories/**', process: 'test/process/**', durability: 'test/durability/**', browser: 'test/browser/**' }
const without = ['app/wire/**', 'app/web/**', 'app/features/*/web/**', 'bin/**', 'bench/**']
const files = (words: string[], folder: string | string[], except: string[] = []) => testFiles([folder].flat(), words, except)
const onBoth = (words: string[]) => files(words, ['app/**', 'db/**', 'test/**'], [...without, ...Object.values(folders)])

const embedded = { DATABASE_URL: '', TEST_DATABASE_URL: '' }

export const serverTests: Stage = {
  name: 'server',
  about: 'tests on the embedded database',
  tests: true,
  run: (words) => runTests({ files: [...files(words, without), ...onBoth(words)], env: embedded }),
}

export const postgresTests: Stage = {
  name: 'postgres',
  about: 'the same tests on a PostgreSQL server',
  tests: true,
  async run(words): Promise<Tally> {
    const chosen = onBoth(words)
    if (chosen.length === 0) return nothing
    const server = await startPostgres()
    tell(server.about)
    try {
      return await runTests({ files: chosen, env: { TEST_DATABASE_URL: server.url } })
    } finally {
      await server.stop()
    }
  },
}

export const stories: Stage = {
  name: 'stories',
  about: 'whole journeys over HTTP',
  tests: true,
  run: (words) => runTests({ files: files(words, folders.stories), env: embedded }),
}

/** One at a time: they measure how long a start takes and fill the machine with processes of their own. */
export const processTests: Stage = {
  name: 'process',
  about: 'starting, stopping and being killed',
  tests: true,
  run: (words) => runTests({ files: files(words, folders.process), env: embedded, atOnce: 1 }),
}

/** Twenty times kill -9 under load. The server that is killed is one of their own; the address says only that there may be one. */
export const durabilityTests: Stage = {
  name: 'durability',
  about: 'nothing answered is lost',
  tests: true,
  async run(words) {
    const one = await runTests({ files: files(words, folders.durability, ['**/server-*']), env: embedded, atOnce: 1, minutes: 8 })
    const other = await runTests({ files: files(words, folders.durability, ['**/embedded-*']), env: { DATABASE_URL: '', TEST_DATABASE_URL: 'postgres://of-their-own' }, atOnce: 1, minutes: 8 })
    return sum([one, other])
  },
}

export const browserTests: Stage = {
  name: 'browser',
  about: 'what people do, in Chromium',
  tests: true,
  run: (words) => runTests({ files: files(words, folders.browser), env: embedded, atOnce: 1, minutes: 8 }),
}
