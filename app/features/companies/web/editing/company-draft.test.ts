import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addFiles, moveFile, removeFile } from '#web/form/many-files.ts'
import { checkCompany } from './check-company.ts'
import { type CompanyDraft, draftOf, type Edited, isBegun, NO_TESTIMONIAL, sizeOf } from './company-draft.ts'
import { fieldAt, labelOf, namingPhotos, toldField } from './company-fields.ts'
import { bytesIn, changesIn, withFile } from './company-sent.ts'
import { bothChanged, bothPictured, mergedDraft, typedAgain } from './merge-draft.ts'
import { Refused } from '#wire/send.ts'

const picture = { url: '/files/3', srcset: '/files/1 96w, /files/2 192w, /files/3 400w', width: 400, height: 400 }
const told = (id: string, name: string) => ({ id, key: null, name, title: 'Padeira', testimony: 'Aprendi muito.', avatar: null })

const stored: Edited['attributes'] = {
  slug: 'padaria-aurora',
  name: 'Padaria Aurora Ltda.',
  trading_name: 'Padaria Aurora',
  representative: null,
  cnpj: '11.222.333/0001-81',
  may_change_cnpj: false,
  phone: '(11) 98888-7777',
  website: 'https://padariaaurora.example/',
  sector_id: '10',
  facebook: null,
  instagram: null,
  linkedin: null,
  twitter: null,
  founded_at: 1998,
  employees_number: 40,
  number_of_interns: null,
  description: '<p>Pães.</p>',
  why_work: null,
  benefits: ['gym'],
  video_urls: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  address_attributes: null,
  avatar: picture,
  background: null,
  photos: [{ id: 'p1', key: null, ...picture }, { id: 'p2', key: null, ...picture }],
  contributions_attributes: [told('t1', 'Ana Lima'), told('t2', 'Rui Paz')],
  otp_required_for_login: false,
  show_sub_company: false,
  verification: 'verificada',
  parent: null,
  sub_companies: [],
  labels: {},
  lock_version: 3,
  saved_with: null,
}
const before = draftOf(stored)
const typed = (changes: Partial<CompanyDraft>): CompanyDraft => ({ ...before, ...changes })
const file = new File(['x'], 'forno.png', { type: 'image/png' })
const check = async (draft: CompanyDraft) => (await checkCompany(draft, undefined, { fields: {}, shouldUseNativeValidation: false })).errors as Record<string, unknown>

test('only what changed travels', () => {
  assert.deepEqual(changesIn(before, typed({})), {})
  assert.deepEqual(changesIn(before, typed({ founded_at: null, benefits: [], why_work: '<p>Sim.</p>' })), { founded_at: null, benefits: [], why_work: '<p>Sim.</p>' })
  assert.deepEqual(changesIn(before, typed({ video_urls: [...before.video_urls, { url: '  ' }] })), { video_urls: stored.video_urls })
})

test('a picture travels with its flag, or instead of it', () => {
  assert.deepEqual(changesIn(before, typed({ avatar_destroy: true })), { avatar_destroy: true })
  const sent = changesIn(before, typed({ avatar: file }))
  assert.deepEqual([Object.keys(sent), withFile(sent), bytesIn(sent)], [['avatar'], true, 1])
  assert.equal(withFile(changesIn(before, typed({ name: 'Outra' }))), false)
})

test('photos are added, taken away and put in order in one save', () => {
  const photos = removeFile(moveFile(addFiles(before.photos, [file]), 'stored-p2', -1), 'stored-p1')
  assert.deepEqual(changesIn(before, typed({ photos })), { photos: [file], photos_keys: [photos.entries[1]!.key], photos_destroy: ['p1'], photos_order: ['p2', photos.entries[1]!.key] })
})

test('a testimonial that goes away says so by its id, and one never stored is not sent with one', () => {
  const [first, second] = before.contributions_attributes
  const { contributions_attributes: sent } = changesIn(before, typed({ contributions_attributes: [second!, { ...first!, _destroy: true }, { ...NO_TESTIMONIAL, name: 'Bia' }] }))
  assert.deepEqual(sent?.map((row) => [row.id, row._destroy]), [['t2', undefined], ['t1', true], [undefined, undefined]])
})

