import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addFiles, moveFile, removeFile } from '#web/form/uploads/many-files.ts'
import { checkCompany } from './check-company.ts'
import {
  type CompanyDraft,
  draftOf,
  type Edited,
  isBegun,
  NO_TESTIMONIAL,
  sizeOf,
  type Testimonial,
} from './company-draft.ts'
import { fieldAt, labelOf, namingPhotos } from './company-fields.ts'
import { bytesIn, changesIn, withFile } from './company-sent.ts'
import { mergedDraft, typedAgain } from './merge-draft.ts'
import { toldChanges } from './told-changes.ts'
import { Refused } from '#wire/send.ts'

const picture = { url: '/files/3', srcset: '/files/1 96w, /files/2 192w, /files/3 400w', width: 400, height: 400 }
const told = (id: string, name: string) => ({
  id,
  key: null,
  name,
  title: 'Padeira',
  testimony: 'Aprendi muito.',
  avatar: null,
})

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
  photos: [
    { id: 'p1', key: null, ...picture },
    { id: 'p2', key: null, ...picture },
  ],
  contributions_attributes: [told('t1', 'Ana Lima'), told('t2', 'Rui Paz')],
  otp_required_for_login: false,
  show_sub_company: false,
  verification: 'verificada',
  parent: null,
  sub_companies: [],
  labels: {},
  lock_version: 3,
}
const before = draftOf(stored)
const typed = (changes: Partial<CompanyDraft>): CompanyDraft => ({ ...before, ...changes })
const file = new File(['x'], 'forno.png', { type: 'image/png' })
const place = {
  id: 'a',
  zipcode: '01310-100',
  street: 'Rua',
  number: '1',
  complement: null,
  neighborhood: 'Centro',
  city_id: 1,
  state_id: 'SP',
  country_id: 'BR',
}
/** What one person typed since `before`, and is told of what another one saved. */
const toldOf = (
  typed: CompanyDraft,
  now: Edited['attributes'],
  { began = stored, faces = new Map<string, File>() } = {},
) => toldChanges({ base: draftOf(began), typed, before: began, now, faces })
const check = async (draft: CompanyDraft) =>
  (await checkCompany(draft, undefined, { fields: {}, shouldUseNativeValidation: false })).errors as Record<
    string,
    unknown
  >

test('only what changed travels', () => {
  assert.deepEqual(changesIn(before, typed({})), {})
  assert.deepEqual(changesIn(before, typed({ founded_at: null, benefits: [], why_work: '<p>Sim.</p>' })), {
    founded_at: null,
    benefits: [],
    why_work: '<p>Sim.</p>',
  })
  assert.deepEqual(changesIn(before, typed({ video_urls: [...before.video_urls, { url: '  ' }] })), {
    video_urls: stored.video_urls,
  })
})

test('a picture travels with its flag, or instead of it', () => {
  assert.deepEqual(changesIn(before, typed({ avatar_destroy: true })), { avatar_destroy: true })
  const sent = changesIn(before, typed({ avatar: file }))
  assert.deepEqual([Object.keys(sent), withFile(sent), bytesIn(sent)], [['avatar'], true, 1])
  assert.equal(withFile(changesIn(before, typed({ name: 'Outra' }))), false)
})

test('photos are added, taken away and put in order in one save', () => {
  const photos = removeFile(moveFile(addFiles(before.photos, [file]), 'stored-p2', -1), 'stored-p1')
  assert.deepEqual(changesIn(before, typed({ photos })), {
    photos: [file],
    photos_keys: [photos.entries[1]!.key],
    photos_destroy: ['p1'],
    photos_order: ['p2', photos.entries[1]!.key],
  })
})

test('a testimonial that goes away says so by its id, and one never stored is not sent with one', () => {
  const [first, second] = before.contributions_attributes
  const { contributions_attributes: sent } = changesIn(
    before,
    typed({ contributions_attributes: [second!, { ...first!, _destroy: true }, { ...NO_TESTIMONIAL, name: 'Bia' }] }),
  )
  assert.deepEqual(
    sent?.map((row) => [row.id, row._destroy]),
    [
      ['t2', undefined],
      ['t1', true],
      [undefined, undefined],
    ],
  )
})

test('an address counts from its first word, and emptied it is taken away', () => {
  assert.equal(isBegun(before.address_attributes), false)
  assert.equal(isBegun({ ...before.address_attributes, number: '7' }), true)
  assert.deepEqual(changesIn(draftOf({ ...stored, address_attributes: place }), before), { address_attributes: null })
})

