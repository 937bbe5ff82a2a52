import assert from 'node:assert/strict'
import { test } from 'node:test'
import { issueToken, showSession } from '#features/accounts/wire/sessions.ts'
import { openApp } from '#test/support/app.ts'
import { demoLogins } from './load-demo.ts'
import { PASSWORD } from './people.ts'

const app = await openApp({ demo: true })

const KINDS = {
  '/usuarios/entrar': 'User',
  '/colaboradores/entrar': 'CompanyManager',
  '/admin/entrar': 'Operator',
} as const

test('everybody who is told at the start comes in at the door that is named there', async () => {
  let kind: (typeof KINDS)[keyof typeof KINDS] = 'User'
  let people = 0
  for (const line of demoLogins().split('\n')) {
    const door = Object.entries(KINDS).find(([address]) => line.endsWith(` ${address}`))
    if (door) kind = door[1]
    const email = /^ {4}(\S+@\S+)/.exec(line)?.[1]
    if (!email) continue
    people++
    await app.call(issueToken, { grant_type: 'password', username: email, password: PASSWORD, user_type: kind })
  }
  assert.equal(people, 12)
})

test('somebody approves contracts, and the branch has an Administrador of its own', async () => {
  const sessionOf = async (username: string) => {
    const { access_token } = await app.call(issueToken, {
      grant_type: 'password',
      username,
      password: PASSWORD,
      user_type: 'CompanyManager',
    })
    return (await app.call(showSession, {}, access_token)).data.attributes as Record<string, unknown>
  }
  assert.equal((await sessionOf('representante@demo.test'))['contract_approver'], true)
  const branch = await sessionOf('filial@demo.test')
  assert.match(String(branch['company_name']), /filial Campinas/)
  assert.deepEqual(branch['roles'], ['Administrador'])
})
