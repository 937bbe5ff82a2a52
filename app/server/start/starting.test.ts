import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

/** A start that fails with this error. */
function start(error: string) {
  const program = `
    const { StartRefusal } = await import(${JSON.stringify(new URL('configuration.ts', import.meta.url).href)})
    const { starting } = await import(${JSON.stringify(new URL('starting.ts', import.meta.url).href)})
    await starting(async () => { throw ${error} })`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  return { status, said: stderr.trim() }
}
const failed = (code: string) => `Object.assign(new Error('could not extend file'), { code: '${code}' })`

test('what whoever starts the product can mend is a sentence and exit code 1', () => {
  assert.deepEqual(start("new StartRefusal('A porta 1 já está em uso.')"), {
    status: 1,
    said: 'A porta 1 já está em uso.',
  })
  for (const code of ['ENOSPC', 'EDQUOT', '53100'])
    assert.deepEqual(start(failed(code)), {
      status: 1,
      said: `Não há mais espaço no disco para os dados (${code}). Libere espaço e inicie de novo.`,
    })
})

test('what nobody foresaw shows where it was', () => {
  const { status, said } = start(failed('XX000'))
  assert.equal(status, 1)
  assert.match(said, /^O produto não pôde iniciar\.\nError: could not extend file\n {4}at /)
})