test('what the server would refuse is told on its field before', async () => {
  assert.deepEqual(await check(before), {})
  const errors = await check(
    typed({
      name: ' ',
      instagram: 'https://outra.example/aurora',
      video_urls: [{ url: '' }, { url: 'https://vimeo.com/1' }],
      contributions_attributes: [{ ...NO_TESTIMONIAL, name: 'Bia' }],
      address_attributes: { ...before.address_attributes, number: 'sem' },
    }),
  )
  assert.deepEqual(Object.keys(errors).sort(), [
    'address_attributes',
    'contributions_attributes',
    'instagram',
    'name',
    'video_urls',
  ])
  assert.equal((errors['video_urls'] as unknown[])[0], undefined)
  assert.deepEqual(Object.keys((errors['contributions_attributes'] as object[])[0]!).sort(), ['testimony', 'title'])
})

test('refusals find their fields, and fields their names', () => {
  const found = [
    'contributions[1].name',
    'address.zipcode',
    'photos[3]',
    'video_urls[0]',
    'cnpj',
    'avatar',
    'unknown',
  ].map(fieldAt)
  assert.deepEqual(found, [
    'contributions_attributes.1.name',
    'address_attributes.zipcode',
    'photos',
    'video_urls.0.url',
    'cnpj',
    'avatar',
    undefined,
  ])
  assert.deepEqual(
    ['contributions_attributes.1.title', 'address_attributes.zipcode', 'video_urls.0.url', 'cnpj'].map((field) =>
      labelOf(field, before),
    ),
    ['Depoimento 2, cargo', 'CEP', 'Vídeo 1', 'CNPJ'],
  )
  const [first, second] = before.contributions_attributes
  assert.equal(
    labelOf('contributions_attributes.1.title', { contributions_attributes: [{ ...first!, _destroy: true }, second!] }),
    'Depoimento 1, cargo',
  )
})

test('a picture is asked for in the size that is shown', () => {
  assert.deepEqual(
    [96, 100, 5000].map((width) => sizeOf(picture, width)),
    ['/files/1', '/files/2', '/files/3'],
  )
})

test('what somebody else saved meanwhile joins what was typed here', () => {
  const now = draftOf({
    ...stored,
    founded_at: 1999,
    trading_name: 'Aurora',
    photos: [
      { id: 'p2', key: null, ...picture },
      { id: 'p3', key: null, ...picture },
    ],
    contributions_attributes: [{ ...told('t2', 'Rui Paz'), title: 'Chefe' }, told('t3', 'Eva Sol')],
  })
  const [first, second] = before.contributions_attributes
  const merged = mergedDraft(
    before,
    typed({
      trading_name: 'Padaria da Aurora',
      photos: addFiles(before.photos, [file]),
      contributions_attributes: [second!, { ...first!, testimony: 'Outro.' }],
    }),
    now,
  )
  assert.equal(merged.founded_at, 1999)
  assert.equal(merged.trading_name, 'Padaria da Aurora')
  assert.deepEqual(
    merged.photos.entries.map(({ stored, file }) => stored?.id ?? file?.name),
    ['p2', 'forno.png', 'p3'],
  )
  assert.deepEqual(
    merged.contributions_attributes.map(({ id, title, testimony }) => [id, title, testimony]),
    [
      ['t2', 'Chefe', 'Aprendi muito.'],
      [undefined, 'Padeira', 'Outro.'],
      ['t3', 'Padeira', 'Aprendi muito.'],
    ],
  )
})

test('what both changed is asked: fields by value, testimonials by author, pictures', () => {
  const [first] = before.contributions_attributes
  const at = (url: string) => ({ ...picture, url })
  const dear = '<p>Pães &amp; bolos.</p>'
  const now = {
    ...stored,
    phone: '+55 (11) 98888-7777',
    description: dear,
    sector_id: '11',
    labels: { sector_id: [{ value: '11', label: 'Alimentos' }] },
    avatar: at('/files/other'),
    contributions_attributes: [{ ...told('t1', 'Ana Lima'), testimony: 'Dela.', title: 'Chefe' }],
  }
  const rows = (changes: object) => [{ ...first!, ...changes }]
  const mine = typed({
    phone: '+55 (21) 97777-6666',
    description: '<p>Pão.</p>',
    sector_id: '12',
    founded_at: 1999,
    contributions_attributes: rows({ testimony: 'Minha.' }),
    avatar_destroy: true,
  })
  assert.deepEqual(toldOf(mine, now), [
    '“Telefone” (para “+55 (11) 98888-7777”)',
    '“Setor” (para “Alimentos”)',
    '“Sobre a empresa” (para “Pães & bolos.”)',
    '“Logotipo”',
    '“Depoimento de Ana Lima” (para “Dela.”)',
  ])
  assert.deepEqual(toldOf(typed({ contributions_attributes: rows({ title: 'Gerente' }) }), now), [
    '“Depoimento de Ana Lima, cargo” (para “Chefe”)',
  ])
  assert.deepEqual(
    toldOf(typed({ founded_at: 1999, contributions_attributes: rows({ name: 'Ana Maria Lima' }) }), now),
    [],
  )
})

