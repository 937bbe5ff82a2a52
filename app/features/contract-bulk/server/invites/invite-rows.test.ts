// A sheet of people: looked at first, invited once, each bad row told.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { writeCsv } from '#server/spreadsheets/write-csv.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { cpfNumber } from '#test/support/profile.ts'
import * as wire from '../../wire/invites.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let token: string
before(async () => {
  const { people } = await everybody(app)
  token = people.find(({ role, place }: Person) => role === 'Departamento Pessoal' && place === 'company')!.token!
})

const HEADER = ['Nome', 'E-mail', 'CPF', 'Nascimento']
const sheet = (rows: string[][], header = HEADER) => new File([writeCsv([header, ...rows])], 'convites.csv')
const call = (file: File, invite: boolean) => app.call(wire.inviteBySheet, { file, invite }, token)
const same = cpfNumber()
const rows = [
  ['Lia Moura', 'lia@convites.example', cpfNumber(), '10/05/2005'],
  ['Rui Prado', 'rui@convites.example', '111.111.111-11', '2005-05-10'],
  ['Caio Sá', 'caio@convites.example', cpfNumber(), '31/02/2005'],
  ['Bia Reis', 'bia', cpfNumber(), '10/05/2005'],
  ['Eva Luz', 'eva@convites.example', same, '10/05/2005'],
  ['Ivo Paz', 'ivo@convites.example', same, '10/05/2005'],
]
const WRONG = [
  [3, /^cpf “111\.111\.111-11”: CPF inválido/],
  [4, /^nascimento “31\/02\/2005”: /],
  [5, /^email “bia”: /],
  [6, /mesmo CPF está também na linha 7/],
  [7, /mesmo CPF está também na linha 6/],
] as const

test('looked at, nobody is invited; then the right one is, once however often the sheet is sent', async () => {
  const looked = await call(sheet(rows), false)
  assert.deepEqual([looked.ready, looked.invited, looked.failed], [1, 0, 5])
  for (const [line, words] of WRONG) assert.match(looked.data.find((one) => one.line === line)!.words, words)
  await app.settle()
  assert.equal((await lettersTo(app, 'lia@convites.example')).length, 0)
  assert.equal((await call(sheet(rows), true)).invited, 1)
  const again = await call(sheet(rows), true)
  assert.deepEqual([again.invited, again.failed], [0, 6])
  assert.match(again.data[0]!.words, /já tem um convite aberto/)
  await app.settle()
  assert.equal((await lettersTo(app, 'lia@convites.example')).length, 1)
})

test('refused as a whole: columns that are missing, nobody, 201 people; the model holds nobody', async () => {
  const wrong: [File, RegExp][] = [
    [sheet([], ['Nome', 'CPF']), /Faltam colunas na primeira linha: email, nascimento/],
    [sheet([]), /não tem ninguém/],
    [sheet(Array.from({ length: 201 }, () => rows[0]!)), /passa de 200/],
    [new File([await app.call(wire.downloadInviteModel, {})], 'convites.csv'), /não tem ninguém/],
  ]
  for (const [file, words] of wrong) {
    const { status, body } = await refusal(call(file, true))
    assert.equal(status, 422)
    assert.match((body as { messages: string[] }).messages[0]!, words)
  }
})
