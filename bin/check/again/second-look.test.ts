// Faults planted for the second look: what must stay red, and what may be pardoned.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import type { Options } from '../run-tests.ts'
import { root } from '../run-program.ts'
import { noSecondLook, type Unsteady } from './second-look.ts'
import { refused } from './unsteady.ts'

mkdirSync(path.join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(path.join(root, '.cache/plants-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/**
 * In a program of its own: Node's runner runs no files inside a test. From a file: what is told by `-e` would be told
 * to each program that the runner begins.
 */
const program = (files: string[], options: Partial<Options>) => `
  import { runTests } from '../../bin/check/run-tests.ts'
  import { secondLook } from '../../bin/check/again/second-look.ts'
  const tally = await runTests({ name: 'planted', files: ${JSON.stringify(files)}, ...${JSON.stringify(options)} })
  const { passed, failed } = tally
  const unsteady = await secondLook(tally, [])
  const then = { passed: tally.passed, failed: tally.failed }
  console.log('RESULT' + JSON.stringify({ first: { passed, failed }, then, unsteady }))`

type Result = { first: Counts; then: Counts; unsteady: Unsteady[]; output: string }
type Counts = { passed: number; failed: number }

let looks = 0
async function lookTwice(files: string[], options: Partial<Options> = {}): Promise<Result> {
  const { NODE_TEST_CONTEXT: _, CHECK_STRICT: __, ...env } = process.env
  const look = path.join(folder, `look-${++looks}.mjs`)
  writeFileSync(look, program(files, options))
  const { stdout } = await promisify(execFile)(process.execPath, [look], { cwd: root, env })
  return { ...(JSON.parse(/^RESULT(.*)$/m.exec(stdout)![1]!) as Omit<Result, 'output'>), output: stdout }
}

const head = `
  import assert from 'node:assert/strict'
  import { test } from 'node:test'
  import { existsSync, readFileSync, writeFileSync } from 'node:fs'
  const count = import.meta.url.slice(7) + '.times'
  const time = existsSync(count) ? Number(readFileSync(count, 'utf8')) + 1 : 1
  writeFileSync(count, String(time))
  const late = () => { throw Object.assign(new Error('Timeout 20000ms exceeded.'), { name: 'TimeoutError' }) }
  test('what is well', () => {})
`
/** A file that knows how often it has run. */
function plant(name: string, text: string) {
  const file = path.join(folder, `${name}.mjs`)
  writeFileSync(file, head + text)
  return path.relative(root, file)
}

const shared = [true, false]
const red: Record<string, [text: string, options?: Partial<Options>]> = {
  'a wrong value': [`test('wrong', () => assert.equal(1, 2))`],
  'a lost write, once in three times': [`test('lost', () => assert.notEqual(time % 3, 1))`],
  'an endless wait': [`test('waits', () => new Promise(() => setInterval(() => {}, 1000)))`, { minutes: 0.05 }],
  'an endless turn': [`test('turns', () => { for (;;); })`, { minutes: 0.05 }],
  'a program that died': [`test('dies', () => process.exit(3))`],
  'a program that dies with 0': [`test('dies', () => process.exit(0))`],
  'a rejection that nobody awaits': [
    `test('stray', async () => {
    void Promise.reject(new Error('stray'))
    await new Promise((resolve) => setTimeout(resolve, 50))
  })`,
  ],
  'fewer tests the second time': [`if (time === 1) { test('late', late); test('more', () => {}) }`],
}

for (const [what, [text, options]] of Object.entries(red))
  for (const together of shared)
    test(`red after the second look: ${what}, ${together ? 'beside others' : 'alone'}`, async () => {
      const file = plant(`red-${Object.keys(red).indexOf(what)}-${together}`, text)
      const well = together ? [plant(`well-${Object.keys(red).indexOf(what)}`, '')] : []
      const { then, unsteady, output } = await lookTwice([file, ...well], { ...options, shared: together })
      assert.ok(then.failed > 0, output)
      assert.deepEqual(unsteady, [], output)
      assert.equal(output.match(/second look: 1 failed/g)?.length, 1, output)
    })

const LATE_ONCE = `test('late', () => { if (time === 1) late() })`

test('a wait that ran out and is green alone is told as unsteady, and counts as passed', async () => {
  const { first, then, unsteady, output } = await lookTwice([plant('late-once', LATE_ONCE)], { shared: true })
  assert.deepEqual(
    [first, then],
    [
      { passed: 1, failed: 1 },
      { passed: 2, failed: 0 },
    ],
    output,
  )
  assert.deepEqual(
    unsteady.map(({ tests, times, reason }) => [tests, times, reason]),
    [[['late'], 1, 'waited: Error [TimeoutError]: Timeout 20000ms exceeded.']],
  )
})

test('a value that differed is asked for three times, and so is everything where a fault may be rare', async () => {
  const { then, unsteady } = await lookTwice([plant('differs', `test('x', () => assert.notEqual(time, 1))`)])
  assert.deepEqual([then.failed, unsteady[0]?.times], [0, 3])
  for (const name of ['durability', 'attack', 'process']) {
    const { unsteady: rare } = await lookTwice([plant(`late-${name}`, LATE_ONCE)], { name })
    assert.equal(rare[0]?.times, 3, name)
  }
})

test('a hook that failed is no test that must pass', async () => {
  const hook = `import { after } from 'node:test'
    after(() => { if (time === 1) throw new Error('closed too late') })`
  for (const shared of [true, false]) {
    const { first, then, unsteady, output } = await lookTwice([plant(`hook-${shared}`, hook)], { shared })
    assert.ok(first.failed > 0 && then.failed === 0 && unsteady.length === 1, output)
  }
})

test('one that dies takes no other with it: those after it go on in another program', async () => {
  const well = ['a', 'b', 'c', 'd'].map((name) => plant(`beside-${name}`, ''))
  const dies = plant('beside-dies', `test('dies', () => process.exit(3))`)
  const { first } = await lookTwice([...well.slice(0, 2), dies, ...well.slice(2)], { shared: true })
  // What the dead one had passed is told or not.
  assert.ok(first.failed === 1 && first.passed >= 4, JSON.stringify(first))
})

test('a rejection that nobody awaits fails its own file', async () => {
  const stray = plant('own-stray', `test('stray', async () => void Promise.reject(new Error('stray')))`)
  const well = ['a', 'b', 'c', 'd'].map((name) => plant(`own-${name}`, ''))
  const { first, output } = await lookTwice([stray, ...well], { shared: true })
  assert.ok(first.failed >= 1 && first.passed >= 5, output)
  assert.match(output, new RegExp(`✗ ${stray}`))
  for (const file of well) assert.doesNotMatch(output, new RegExp(`[✓✗] ${file}`))
})

test('there is none after six files, after a fault that is no test file, and when it is turned off', () => {
  const files = Array.from({ length: 6 }, () => ({}) as never)
  assert.match(noSecondLook(files, 0, {})!, /6 files failed/)
  assert.equal(noSecondLook(files.slice(1), 0, {}), undefined)
  assert.match(noSecondLook(files.slice(1), 1, {})!, /not a test file/)
  assert.match(noSecondLook([], 0, { CHECK_STRICT: '1' })!, /CHECK_STRICT/)
})

test('what was pardoned twice is refused', () => {
  const row = { file: 'a.test.ts', date: '2026-11-28', cause: 'the clock', mend: '' }
  const there = () => true
  assert.deepEqual(refused([row], there), [])
  assert.deepEqual(refused([{ ...row, mend: 'a wait in place of a pause' }], there), [])
  assert.match(refused([{ ...row, mend: 'a wait' }, row], there)[0]!, /2 times/)
  assert.match(refused([{ ...row, cause: '' }], there)[0]!, /no cause/)
  assert.match(refused([row], () => false)[0]!, /is gone/)
})