test('an address counts from its first word, and emptied it is taken away', () => {
  assert.equal(isBegun(before.address_attributes), false)
  assert.equal(isBegun({ ...before.address_attributes, number: '7' }), true)
  const had = { ...stored, address_attributes: { id: 'a', zipcode: '01310-100', street: 'Rua', number: '1', complement: null, neighborhood: 'Centro', city_id: 1, state_id: 'SP', country_id: 'BR' } }
  assert.deepEqual(changesIn(draftOf(had), before), { address_attributes: null })
})

test('what the server would refuse is told on its field before', async () => {
  assert.deepEqual(await check(before), {})
  const errors = await check(typed({ name: ' ', instagram: 'https://outra.example/aurora', video_urls: [{ url: '' }, { url: 'https://vimeo.com/1' }], contributions_attributes: [{ ...NO_TESTIMONIAL, name: 'Bia' }], address_attributes: { ...before.address_attributes, number: 'sem' } }))
  assert.deepEqual(Object.keys(errors).sort(), ['address_attributes', 'contributions_attributes', 'instagram', 'name', 'video_urls'])
  assert.equal((errors['video_urls'] as unknown[])[0], undefined)
  assert.deepEqual(Object.keys((errors['contributions_attributes'] as object[])[0]!).sort(), ['testimony', 'title'])
})

test('refusals find their fields, and fields their names', () => {
  const found = ['contributions[1].name', 'address.zipcode', 'photos[3]', 'video_urls[0]', 'cnpj', 'avatar', 'unknown'].map(fieldAt)
  assert.deepEqual(found, ['contributions_attributes.1.name', 'address_attributes.zipcode', 'photos', 'video_urls.0.url', 'cnpj', 'avatar', undefined])
  assert.deepEqual(['contributions_attributes.1.title', 'address_attributes.zipcode', 'video_urls.0.url', 'cnpj'].map((field) => labelOf(field, before)), ['Depoimento 2, cargo', 'CEP', 'Vídeo 1', 'CNPJ'])
  const [first, second] = before.contributions_attributes
  assert.equal(labelOf('contributions_attributes.1.title', { contributions_attributes: [{ ...first!, _destroy: true }, second!] }), 'Depoimento 1, cargo')
})

test('a picture is asked for in the size that is shown', () => {
  assert.deepEqual([96, 100, 5000].map((width) => sizeOf(picture, width)), ['/files/1', '/files/2', '/files/3'])
})

test('what somebody else saved meanwhile joins what was typed here', () => {
  const now = draftOf({ ...stored, founded_at: 1999, trading_name: 'Aurora', photos: [{ id: 'p2', key: null, ...picture }, { id: 'p3', key: null, ...picture }], contributions_attributes: [{ ...told('t2', 'Rui Paz'), title: 'Chefe' }, told('t3', 'Eva Sol')] })
  const [first, second] = before.contributions_attributes
  const merged = mergedDraft(before, typed({ trading_name: 'Padaria da Aurora', photos: addFiles(before.photos, [file]), contributions_attributes: [second!, { ...first!, testimony: 'Outro.' }] }), now)
  assert.equal(merged.founded_at, 1999)
  assert.equal(merged.trading_name, 'Padaria da Aurora')
  assert.deepEqual(bothChanged(before, typed({ trading_name: 'Padaria da Aurora', founded_at: 1999, website: 'https://outra.example/' }), now), ['trading_name'])
  assert.deepEqual(merged.photos.entries.map(({ stored, file }) => stored?.id ?? file?.name), ['p2', 'forno.png', 'p3'])
  assert.deepEqual(merged.contributions_attributes.map(({ id, title, testimony }) => [id, title, testimony]), [['t2', 'Chefe', 'Aprendi muito.'], [undefined, 'Padeira', 'Outro.'], ['t3', 'Padeira', 'Aprendi muito.']])
})

