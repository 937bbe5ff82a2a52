import { startPostgres } from '#test/support/postgres-server.ts'
import { runTests } from './run-tests.ts'
import { nothing, type Stage, type Tally, tell } from './stage.ts'
import { testFiles } from './test-files.ts'

const withDatabase = ['app/server/**/*.test.ts', 'app/features/*/server/**/*.test.ts', 'db/**/*.test.ts', 'test/*.test.ts', 'test/isolation/**/*.test.ts']
const without = ['app/*.test.ts', 'app/wire/**/*.test.ts', 'app/web/**/*.test.ts', 'app/features/*/*.test.ts', 'app/features/*/web/**/*.test.ts', 'bin/**/*.test.ts', 'bench/**/*.test.ts']
const embedded = { DATABASE_URL: '', TEST_DATABASE_URL: '' }

export const serverTests: Stage = {
  name: 'server',
  about: 'tests on the embedded database',
  tests: true,
  run: (words) => runTests({ files: testFiles([...without, ...withDatabase], words), env: embedded }),
}

export const postgresTests: Stage = {
  name: 'postgres',
  about: 'the same tests on a PostgreSQL server',
  tests: true,
  async run(words): Promise<Tally> {
    const files = testFiles(withDatabase, words)
    if (files.length === 0) return nothing
    const server = await startPostgres()
    tell(server.about)
    try {
      return await runTests({ files, env: { TEST_DATABASE_URL: server.url } })
    } finally {
      await server.stop()
    }
  },
}

export const stories: Stage = {
  name: 'stories',
  about: 'whole journeys over HTTP',
  tests: true,
  run: (words) => runTests({ files: testFiles(['test/stories/**/*.test.ts'], words), env: embedded }),
}

/** One at a time: they measure how long a start takes and fill the machine with processes of their own. */
export const processTests: Stage = {
  name: 'process',
  about: 'starting, stopping and being killed',
  tests: true,
  run: (words) => runTests({ files: testFiles(['test/process/**/*.test.ts'], words), env: embedded, atOnce: 1 }),
}

/** Twenty times kill -9 under load, on the embedded database and on a server of their own. */
export const durabilityTests: Stage = {
  name: 'durability',
  about: 'nothing answered is lost',
  tests: true,
  run: (words) => runTests({ files: testFiles(['test/durability/**/*.test.ts'], words), env: embedded, atOnce: 1, minutes: 8 }),
}

export const browserTests: Stage = {
  name: 'browser',
  about: 'what people do, in Chromium',
  tests: true,
  run: (words) => runTests({ files: testFiles(['test/browser/**/*.test.ts'], words), env: embedded, atOnce: 1, minutes: 8 }),
}
