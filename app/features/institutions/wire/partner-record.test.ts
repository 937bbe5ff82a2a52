import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorsIn, sentIn } from '#web/record/draft.ts'
import { columnsOf, typedOf } from '#wire/record.ts'
import { partnerColumns, partnerRecord } from './partner-record.ts'

const partner = typedOf(partnerRecord, { display_name: 'sao-bento' })

test('domains are told apart however they come', () => {
  const typed = { ...partner, email_domains: '@aluno.bento.example, Bento.example\n\nprof@x.bento.example;' }
  assert.deepEqual(sentIn(partnerRecord, typed, partner, ['email_domains']), {
    email_domains: ['aluno.bento.example', 'bento.example', 'x.bento.example'],
  })
})

test('what is wrong is said on its field; blank is wrong nowhere', () => {
  assert.deepEqual(errorsIn(partnerRecord, partner), {})
  const wrong = {
    ...partner,
    display_name: 'São Bento',
    colour: '#F2B705',
    agreement_starts_on: '32/01/2026',
    email_domains: 'bento.example nada',
  }
  assert.deepEqual(Object.keys(errorsIn(partnerRecord, wrong)), [
    'display_name',
    'colour',
    'agreement_starts_on',
    'email_domains',
  ])
})

test('the table holds dates, phones, colours and addresses in one spelling', () => {
  const sent = { colour: '#1f4e8c', contact_email: ' Ana@Bento.example', contact_phone: '(11) 3333-4444' }
  assert.deepEqual(columnsOf(partnerColumns, { ...sent, agreement_starts_on: '01/02/2026', signer_name: ' ' }), {
    colour: '#1F4E8C',
    agreement_starts_on: '2026-02-01',
    contact_email: 'ana@bento.example',
    contact_phone: '+551133334444',
    signer_name: null,
  })
})
