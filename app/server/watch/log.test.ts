import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

const log = new URL('log.ts', import.meta.url).href
const run = (script: string) =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import { openLog } from '${log}'; const log = openLog('info'); ${script}`],
    { encoding: 'utf8' },
  )
const events = (stderr: string) =>
  stderr
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { event: string }).event)

test('lines that wait for company are written before the process ends, however it ends', () => {
  assert.deepEqual(events(run("log.info('a'); log.info('b')").stderr), ['a', 'b'])
  assert.deepEqual(events(run("log.info('a'); process.exit(3)").stderr), ['a'])
  assert.match(run("log.info('a'); throw new Error('thrown')").stderr, /"event":"a"/)
})

test('a warning goes out at once, after what waited', () => {
  assert.deepEqual(
    events(run("log.info('a'); log.warn('b'); log.info('c'); process.kill(process.pid, 'SIGKILL')").stderr),
    ['a', 'b'],
  )
})

test('a closed pipe does not take the process with it', () => {
  assert.equal(
    run("const { closeSync } = await import('node:fs'); closeSync(2); log.error('a'); log.info('b'); process.exit(0)")
      .status,
    0,
  )
})
