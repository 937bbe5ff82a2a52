// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { photoFile } from '#test/support/files/photos.ts'
import { newOperator } from '#test/support/operator.ts'
import { listPartners, savePartner, showPartner } from '../../wire/partners.ts'
import { showInstitution } from '../../wire/register.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const operator = await newOperator(app)
let id: string
let other: string

before(async () => {
  const { db } = app.ctx()
  const school = (name: string) =>
    db
      .insertInto('institutions')
      .values({ name, category: 'privada_sem_fins', organization: 'universidade' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ;[id, other] = [
    String((await school('Faculdade São Tomé do Vale')).id),
    String((await school('Faculdade Serra Azul')).id),
  ]
})

type Partner = Parameters<typeof app.call<typeof savePartner>>[1]['partner']
const save = (partner: Partner, of = id) =>
  app.call(savePartner, { id: of, partner }, operator).then(({ data }) => data.attributes.partner!)
const errors = async (partner: Partner, of = id) => (await refusal(save(partner, of))).body.errors
const board = (display_name: string) => app.call(showInstitution, { display_name }).then(({ data }) => data.attributes)

test('a school of the register is found without accents, and becomes a partner with a board of its own', async () => {
  const { collection } = await app.call(listPartners, { q: 'sao tome', all: true }, operator)
  assert.deepEqual(
    collection.data.map((one) => [one.id, one.attributes.display_name, one.attributes.in_force]),
    [[id, null, false]],
  )
  assert.equal((await app.call(listPartners, { q: 'sao tome' }, operator)).total_count, 0)
  const kept = await save({
    display_name: 'sao-tome',
    colour: '#1f4e8c',
    contact_phone: '(31) 3333-4444',
    agreement_starts_on: '01/02/2026',
    email_domains: ['Aluno.SaoTome.example'],
    proves_bond_by_email: true,
  })
  assert.deepEqual(
    [kept.colour, kept.contact_phone, kept.agreement_starts_on, kept.email_domains, kept.lock_version],
    ['#1F4E8C', '(31) 3333-4444', '01/02/2026', ['aluno.saotome.example'], 1],
  )
  assert.deepEqual((await board('sao-tome')).colour, '#1F4E8C')
  assert.deepEqual(
    (await app.call(listPartners, { q: 'tomé' }, operator)).collection.data.map(
      ({ attributes }) => attributes.in_force,
    ),
    [true],
  )
})

test('what was not sent stays, blank empties, and an agreement that has ended closes the board', async () => {
  const kept = await save({ display_name: 'sao-tome', colour: '' })
  assert.deepEqual([kept.colour, kept.contact_phone, kept.lock_version], [null, '(31) 3333-4444', 2])
  await save({ display_name: 'sao-tome', agreement_ends_on: '02/02/2026' })
  assert.equal((await refusal(board('sao-tome'))).status, 404)
  await save({ display_name: 'sao-tome', agreement_ends_on: '' })
  await board('sao-tome')
})

test('a logo is drawn anew, shown on the board, and leaves with its flag', async () => {
  const { logo } = await save({ display_name: 'sao-tome', logo: await photoFile('logo.png', 300, 300, 'png') })
  assert.match(logo!, /\/files\/public\//)
  const shown = (await board('sao-tome')).logo!
  assert.equal(
    (
      await app
        .ctx()
        .db.selectFrom('files')
        .select('width')
        .where('id', '=', /[\da-f-]{36}/.exec(shown)![0])
        .executeTakeFirstOrThrow()
    ).width,
    192,
    'of the sizes, the one that the board shows',
  )
  assert.equal(
    (await app.request(new URL(logo!, 'http://ponte.test').pathname)).headers.get('content-type'),
    'image/webp',
  )
  assert.equal((await save({ display_name: 'sao-tome', logo_destroy: true })).logo, null)
  assert.match(
    (await errors({ display_name: 'sao-tome', logo: new File(['<svg onload="x"/>'], 'logo.svg') }))!['logo']![0]!,
    /./,
  )
})

test('what cannot be is told on its field', async () => {
  const wrong = await errors({
    display_name: 'São Tomé',
    colour: 'azul',
    contact_email: 'x',
    email_domains: ['@x'],
    agreement_starts_on: '31/02/2026',
  })
  assert.deepEqual(Object.keys(wrong!).sort(), [
    'agreement_starts_on',
    'colour',
    'contact_email',
    'display_name',
    'email_domains[0]',
  ])
  assert.deepEqual(await errors({ display_name: 'sao-tome', colour: '#F2B705' }), {
    colour: ['Esta cor é clara demais para textos e botões. Escolha um tom mais escuro.'],
  })
  assert.deepEqual(await errors({ display_name: 'sao-tome', email_domains: [] }), {
    email_domains: ['Informe ao menos um domínio para que o e-mail prove o vínculo'],
  })
  assert.deepEqual(await errors({ display_name: 'sao-tome', agreement_ends_on: '01/01/2026' }), {
    agreement_ends_on: ['Deve ser depois do início'],
  })
  assert.deepEqual(await errors({ display_name: 'sao-tome' }, other), {
    display_name: ['Outra instituição já usa este endereço'],
  })
  assert.deepEqual(await errors({ display_name: '12345' }, other), {
    display_name: ['Use letras minúsculas, números e hífens, como universidade-horizonte'],
  })
})

test('only the first save needs an address', async () => {
  assert.equal((await save({ contact_name: 'Núcleo de Carreiras' })).display_name, 'sao-tome')
  assert.deepEqual(await errors({ contact_name: 'Núcleo' }, other), { display_name: ['Não pode ficar em branco'] })
})

test('a domain under which anybody may have an address proves no bond', async () => {
  const open =
    'Este domínio é aberto a qualquer pessoa e não prova vínculo. Informe o que a instituição dá a quem estuda nela'
  assert.deepEqual(await errors({ email_domains: ['aluno.saotome.example', 'Gmail.com', 'edu.br'] }), {
    'email_domains[1]': [open],
    'email_domains[2]': [open],
  })
})

test('a stale save is told what stands now', async () => {
  const { lock_version } = await save({ display_name: 'sao-tome' })
  await save({ display_name: 'sao-tome', contact_name: 'Central de Carreiras', lock_version })
  const { status, body } = await refusal(save({ display_name: 'sao-tome', contact_name: 'Outra', lock_version }))
  assert.deepEqual(
    [
      status,
      (body as { data?: { attributes: { partner: { contact_name: string } } } }).data?.attributes.partner.contact_name,
    ],
    [409, 'Central de Carreiras'],
  )
})

test('two first saves at once make one agreement', async () => {
  const both = await Promise.allSettled([
    save({ display_name: 'serra-azul' }, other),
    save({ display_name: 'serra-azul' }, other),
  ])
  assert.deepEqual(
    both.map(({ status }) => status),
    ['fulfilled', 'fulfilled'],
  )
  assert.equal(
    (await app.call(showPartner, { id: other }, operator)).data.attributes.partner?.display_name,
    'serra-azul',
  )
  assert.equal(
    (await refusal(save({ display_name: 'serra-verde', lock_version: 0 }, other))).status,
    409,
    'begun when there was none',
  )
})

test('an address of before leads to the board of today, and no other partner takes it', async () => {
  await save({ display_name: 'sao-tome-do-vale' })
  assert.deepEqual(
    [(await board('SAO-TOME')).display_name, (await board('sao-tome-do-vale')).display_name],
    ['sao-tome-do-vale', 'sao-tome-do-vale'],
  )
  assert.deepEqual(await errors({ display_name: 'sao-tome' }, other), {
    display_name: ['Este endereço já foi de outra instituição, e links antigos ainda levam a ela'],
  })
  assert.deepEqual(
    [(await board('sao-tome')).name, (await board('serra-azul')).name],
    ['Faculdade São Tomé do Vale', 'Faculdade Serra Azul'],
  )
  assert.equal((await save({ display_name: 'sao-tome' })).display_name, 'sao-tome')
  assert.equal((await board('sao-tome-do-vale')).display_name, 'sao-tome')
  assert.deepEqual(await errors({ display_name: 'sao-tome' }, other), {
    display_name: ['Outra instituição já usa este endereço'],
  })
})
