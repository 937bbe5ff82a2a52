// All checks of the product. `npm test -- WORD…` runs the stages with these names, and test files whose path contains
// the other words; `npm test -- changed` what a change affects.
import path from 'node:path'
import { reached } from './check/changed.ts'
import { generatedFiles } from './check/generated-files.ts'
import { houseRules } from './check/house-rules.ts'
import { importRules } from './check/import-rules.ts'
import { lint } from './check/lint.ts'
import { writeTimes, writeUnsteady } from './check/record.ts'
import { runInQuiet, waitForQuiet } from './check/run-tests.ts'
import { scratch } from './check/scratch.ts'
import { secondLook } from './check/again/second-look.ts'
import { closeAll, nothing, type Stage, sum, type Tally, tell } from './check/stage.ts'
import {
  aheadTests,
  attackTests,
  browserTests,
  durabilityTests,
  postgresTests,
  processTests,
  serverTests,
  stories,
} from './check/tests.ts'
import { runsOnServer } from './check/test-files.ts'
import { typeCheck } from './check/type-check.ts'

const stages: Stage[] = [
  typeCheck,
  lint,
  importRules,
  houseRules,
  generatedFiles,
  serverTests,
  postgresTests,
  stories,
  attackTests,
  processTests,
  durabilityTests,
  browserTests,
  aheadTests,
]

const asked = process.argv.slice(2)
const near = asked[0] === 'changed' ? await reached() : undefined
const named = asked.filter((word) => stages.some(({ name }) => name === word))
const words = near?.files ?? asked.filter((word) => !named.includes(word))
/** Stages that read everything run for every change. */
const wanted = ({ name, files, turn }: Stage) =>
  near ? turn === 'reads' || files : named.length ? named.includes(name) : words.length === 0 || files
const found = ({ name, files }: Stage) =>
  near && (words.length === 0 || name === 'postgres') ? files?.(words).filter(isNear) : files?.(words)
const isNear = (file: string) => words.includes(file) && runsOnServer(file)
const chosen = stages
  .filter(({ name, named: alone }) => !alone || named.includes(name))
  .filter(wanted)
  .map((stage) => ({ ...stage, found: found(stage) }))
if (near) console.log(`${near.files.length} test files are nearest to what changed; ${near.more} more are reached.`)

const line = ({ passed, failed, skipped }: Tally) => `${passed} passed, ${failed} failed, ${skipped} skipped`
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

process.env['TMPDIR'] = scratch
// What is written once for all test files of this run.
process.env['TEST_RUN_FOLDER'] = scratch
// Hundreds of processes load the same modules; the compile cache is shared.
process.env['NODE_COMPILE_CACHE'] = path.resolve('.cache/compiled')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

const started = performance.now()
const tallies: Tally[] = []

type Going = Pick<(typeof chosen)[number], 'name' | 'about' | 'run' | 'turn'> & { found: string[] | undefined }

async function runStage({ name, about, run, found = [] }: Going, allBegun = () => {}) {
  const begun = performance.now()
  console.log(`${name}: ${about}`)
  const tally = await run(found, allBegun).catch((error: Error) => {
    tell(`FAILED ${name}: ${error.stack ?? error.message}`)
    return { ...nothing, failed: 1 }
  })
  if (tally.passed + tally.failed === 0 && !waitForQuiet()) {
    tell(`FAILED ${name}: it proved nothing`)
    tally.failed = 1
  }
  tallies.push(tally)
  console.log(`  ${tally.failed ? '✗' : '✓'} ${name}: ${line(tally)} in ${seconds(begun)}`)
}

const going = chosen.filter(({ found }) => (!near && !words.length) || found?.length !== 0)
const of = (turn: Stage['turn']) => going.filter((stage) => stage.turn === turn)

/** Starts each after the programs of the one before have started. */
async function oneAfterAnother(inTurn: Going[]) {
  const running: Promise<void>[] = []
  for (const stage of inTurn) {
    const { promise, resolve } = Promise.withResolvers<void>()
    running.push(runStage(stage, resolve))
    await Promise.race([promise, running.at(-1)])
  }
  await Promise.all(running)
}

await Promise.all([
  ...of('waits').map((stage) => runStage(stage)),
  Promise.all(of('reads').map((stage) => runStage(stage))).then(() => oneAfterAnother(of(undefined))),
])

if (waitForQuiet())
  await runStage({ name: 'alone', about: 'what measures time, one file after another', found: [], run: runInQuiet })

const total = sum(tallies)
if (tallies.length === 0) {
  console.log(`Nothing is called ${asked.join(' ') || 'so'}. Stages: ${stages.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
}
writeTimes(total)
const unsteady = await secondLook(total).finally(closeAll)
writeUnsteady(unsteady)
console.log(`All of it in ${seconds(started)}.`)
for (const { stage, file, tests, reason } of unsteady)
  console.log(`UNSTEADY ${stage} ${file}: ${tests.join('; ')}: ${reason}`)
console.log(line(total))
if (total.failed) process.exitCode = 1