test('a picture of a testimonial stays whoever changed it, and is told when both did', () => {
  const [first, second] = before.contributions_attributes
  const now = {
    ...stored,
    contributions_attributes: [{ ...told('t1', 'Ana Lima'), avatar: picture }, told('t2', 'Rui Paz')],
  }
  const mine = (changes: object) => typed({ contributions_attributes: [{ ...first!, ...changes }, second!] })
  const merged = mergedDraft(before, mine({ title: 'Chefe' }), draftOf(now)).contributions_attributes[0]!
  assert.deepEqual([merged.avatar, merged.avatar_destroy, toldOf(mine({ title: 'Chefe' }), now)], [null, false, []])
  assert.deepEqual(
    [
      mergedDraft(before, mine({ avatar: file }), draftOf(stored)).contributions_attributes[0]!.avatar,
      toldOf(mine({ avatar: file }), stored),
    ],
    [file, []],
  )
  assert.deepEqual(toldOf(mine({ avatar: file }), now), ['“Depoimento de Ana Lima, foto”'])
})

test('a testimonial rewritten by one and removed by the other asks; restored, it has its picture', () => {
  const began = {
    ...stored,
    contributions_attributes: [{ ...told('t1', 'Ana Lima'), avatar: picture }, told('t2', 'Rui Paz')],
  }
  const [first, second] = draftOf(began).contributions_attributes
  const [removed, rewrote] = [
    [{ ...first!, _destroy: true }, second!],
    [{ ...first!, testimony: 'Outro.' }, second!],
  ].map((rows) => ({ ...draftOf(began), contributions_attributes: rows })) as [CompanyDraft, CompanyDraft]
  const rewritten = {
    ...began,
    contributions_attributes: [
      { ...began.contributions_attributes[0]!, testimony: 'Dela.' },
      began.contributions_attributes[1]!,
    ],
  }
  const without = { ...began, contributions_attributes: [began.contributions_attributes[1]!] }
  assert.deepEqual(toldOf(removed, rewritten, { began }), ['“Depoimento de Ana Lima, que você removeu” (para “Dela.”)'])
  assert.deepEqual([toldOf(removed, began, { began }), toldOf(removed, without, { began })], [[], []])
  const faces = new Map([['t1', file]])
  assert.deepEqual(toldOf(rewrote, without, { began, faces }), ['“Depoimento de Ana Lima” (removido)'])
  assert.deepEqual(toldOf(rewrote, without, { began }), [
    '“Depoimento de Ana Lima” (removido)',
    '“Depoimento de Ana Lima, foto” (removida: escolha-a de novo)',
  ])
  const back = mergedDraft(draftOf(began), rewrote, draftOf(without), faces).contributions_attributes
  assert.deepEqual(
    back.map(({ id, testimony, avatar }) => [id, testimony, avatar]),
    [
      [undefined, 'Outro.', file],
      ['t2', 'Aprendi muito.', null],
    ],
  )
})

test('an order stays whoever changed it, and is told when both did', () => {
  const photo = (id: string) => ({ id, key: null, ...picture })
  const three = {
    ...stored,
    photos: ['p1', 'p2', 'p3'].map(photo),
    contributions_attributes: [told('t1', 'Ana Lima'), told('t2', 'Rui Paz'), told('t3', 'Eva Sol')],
  }
  const began = draftOf(three)
  const [first, second, third] = began.contributions_attributes as [Testimonial, Testimonial, Testimonial]
  const now = {
    ...three,
    photos: ['p3', 'p1', 'p2'].map(photo),
    contributions_attributes: three.contributions_attributes.toReversed(),
  }
  const ids = ({ photos, contributions_attributes: rows }: CompanyDraft) => [
    photos.entries.map(({ stored, file }) => stored?.id ?? file?.name).join(),
    rows.map(({ id, name, _destroy }) => `${id ?? name}${_destroy ? ' goes' : ''}`).join(),
  ]
  const added = {
    ...began,
    photos: addFiles(began.photos, [file]),
    contributions_attributes: [
      { ...first, title: 'Chefe' },
      { ...second, _destroy: true },
      third,
      { ...NO_TESTIMONIAL, key: 'bia', name: 'Bia' },
    ],
  }
  assert.deepEqual(
    [ids(mergedDraft(began, added, draftOf(now))), toldOf(added, now, { began: three })],
    [['p3,p1,p2,forno.png', 't3,t1,Bia,t2 goes'], []],
  )
  const moved = {
    ...began,
    photos: moveFile(began.photos, 'stored-p1', 1),
    contributions_attributes: [second, first, third],
  }
  const more = {
    ...three,
    photos: [...three.photos, photo('p4')],
    contributions_attributes: [...three.contributions_attributes, told('t4', 'Lia Reis')],
  }
  assert.deepEqual(
    [ids(mergedDraft(began, moved, draftOf(more))), toldOf(moved, more, { began: three })],
    [['p2,p1,p3,p4', 't2,t1,t3,t4'], []],
  )
  assert.deepEqual(
    [ids(mergedDraft(began, moved, draftOf(now))), toldOf(moved, now, { began: three })],
    [
      ['p2,p1,p3', 't2,t1,t3'],
      ['“Ordem das fotos”', '“Ordem dos depoimentos”'],
    ],
  )
})

