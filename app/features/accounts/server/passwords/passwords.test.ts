import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { hashPassword, passwordFits } from './passwords.ts'

test('a password is kept as what a guess of it costs: argon2id over 19 MB, twice', () => {
  const hashed = execFileSync(
    process.execPath,
    [
      '-e',
      `import('./app/features/accounts/server/passwords/passwords.ts').then(async ({ ` +
        `hashPassword }) => console.log(await hashPassword('Ponte@2026')))`,
    ],
    { encoding: 'utf8' },
  )
  assert.match(hashed, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('it fits however its accents are spelt, and nothing else does', async () => {
  const hashed = await hashPassword('Coraç\u00e3o@2026')
  assert.deepEqual(
    await Promise.all(
      ['Corac\u0327a\u0303o@2026', 'Coracao@2026', ''].map((password) => passwordFits(password, hashed)),
    ),
    [true, false, false],
  )
  assert.equal(await passwordFits('Coraç\u00e3o@2026', null), false)
})
