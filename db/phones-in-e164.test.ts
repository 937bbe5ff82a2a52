import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newCompany } from '#features/companies/server/companies.ts'
import { registerCandidate, updateProfile } from '#features/candidates/server/candidates.ts'
import { migrations } from '#server/database/migrate.ts'
import { openApp } from '#test/support/app.ts'
import { storedPhone } from '#wire/phone.ts'

const app = await openApp()
const { text } = migrations().find(({ name }) => name.startsWith('0028'))!
const again = (db = app.ctx().db) => db.transaction().execute((tx) => sql.raw(text).execute(tx))

/** That an area code is one was not asked then. */
const THEN: Record<string, string> = { '(01) 3333-4444': '+550133334444' }

test('what was written before is turned as what is written now, once and for all', async () => {
  const ctx = app.ctx()
  const { id } = await newCompany(ctx, {
    cnpj: '11222333000181',
    name: 'Casa',
    phone: '+55 (11) 98888-7777',
    website: 'https://x.example/',
    sector_id: '62',
  })
  const typed = [
    '+55 (11) 98888-7777',
    '+44 (20) 71234-5678',
    '(11) 98888-7777',
    '(11) 9888-87777',
    '(11) 3333-4444',
    '(01) 3333-4444',
    '(55) 99999-1234',
    '5511988887777',
    '011 98888-7777',
    'ramal 3',
    '3333-4444',
    '+05 (11) 98888-7777',
    '119+88887777',
    '',
  ]
  for (const phone of typed) {
    await ctx.db.updateTable('companies').set({ phone }).where('id', '=', id).execute()
    for (const time of ['once', 'twice']) {
      await again()
      const kept = await ctx.db.selectFrom('companies').select('phone').where('id', '=', id).executeTakeFirstOrThrow()
      assert.equal(kept.phone, THEN[phone] ?? storedPhone(phone) ?? phone, `${phone}, ${time}`)
    }
  }
})

test('each of the three phones of a profile is turned, and what is empty stays empty', async () => {
  const ctx = app.ctx()
  const { id, login_id } = await registerCandidate(ctx, {
    name: 'Lia Barbosa',
    email: 'lia@x.example',
    password: 'Ponte@2026',
    email_confirmed: true,
  })
  const kept = () =>
    ctx.db
      .selectFrom('user_infos')
      .select(['cellphone', 'phone', 'message_phone'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  await ctx.db
    .updateTable('user_infos')
    .set({ cellphone: '(31) 9876-54321', message_phone: '(31) 3234-5678' })
    .where('id', '=', id)
    .execute()
  await again()
  assert.deepEqual(await kept(), { cellphone: '+5531987654321', phone: null, message_phone: '+553132345678' })
  const { data: told } = await updateProfile(
    ctx,
    { user_type: 'User', login_id, session_id: '' },
    { phone: '(31) 3234-5678', message_phone: '' },
  )
  assert.deepEqual(
    [told.attributes.cellphone, told.attributes.phone, told.attributes.message_phone],
    ['(31) 98765-4321', '(31) 3234-5678', null],
  )
  assert.deepEqual(await kept(), { cellphone: '+5531987654321', phone: '+553132345678', message_phone: null })
})