test('of lists that travel whole, what each of two people added and took away counts', () => {
  const [a, b, c] = ['aqz-KE-bpKQ', 'bqz-KE-bpKQ', 'cqz-KE-bpKQ'].map(
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ) as [string, string, string]
  const began = draftOf({ ...stored, benefits: ['gym', 'parking'], video_urls: [a] })
  const now = draftOf({ ...stored, benefits: ['gym', 'parking', 'dental'], video_urls: [b, c] })
  const merged = mergedDraft(
    began,
    { ...began, benefits: ['parking', 'discount'], video_urls: [{ url: a }, { url: 'https://youtu.be/cqz-KE-bpKQ' }] },
    now,
  )
  assert.deepEqual(merged.benefits, ['parking', 'discount', 'dental'])
  assert.deepEqual(merged.video_urls, [{ url: 'https://youtu.be/cqz-KE-bpKQ' }, { url: b }])
})

test('what comes back after a session joins what was saved meanwhile', () => {
  const now = draftOf({ ...stored, benefits: ['gym', 'dental'], founded_at: 1999 })
  assert.deepEqual(typedAgain({ benefits: ['gym'] }, { benefits: ['gym', 'parking'] }, now), {
    benefits: ['gym', 'parking', 'dental'],
  })
})

test('two people in one testimonial, or in one address, lose nothing to each other', () => {
  const began = draftOf({ ...stored, address_attributes: place })
  const [first, second] = began.contributions_attributes
  const now = draftOf({
    ...stored,
    address_attributes: { ...place, street: 'Avenida' },
    contributions_attributes: [{ ...told('t1', 'Ana Lima'), title: 'Chefe' }, told('t2', 'Rui Paz')],
  })
  const merged = mergedDraft(
    began,
    {
      ...began,
      address_attributes: { ...began.address_attributes, complement: 'Sala 5' },
      contributions_attributes: [{ ...first!, testimony: 'Outro.' }, second!],
    },
    now,
  )
  assert.deepEqual([merged.address_attributes.street, merged.address_attributes.complement], ['Avenida', 'Sala 5'])
  assert.deepEqual(
    merged.contributions_attributes.map(({ id, title, testimony }) => [id, title, testimony]),
    [
      ['t1', 'Chefe', 'Outro.'],
      ['t2', 'Padeira', 'Aprendi muito.'],
    ],
  )
})

test('an address is told when both moved, or both completed it', () => {
  const began = { ...stored, address_attributes: place }
  const now = {
    ...began,
    address_attributes: { ...place, street: 'Avenida', complement: 'Fundos' },
    labels: { city_id: [{ value: '1', label: 'São Paulo' }] },
  }
  const mine = (changes: object) => ({
    ...draftOf(began),
    address_attributes: { ...draftOf(began).address_attributes, ...changes },
  })
  assert.deepEqual(
    toldOf(mine({ complement: 'Sala 5' }), { ...now, address_attributes: { ...place, street: 'Avenida' } }, { began }),
    [],
  )
  assert.deepEqual(toldOf(mine({ complement: 'Sala 5' }), now, { began }), ['“Complemento” (para “Fundos”)'])
  assert.deepEqual(toldOf(mine({ number: '2' }), now, { began }), [
    '“Endereço” (para “Avenida, 1, Centro, São Paulo, SP, 01310-100”)',
  ])
})

test('of many photos the one that was refused is named', () => {
  const error = namingPhotos(
    new Refused(422, { messages: [], errors: { 'photos[1]': ['Não conseguimos ler esta imagem.'], name: ['Não.'] } }),
    [file, new File(['x'], 'loja.png')],
  ) as Refused
  assert.deepEqual(error.body.errors, { 'photos[1]': ['“loja.png”: Não conseguimos ler esta imagem.'], name: ['Não.'] })
})
