// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { castOf } from '#test/support/people/cast.ts'
import { refusal } from '#test/support/candidate.ts'
import { type CompanySent, companyProfiles, type Edited, wholeCompany } from '#test/support/companies.ts'
import { showCompany } from '../../wire/directory.ts'
import { updateCompany } from '../../wire/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'manual' } })
const { save, edited } = companyProfiles(app)
const { companies, of, administrator: token } = await castOf(app)
const errorsOf = async (company: CompanySent) => (await refusal(save(companies.company, company, token()))).body.errors

const IN_WORDS = { zipcode: '2710-405', country_id: 'PT', state_name: 'Lisboa', city_name: 'Sintra' }
const ABROAD = { ...wholeCompany().address_attributes!, ...IN_WORDS }

const written = ({
  slug: _,
  may_change_cnpj: __,
  labels: ___,
  lock_version: ____,
  cnpj: _____,
  sub_companies: ______,
  parent: _______,
  verification: ________,
  ...rest
}: Edited) => rest

test('every field is written and read back, the same from a form as from JSON', async () => {
  const told = await save(companies.company, wholeCompany(), token())
  const id = told.contributions_attributes[0]!.id
  assert.deepEqual(written(told), {
    ...wholeCompany(),
    website: 'https://casadepaes.example/',
    facebook: 'https://facebook.com/casadepaes',
    instagram: 'https://www.instagram.com/casadepaes',
    linkedin: 'https://www.linkedin.com/company/casa-de-paes',
    why_work: '<p>Time pequeno.</p><p>Muito aprendizado.</p>',
    video_urls: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    address_attributes: {
      ...wholeCompany().address_attributes,
      id: told.address_attributes!.id,
      state_name: null,
      city_name: null,
    },
    contributions_attributes: [{ ...wholeCompany().contributions_attributes![0], id, key: null, avatar: null }],
    avatar: null,
    background: null,
    photos: [],
    otp_required_for_login: false,
  })
  assert.deepEqual(told.labels, {
    benefits: [
      { value: 'gym', label: 'Academia' },
      { value: 'meal_allowance', label: 'Vale-refeição' },
    ],
    city_id: [{ value: '3550308', label: 'São Paulo' }],
    country_id: [{ value: 'BR', label: 'Brasil' }],
    sector_id: told.labels['sector_id'],
  })
  const form = new FormData()
  const fields = {
    'company[name]': 'Casa de Pães Ltda.',
    'company[founded_at]': '1998',
    'company[benefits][]': 'gym',
    'company[show_sub_company]': 'true',
    'company[contributions_attributes][0][id]': id,
    'company[contributions_attributes][0][name]': 'Bia Souza',
    'company[contributions_attributes][0][title]': 'Chefe',
    'company[contributions_attributes][0][testimony]': 'Aprendo.',
    'company[address_attributes][zipcode]': '01310-100',
    'company[address_attributes][street]': 'Rua',
    'company[address_attributes][number]': '1',
    'company[address_attributes][complement]': '',
    'company[address_attributes][neighborhood]': 'Centro',
    'company[address_attributes][state_id]': 'SP',
    'company[address_attributes][city_id]': '3550308',
    'company[address_attributes][country_id]': 'BR',
    'company[lock_version]': String(told.lock_version),
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const answer = await app.request(`/v1/profile/companies/${told.slug}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token()}` },
    body: form,
  })
  const { data } = (await answer.json()) as { data: { attributes: Edited } }
  assert.equal(answer.status, 200)
  assert.deepEqual(
    [
      data.attributes.founded_at,
      data.attributes.benefits,
      data.attributes.contributions_attributes[0]!.title,
      data.attributes.address_attributes!.complement,
      data.attributes.lock_version,
    ],
    [1998, ['gym'], 'Chefe', null, told.lock_version + 1],
  )
})

