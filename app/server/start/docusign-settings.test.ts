import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { docusignEnv } from '#test/support/docusign/keys.ts'
import { readConfiguration, StartRefusal } from './configuration.ts'

const env = docusignEnv('https://account-d.docusign.com')
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })

for (const [name, value] of [
  ['DOCUSIGN_INTEGRATION_KEY', 'a key'],
  ['DOCUSIGN_USER_ID', 'somebody@example.com'],
  ['DOCUSIGN_ACCOUNT_ID', '12'],
  ['DOCUSIGN_PRIVATE_KEY', 'not a key'],
  ['DOCUSIGN_PRIVATE_KEY', elliptic],
  ['DOCUSIGN_ORIGIN', 'account.docusign.com'],
  ['DOCUSIGN_ORIGIN', 'https://account.docusign.com/oauth'],
  ['DOCUSIGN_ORIGIN', 'http://account.docusign.com'],
  ['DOCUSIGN_ORIGIN', 'http://127.0.0.1.example:80'],
] as const)
  test(`${name}=${String(value).slice(0, 40).trim()} is refused in a sentence that names it`, () => {
    assert.throws(
      () => readConfiguration({ ...env, [name]: value }),
      (error) => error instanceof StartRefusal && new RegExp(`^${name} precisa [^\n]+\\.$`).test(error.message),
    )
  })

test('the three keys go together; without them nothing is signed at DocuSign', () => {
  for (const name of ['DOCUSIGN_INTEGRATION_KEY', 'DOCUSIGN_USER_ID', 'DOCUSIGN_PRIVATE_KEY'])
    assert.throws(() => readConfiguration({ ...env, [name]: '' }), /andam juntas/)
  const { docusign, docusign_hmac_keys } = readConfiguration({ DOCUSIGN_HMAC_KEYS: ' a , b==,' })
  assert.deepEqual([docusign, docusign_hmac_keys], [undefined, ['a', 'b==']])
})

test('a key in one line is the same key', () => {
  const folded = env.DOCUSIGN_PRIVATE_KEY.replaceAll('\n', String.raw`\n`)
  assert.equal(
    readConfiguration({ ...env, DOCUSIGN_PRIVATE_KEY: folded }).docusign?.private_key,
    env.DOCUSIGN_PRIVATE_KEY,
  )
})
