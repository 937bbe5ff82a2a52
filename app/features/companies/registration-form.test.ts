import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { claimForm, NO_SECTOR, registrationForm } from './wire/registration.ts'
import { FORM_INVALID, inWords } from '#wire/text/sentences.ts'
import { NAME_INVALID } from '#wire/person/person-name.ts'
import { COMPANY_PHONE_INVALID } from '#wire/person/phone.ts'
import { INVISIBLE } from '#wire/text/visible-text.ts'
import { LINK_INVALID } from '#wire/link/web-link.ts'

const said = (schema: z.core.$ZodType, value: unknown, root: string) =>
  inWords(z.safeParse(schema, value, { reportInput: true }).error!.issues, [root])
const right = {
  cnpj: '11.222.333/0001-81',
  name: 'Aurora',
  phone: '+55 (11) 98888-7777',
  website: 'aurora.example',
  sector_id: '10',
  company_managers_attributes: [{ name: 'Ana', email: 'ana@aurora.example', password: 'Ponte@2026' }],
}
const company = (changes: object) => said(registrationForm, { company: { ...right, ...changes } }, 'company').errors

test('what is said to a person names no field of the wire, and says nothing twice', () => {
  const { errors, messages } = said(
    registrationForm,
    {
      company: {
        ...right,
        name: '',
        sector_id: '',
        company_managers_attributes: [{ name: 'Ana', email: 'x', password: '' }],
      },
    },
    'company',
  )
  assert.deepEqual(Object.keys(errors), [
    'name',
    'sector_id',
    'company_managers[0].email',
    'company_managers[0].password',
  ])
  assert.deepEqual(messages, ['Não pode ficar em branco', 'Formato de e-mail inválido.'])
})

test('a body of another shape altogether is said in a sentence, on no field', () => {
  for (const body of [[], 'x', 1, null, true])
    assert.deepEqual(said(registrationForm, body, 'company'), { errors: {}, messages: [FORM_INVALID] })
})

test('each field says what to write in it, whatever is wrong', () => {
  for (const sector_id of ['x'.repeat(21), 'x'.repeat(3000), 7, {}, []])
    assert.deepEqual(company({ sector_id }), { sector_id: [NO_SECTOR] })
  for (const website of [
    'javascript:alert(1)',
    `javascript:${'x'.repeat(400)}`,
    `https://${'x'.repeat(400)}.example`,
    'data:text/html,x',
    7,
    {},
  ])
    assert.deepEqual(company({ website }), { website: [LINK_INVALID] }, String(website))
  for (const phone of ['+55 (10) 98888-7777', '+55 (01) 98888-7777', '+55 (00) 98888-7777'])
    assert.deepEqual(company({ phone }), { phone: [COMPANY_PHONE_INVALID] })
  for (const name of ['Aurora\u202eadanoC', '\u200b', 'A\u0000'])
    assert.deepEqual(company({ name }), { name: [INVISIBLE] })
})

test('whoever registers or claims a company bears a name, as a candidate does', () => {
  const claim = { cnpj: right.cnpj, email: 'ana@aurora.example', phone: right.phone, message: 'A empresa é minha.' }
  for (const name of ['R2D2', '12345', '@#!', 'www.premio.example', 'Ana\u200bLima', 'Ana\u3164Lima', '\u2800']) {
    assert.deepEqual(
      company({ company_managers_attributes: [{ ...right.company_managers_attributes[0], name }] }),
      { 'company_managers[0].name': [NAME_INVALID] },
      name,
    )
    assert.deepEqual(said(claimForm, { claim: { ...claim, name } }, 'claim').errors, { name: [NAME_INVALID] }, name)
  }
  assert.ok(z.safeParse(claimForm, { claim: { ...claim, name: "José D'Ávila Jr." } }).success)
})
