import assert from 'node:assert/strict'
import { chmodSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import { stranger } from '#test/support/outside/stranger.ts'
import { dataFolder, refusal, refuses } from './refusals.ts'

test('a port in use is one sentence, and nothing is touched', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1')
  t.after(() => taken.close())
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  const folder = path.join(dataFolder(t), 'unmade')
  await refuses(
    { DATA_DIR: folder, PORT: String(port) },
    new RegExp(`^A porta ${port} já está em uso\\. Escolha outra com PORT\\.$`),
  )
  assert.throws(() => statSync(folder), /ENOENT/)
})

test(
  'a folder that cannot be written is one sentence',
  { skip: !stranger && 'no user without rights here' },
  async (t) => {
    const folder = dataFolder(t)
    chmodSync(folder, 0o555)
    await refuses({ DATA_DIR: folder }, /^Não é possível gravar em .*\. Escolha outra pasta em DATA_DIR\.$/, stranger)
    await refuses(
      { DATA_DIR: path.join(folder, 'within') },
      /^Não é possível gravar em .* \(EACCES\)\. Escolha outra pasta em DATA_DIR\.$/,
      stranger,
    )
  },
)

test('a database that does not answer is one sentence', async () => {
  await refuses(
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /^Não foi possível abrir o banco de dados: .*ECONNREFUSED.*\.$/,
  )
})

test('each mistake in the environment has its sentence', async () => {
  const { said } = await refusal({
    PORT: 'abc',
    DEMO: 'sim',
    LOG_LEVEL: 'loud',
    RATE_LIMITS: 'maybe',
    COMPANY_VERIFICATION: 'x',
    SMTP_URL: 'mail',
    STORAGE_URL: 'disk',
    APP_ORIGIN: 'ponte',
    SECRET_KEY: 'short',
    DATABASE_URL: 'mysql://x',
  })
  const names = said.split('\n').map((line) => line.split(' ')[0])
  assert.deepEqual(names.toSorted(), [
    'APP_ORIGIN',
    'COMPANY_VERIFICATION',
    'DATABASE_URL',
    'DEMO',
    'LOG_LEVEL',
    'PORT',
    'RATE_LIMITS',
    'SECRET_KEY',
    'SMTP_URL',
    'STORAGE_URL',
  ])
  assert.ok(
    said.split('\n').every((line) => line.endsWith('.')),
    said,
  )
})

for (const [what, env, sentence] of [
  ['demo data before the world', { HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 .* DEMO_PUBLIC=1\.$/],
  ['an outbox before the world', { HOST: '0.0.0.0', DEMO: '0' }, /^HOST=0\.0\.0\.0 .*SMTP_URL.*DEMO_PUBLIC=1\.$/],
  [
    'production without a secret',
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://x@127.0.0.1/x', APP_ORIGIN: 'https://ponte.example' },
    /^SECRET_KEY é obrigatória/,
  ],
  [
    'production without limits',
    {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://x@127.0.0.1/x',
      APP_ORIGIN: 'https://ponte.example',
      SECRET_KEY: 'x'.repeat(32),
      RATE_LIMITS: 'off',
    },
    /^RATE_LIMITS=off/,
  ],
] as const) {
  test(`${what} is refused`, async (t) => refuses({ DATA_DIR: dataFolder(t), ...env }, sentence))
}