test('what is not sent stays, null and blank empty', async () => {
  await save(companies.company, wholeCompany({ contributions_attributes: [] }), token())
  const kept = await save(companies.company, { trading_name: 'Outra' }, token())
  assert.deepEqual(
    [kept.trading_name, kept.representative, kept.benefits.length, kept.address_attributes?.street],
    ['Outra', 'Ana Lima', 2, 'Avenida Paulista'],
  )
  const empty = await save(
    companies.company,
    {
      trading_name: ' ',
      representative: null,
      facebook: '',
      founded_at: null,
      description: '<p> </p>',
      benefits: [],
      video_urls: [],
      address_attributes: null,
    },
    token(),
  )
  assert.deepEqual(
    [
      empty.trading_name,
      empty.representative,
      empty.facebook,
      empty.founded_at,
      empty.description,
      empty.benefits,
      empty.video_urls,
      empty.address_attributes,
    ],
    [null, null, null, null, null, [], [], null],
  )
})

test('what is wrong is said on its field', async () => {
  assert.deepEqual(
    await errorsOf({
      name: ' ',
      trading_name: 'Ganhe já em www.evil.example',
      website: 'x',
      phone: '123',
      sector_id: '',
      founded_at: 999,
      facebook: 'https://evil.example/a',
      video_urls: ['https://vimeo.com/1'],
    }),
    {
      name: ['Não pode ficar em branco'],
      trading_name: ['Informe só o nome, sem endereço da internet'],
      website: ['Informe um endereço da internet, como https://empresa.com.br'],
      phone: ['Informe o telefone com DDD'],
      sector_id: ['Não pode ficar em branco'],
      founded_at: ['Informe o ano, como 1998'],
      facebook: ['Informe o endereço do perfil, como https://www.facebook.com/empresa'],
      'video_urls[0]': ['No momento, só suportamos vídeos do YouTube.'],
    },
  )
  assert.deepEqual(
    await errorsOf({
      contributions_attributes: [{ name: '', title: '', testimony: '' }],
      address_attributes: {
        zipcode: '1',
        street: 'R',
        number: 's/n',
        neighborhood: 'C',
        state_id: 'SP',
        city_id: 3550308,
        country_id: 'BR',
      },
    }),
    {
      'contributions[0].name': ['Não pode ficar em branco'],
      'contributions[0].title': ['Não pode ficar em branco'],
      'contributions[0].testimony': ['Não pode ficar em branco'],
      'address.zipcode': ['CEP inválido'],
      'address.number': ['Número inválido'],
    },
  )
  assert.deepEqual(
    await errorsOf({
      sector_id: 'zz',
      benefits: ['gym', 'zz'],
      address_attributes: { ...wholeCompany().address_attributes!, state_id: 'RJ' },
    }),
    {
      sector_id: ['Escolha um setor da lista'],
      'benefits[1]': ['Escolha uma opção da lista'],
      'address.city_id': ['Escolha uma opção da lista'],
    },
  )
  assert.deepEqual(Object.keys((await errorsOf({ address_attributes: { ...ABROAD, country_id: 'XX' } }))!), [
    'address.country_id',
  ])
  assert.deepEqual(await errorsOf({ founded_at: 2099 }), { founded_at: ['O ano não pode estar no futuro'] })
  assert.deepEqual(Object.keys((await errorsOf({ otp_required_for_login: true }))!), ['otp_required_for_login'])
})

test('an address in another country has its state and city in words, and no form of a postal code', async () => {
  const { address_attributes } = await save(companies.company, { address_attributes: ABROAD }, token())
  const { state_id, city_id, state_name, city_name, zipcode } = address_attributes!
  assert.deepEqual([state_id, city_id, state_name, city_name, zipcode], [null, null, 'Lisboa', 'Sintra', '2710-405'])
  const shown = await app.call(showCompany, { company_id: companies.company }, token())
  const { place, address } = shown.data.attributes
  assert.deepEqual(
    [place, address!.city, address!.state, address!.country],
    ['Sintra, Portugal', 'Sintra', 'Lisboa', 'Portugal'],
  )
  await save(companies.company, { address_attributes: wholeCompany().address_attributes! }, token())
})

