import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { changeSiteSettings, showSiteSettings } from '#features/site-settings/wire.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { sendContactMessage } from '../wire/registration.ts'

const app = await openApp()
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))
const token = (role: string) => people.find((person) => person.role === role || person.kind === role)!.token!
const write = (subject: string, as = 'Financeiro') =>
  app.call(sendContactMessage, { contact: { subject, message: 'Primeira linha.\n\nSegunda linha.' } }, token(as))

test('a message reaches every operator until an address is set, and then that address', async () => {
  await write('Nota fiscal')
  const [letter] = await lettersTo(app, 'operador@pessoas.example')
  assert.equal(letter!.subject, 'Fale conosco: Nota fiscal')
  assert.match(
    letter!.text,
    /Financeiro de company, de Casa, escreveu:\n\nPrimeira linha\.\n\nSegunda linha\.\n\nResponda a company-7@pessoas\.example\./,
  )
  await app.call(changeSiteSettings, { settings: { contact_email: 'Contato@ponte.example' } }, token('Operator'))
  await write('Convite', 'Recrutador')
  assert.equal((await lettersTo(app, 'contato@ponte.example')).length, 1)
  assert.equal((await lettersTo(app, 'operador@pessoas.example')).length, 1)
  await app.call(changeSiteSettings, { settings: { contact_email: null } }, token('Operator'))
  assert.equal((await app.call(showSiteSettings, {}, token('Operator'))).data.attributes.contact_email, null)
})

test('the same message twice, or thrice at once, is one letter', async () => {
  const contact = { subject: 'Repetida', message: 'Uma vez só.' }
  const send = (key: string) => app.call(sendContactMessage, { contact }, token('HR Business Partner'), key)
  const letters = async () =>
    (await lettersTo(app, 'operador@pessoas.example')).filter(({ subject }) => subject.endsWith('Repetida')).length
  await Promise.all(['a', 'a', 'a'].map(send))
  assert.equal(await letters(), 1)
  for (let i = 0; i < 6; i++) await send('a') // a repetition counts against no limit
  await send('b')
  assert.equal(await letters(), 2)
})

test('nobody floods the operator, and an empty message is none', async () => {
  assert.deepEqual(
    Object.keys(
      (
        await refusal(
          app.call(sendContactMessage, { contact: { subject: ' ', message: '' } }, token('Supervisor de Estágio')),
        )
      ).body.errors!,
    ),
    ['subject', 'message'],
  )
  for (let i = 0; i < 5; i++) await write(`Mensagem ${i}`, 'Departamento Pessoal')
  assert.equal((await refusal(write('Mais uma', 'Departamento Pessoal'))).status, 429)
})
