import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { castOf } from '#test/support/people/cast.ts'
import { refusal } from '#test/support/candidate.ts'
import { type CompanySent, companyProfiles } from '#test/support/companies.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { cnpjNumber } from '#test/support/registration.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'manual' } })
const { save, edited } = companyProfiles(app)
const { companies, administrator: token } = await castOf(app)
const errorsOf = async (company: CompanySent) => (await refusal(save(companies.company, company, token()))).body.errors

test('a number of another company is taken, and a verified company keeps its own', async () => {
  const other = (await edited(companies.stranger, token('stranger'))).cnpj
  assert.deepEqual(await errorsOf({ cnpj: other }), {
    cnpj: ['Este CNPJ já está cadastrado. Tente fazer login ou recupere sua senha.'],
  })
  assert.equal((await save(companies.company, { cnpj: cnpjNumber(77_001) }, token())).cnpj, cnpjNumber(77_001))
  await app
    .ctx()
    .db.updateTable('companies')
    .set({ verification: 'verificada' })
    .where('id', '=', companies.company)
    .execute()
  assert.deepEqual(Object.keys((await errorsOf({ cnpj: cnpjNumber(77_002) }))!), ['cnpj'])
  const same = await save(companies.company, { cnpj: cnpjNumber(77_001) }, token())
  assert.deepEqual([same.cnpj, same.may_change_cnpj], [cnpjNumber(77_001), false])
})

test('the operation hears when a verified company goes by another name, and nobody else’s renaming', async () => {
  const { length: heard } = await lettersTo(app, 'operador@pessoas.example')
  const { name } = await save(companies.company, { trading_name: 'Nome de Antes' }, token())
  await save(companies.branch, { trading_name: 'Ainda Pendente' }, token())
  await save(companies.company, { trading_name: 'Banco Muito Famoso' }, token())
  await save(companies.company, { trading_name: 'Banco Muito Famoso', founded_at: 2000 }, token())
  const letters = await lettersTo(app, 'operador@pessoas.example')
  const letter = letters.find(({ subject }) => subject === 'Nome de Antes mudou de nome')!
  assert.ok(letter.text.includes(`agora se chama Banco Muito Famoso (${name}).`), letter.text)
  assert.deepEqual(
    letters.filter(({ text }) => /Ainda Pendente/.test(text)),
    [],
  )
  assert.equal(letters.length, heard + 2)
})