test('what both wrote differently is named: a field with what stands there, a testimonial, a picture', () => {
  const [first] = before.contributions_attributes
  const at = (url: string) => ({ ...picture, url })
  const now = { ...stored, phone: '+55 (11) 98888-7777', avatar: at('/files/other'), contributions_attributes: [{ ...told('t1', 'Bia Souza'), testimony: 'Dela.' }] }
  const rows = (changes: object) => [{ ...first!, ...changes }]
  const mine = typed({ phone: '+55 (21) 97777-6666', contributions_attributes: rows({ testimony: 'Minha.' }), avatar_destroy: true })
  assert.deepEqual(bothChanged(before, mine, draftOf(now)).map((field) => toldField(field, draftOf(now))).toSorted(), ['“Depoimentos”', '“Telefone” (para “+55 (11) 98888-7777”)'])
  assert.deepEqual(bothPictured(before, mine, stored, now), ['avatar'])
  assert.deepEqual(bothChanged(before, typed({ contributions_attributes: rows({ title: 'Chefe' }) }), draftOf(now)), [])
  assert.deepEqual(bothPictured(before, typed({ phone: '+55 (21) 97777-6666' }), stored, now), [])
})

test('of lists that travel whole, what each of two people added and took away counts', () => {
  const [a, b, c] = ['aqz-KE-bpKQ', 'bqz-KE-bpKQ', 'cqz-KE-bpKQ'].map((id) => `https://www.youtube.com/watch?v=${id}`) as [string, string, string]
  const began = draftOf({ ...stored, benefits: ['gym', 'parking'], video_urls: [a] })
  const now = draftOf({ ...stored, benefits: ['gym', 'parking', 'dental'], video_urls: [b, c] })
  const merged = mergedDraft(began, { ...began, benefits: ['parking', 'discount'], video_urls: [{ url: a }, { url: 'https://youtu.be/cqz-KE-bpKQ' }] }, now)
  assert.deepEqual(merged.benefits, ['parking', 'discount', 'dental'])
  assert.deepEqual(merged.video_urls, [{ url: 'https://youtu.be/cqz-KE-bpKQ' }, { url: b }])
})

test('what comes back after a session joins what was saved meanwhile', () => {
  const now = draftOf({ ...stored, benefits: ['gym', 'dental'], founded_at: 1999 })
  assert.deepEqual(typedAgain({ benefits: ['gym'] }, { benefits: ['gym', 'parking'] }, now), { benefits: ['gym', 'parking', 'dental'] })
})

test('two people in one testimonial, or in one address, lose nothing to each other', () => {
  const place = { id: 'a', zipcode: '01310-100', street: 'Rua', number: '1', complement: null, neighborhood: 'Centro', city_id: 1, state_id: 'SP', country_id: 'BR' }
  const began = draftOf({ ...stored, address_attributes: place })
  const [first, second] = began.contributions_attributes
  const now = draftOf({ ...stored, address_attributes: { ...place, street: 'Avenida' }, contributions_attributes: [{ ...told('t1', 'Ana Lima'), title: 'Chefe' }, told('t2', 'Rui Paz')] })
  const merged = mergedDraft(began, { ...began, address_attributes: { ...began.address_attributes, complement: 'Sala 5' }, contributions_attributes: [{ ...first!, testimony: 'Outro.' }, second!] }, now)
  assert.deepEqual([merged.address_attributes.street, merged.address_attributes.complement], ['Avenida', 'Sala 5'])
  assert.deepEqual(merged.contributions_attributes.map(({ id, title, testimony }) => [id, title, testimony]), [['t1', 'Chefe', 'Outro.'], ['t2', 'Padeira', 'Aprendi muito.']])
})

test('of many photos the one that was refused is named', () => {
  const error = namingPhotos(new Refused(422, { messages: [], errors: { 'photos[1]': ['Não conseguimos ler esta imagem.'], name: ['Não.'] } }), [file, new File(['x'], 'loja.png')]) as Refused
  assert.deepEqual(error.body.errors, { 'photos[1]': ['“loja.png”: Não conseguimos ler esta imagem.'], name: ['Não.'] })
})