test('texts are cleaned when they are written', async () => {
  const { description } = await save(
    companies.company,
    { description: '<h1 onclick="x()">Oi</h1><script>alert(1)</script><a href="javascript:x">a</a><p style="x">b</p>' },
    token(),
  )
  assert.equal(description, '<h3>Oi</h3>a<p>b</p>')
  assert.equal((await save(companies.company, { description: '<p>\u200b</p>' }, token())).description, null)
  for (const testimony of ['\u200b\u2060', 'Aqui \u202eodnauq'])
    assert.deepEqual(
      await errorsOf({ contributions_attributes: [{ name: 'Bia Souza', title: 'Padeira', testimony }] }),
      { 'contributions[0].testimony': ['Use só letras, números e sinais visíveis'] },
    )
})

test('of two who edit at once one saves, and the other reads what stands now', async () => {
  const { lock_version } = await edited(companies.branch, token())
  const both = await Promise.allSettled([
    save(companies.branch, { founded_at: 2001, lock_version }, token()),
    save(companies.branch, { founded_at: 2002, lock_version }, token()),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const lost = both.find((one) => one.status === 'rejected') as PromiseRejectedResult
  const { status, body } = lost.reason as { status: number; body: { messages: string[]; data: { attributes: Edited } } }
  const now = await edited(companies.branch, token())
  assert.deepEqual([status, body.data.attributes], [409, now])
  assert.equal(now.lock_version, lock_version + 1)
})

test('the same save once more, known by its key, adds nothing twice', async () => {
  const row = { name: 'Caio Dias', title: 'Forneiro', testimony: 'Cheiro bom.' }
  const before = await edited(companies.company, token())
  const company = { contributions_attributes: [row], lock_version: before.lock_version }
  const put = () => app.call(updateCompany, { company_id: companies.company, company }, token(), 'um')
  await Promise.all([put(), put(), put()])
  const after = await edited(companies.company, token())
  assert.equal(after.contributions_attributes.length, before.contributions_attributes.length + 1)
})

test('a row that stands already, known by its key, is not written twice, whatever else is saved with it', async () => {
  const row = { key: 'linha-1', name: 'Lia Reis', title: 'Confeiteira', testimony: 'Doce.' }
  const first = await save(companies.company, { contributions_attributes: [row] }, token())
  const after = await save(companies.company, { contributions_attributes: [{ ...row, title: 'Chefe' }] }, token())
  assert.deepEqual(
    after.contributions_attributes.filter(({ key }) => key === 'linha-1').map(({ title }) => title),
    ['Chefe'],
  )
  assert.equal(after.contributions_attributes.length, first.contributions_attributes.length)
  assert.deepEqual(
    await errorsOf({
      contributions_attributes: [
        { ...row, key: 'a' },
        { ...row, key: 'a' },
      ],
    }),
    { 'contributions[1]': ['Cada linha nova precisa de uma chave só sua.'] },
  )
})

test('a manager edits the own company and what lies below it, with the role for it', async () => {
  assert.equal((await save(companies.branch, { founded_at: 2010 }, token())).founded_at, 2010)
  assert.equal((await refusal(save(companies.company, { founded_at: 2010 }, token('branch')))).status, 404)
  assert.equal((await refusal(save(companies.company, { founded_at: 2010 }, token('stranger')))).status, 404)
  assert.equal((await refusal(save(companies.company, { founded_at: 2010 }, of('Recrutador')))).status, 403)
  assert.equal((await refusal(app.call(updateCompany, { company_id: 'nenhuma', company: {} }, token()))).status, 404)
})

test('a testimonial of another company does not exist here', async () => {
  const { contributions_attributes } = await save(
    companies.stranger,
    { contributions_attributes: [{ name: 'Davi Reis', title: 'Chefe', testimony: 'Oi.' }] },
    token('stranger'),
  )
  const [theirs] = contributions_attributes
  assert.deepEqual(Object.keys((await errorsOf({ contributions_attributes: [{ id: theirs!.id, _destroy: true }] }))!), [
    'contributions[0]',
  ])
  assert.deepEqual(
    (await edited(companies.stranger, token('stranger'))).contributions_attributes,
    contributions_attributes,
  )
})
