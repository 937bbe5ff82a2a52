// What the bell tells of interviews and contracts: each line once, to its owner, and its page opens.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showInvite } from '#features/agenda/wire/invites.ts'
import { showEnvelope } from '#features/contracts/wire/envelopes.ts'
import { listNews } from '#features/notifications/wire.ts'
import { openApp } from '#test/support/app.ts'
import { enter } from '#test/support/candidate.ts'

const app = await openApp({ demo: true })
const told = async (email: string) => {
  const { access_token: token } = await enter(app, { email })
  const { data } = await app.call(listNews, {}, token)
  return { token, data }
}

test('an invitation to an interview is told to who is invited', async () => {
  const { token, data } = await told('estudante@demo.test')
  const invite = data.find(({ words }) => words === 'Convite para uma entrevista')
  assert.ok(invite, JSON.stringify(data))
  const [, id] = /^\/agendas\/convites\/([\w-]+)\/sobre$/.exec(invite.path)!
  assert.equal((await app.call(showInvite, { id: id! }, token)).data.id, id)
})

test('a contract tells its intern when it waits for them, and when all have signed', async () => {
  const { token, data } = await told('estagiaria@demo.test')
  const contracts = data.filter(({ path }) => path.startsWith('/envelopes/'))
  assert.ok(contracts.length > 0, JSON.stringify(data))
  for (const { words, path } of contracts) {
    assert.match(words, /: (é a sua vez|todos assinaram)$/)
    assert.ok((await app.call(showEnvelope, { id: path.split('/').at(-1)! }, token)).data.id)
  }
  const others = (await told('estudante@demo.test')).data.map(({ path }) => path)
  assert.ok(contracts.every(({ path }) => !others.includes(path)))
})
