import { mkdtempSync, statSync } from 'node:fs'
import path from 'node:path'
import { writeDemoData } from '#test/support/product/demo-product.ts'
import { startPostgres } from '#test/support/postgres/postgres-server.ts'
import { runTests } from './run-tests.ts'
import { onDisk, scratch } from './scratch.ts'
import { beside } from './slots.ts'
import { clocksAhead } from './ahead/clocks.ts'
import { closeAtTheEnd, type Stage, sum, tell } from './stage.ts'
import { runsOnServer, runsOnServerAlone, testFiles } from './test-files.ts'

// Each test file belongs to the stage of its folder; what has no stage of its own runs on the embedded database, if it
// has one.
const folders = {
  stories: 'test/stories/**',
  attack: 'test/attack/**',
  process: 'test/process/**',
  durability: 'test/durability/**',
  browser: 'test/browser/**',
}
const without = ['app/wire/**', 'app/web/**', 'app/features/*/web/**', 'bin/**', 'bench/**']
/** What asks most, everybody at every door, begins first: nothing is waited for at the end. */
const withDatabase = (words: string[]) => [
  ...testFiles(['test/**'], words, Object.values(folders)),
  ...testFiles(['app/**', 'db/**'], words, without),
]

const embedded = { DATABASE_URL: '', TEST_DATABASE_URL: '' }
/** A test file lives for seconds: to make the embedded database's program fast takes longer than it saves. */
const flags = ['--liftoff-only']

/** All that are asked for by a word; else without those that a server runs alone. */
export const serverTests: Stage = {
  name: 'server',
  about: 'tests on the embedded database',
  files: (words) => [
    ...withDatabase(words).filter((file) => words.length || !runsOnServerAlone(file)),
    ...testFiles(without, words),
  ],
  run: (files, allBegun) => runTests({ name: 'server', files, shared: true, env: embedded, flags, allBegun }),
}

/** Not part of the proof: what turns red by its date is red here before that date. */
export const aheadTests: Stage = {
  name: 'ahead',
  named: true,
  about: 'the tests of server and stories, with the clock ahead',
  files: (words) => [...withDatabase(words), ...testFiles([folders.stories], words)],
  async run(files) {
    const tallies = []
    for (const [name, ahead_ms] of clocksAhead()) {
      tell(`the clock: ${name}`)
      // What is written once for a run, the demonstration, is written once for each clock.
      const TEST_RUN_FOLDER = mkdtempSync(path.join(scratch, 'ahead-'))
      const env = { ...embedded, TEST_RUN_FOLDER, CLOCK_AHEAD_MS: String(ahead_ms) }
      const clock = ['--import', './bin/check/ahead/shift-clock.ts']
      tallies.push(await runTests({ name, files, shared: true, env, flags: [...clock, ...flags] }))
    }
    return sum(tallies)
  },
}

/** All that are asked for by a word; else those that are marked. */
export const postgresTests: Stage = {
  name: 'postgres',
  about: 'what touches locks, search, types or tasks, on a PostgreSQL server',
  files: (words) => (words.length ? withDatabase(words) : withDatabase([]).filter(runsOnServer)),
  async run(files, allBegun) {
    const server = await startPostgres()
    closeAtTheEnd(server.stop)
    tell(server.about)
    return runTests({ name: 'postgres', files, shared: Infinity, env: { TEST_DATABASE_URL: server.url }, allBegun })
  },
}

export const stories: Stage = {
  name: 'stories',
  about: 'whole journeys over HTTP',
  files: (words) => testFiles([folders.stories], words),
  run: (files, allBegun) => runTests({ name: 'stories', files, shared: true, env: embedded, flags, allBegun }),
}

/** Each file in a process of its own: what a hostile request leaves behind is counted there. */
export const attackTests: Stage = {
  name: 'attack',
  about: 'hostile requests, the same ones each time',
  files: (words) => testFiles([folders.attack], words),
  run: (files, allBegun) => runTests({ name: 'attack', files, env: embedded, allBegun }),
}

export const processTests: Stage = {
  name: 'process',
  about: 'starting, stopping and being killed',
  turn: 'waits',
  files: (words) => testFiles([folders.process], words),
  run: (files) => runTests({ name: 'process', files, env: embedded, slots: beside }),
}

/**
 * Seven times kill -9 under load, on a disk; `ROUNDS=20` for more. The server that is killed is one of their own; the
 * address says only that there may be one.
 */
export const durabilityTests: Stage = {
  name: 'durability',
  about: 'nothing answered is lost',
  turn: 'waits',
  files: (words) => testFiles([folders.durability], words),
  async run(files) {
    const onServer = { DATABASE_URL: '', TEST_DATABASE_URL: 'postgres://of-their-own', TMPDIR: onDisk }
    const some = (not: RegExp, env: Record<string, string>) =>
      runTests({
        name: 'durability',
        files: files.filter((file) => !not.test(path.basename(file))),
        env,
        slots: beside,
      })
    return sum(await Promise.all([some(/^server-/, { ...embedded, TMPDIR: onDisk }), some(/^embedded-/, onServer)]))
  },
}

/** Each file has a product of its own; begun with the longest, the programs end together. */
const longestFirst = (files: string[]) => files.toSorted((a, b) => statSync(b).size - statSync(a).size)

export const browserTests: Stage = {
  name: 'browser',
  about: 'what people do, in Chromium',
  files: (words) => testFiles([folders.browser], words),
  async run(files, allBegun) {
    const demo = await writeDemoData()
    closeAtTheEnd(demo.forget)
    return runTests({
      name: 'browser',
      files: longestFirst(files),
      shared: Infinity,
      env: { ...embedded, ...demo.env },
      allBegun,
    })
  },
}
