import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { sendContactMessage } from '#wire/contact-message.ts'

// The browser's storage.
const kept = new Map<string, string>()
const gone: string[] = []
Object.assign(globalThis, {
  document: { documentElement: { dataset: {} } },
  location: { pathname: '/usuarios/home', search: '', assign: (to: string) => gone.push(to) },
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  },
})
const { call } = await import('./api.ts')
const { currentSession, openSession } = await import('#web/session/session.ts')

const ask = () => call(sendContactMessage, { contact: { subject: 'Dúvida', message: 'Como faço?' } })
const come = (access_token: string) =>
  openSession({ userType: 'User', access_token, attributes: {}, firstSignIn: false })
const refused = () => Response.json({ messages: ['Entre novamente.'] }, { status: 401 })

test('a 401 that comes late, to a token of before, ends nothing of the session of now', async (t) => {
  const answers: ((response: Response) => void)[] = []
  t.mock.method(globalThis, 'fetch', () => new Promise<Response>((answer) => answers.push(answer)))
  come('before')
  const asked = ask()
  come('now')
  answers[0]!(refused())
  await assert.rejects(asked)
  assert.deepEqual([currentSession().access_token, gone], ['now', []])
})

test('a 401 to the session of now closes it, and leads to the log-in', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  t.mock.method(globalThis, 'fetch', async () => refused())
  come('now')
  void ask().catch(() => {})
  await turn()
  assert.equal(currentSession().isLogged, false)
  t.mock.timers.tick(2200)
  assert.deepEqual(gone, ['/usuarios/entrar?voltar=%2Fusuarios%2Fhome'])
})
