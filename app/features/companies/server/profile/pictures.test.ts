import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { type CompanySent, companyProfiles } from '#test/support/companies.ts'
import { type Companies, everybody, type Person } from '#test/support/people.ts'
import { photo, photoFile, phonePhoto } from '#test/support/files/photos.ts'
import { fileOf, pdf, png } from '#test/support/files/sample-files.ts'
import { zip } from '#test/support/files/zip-files.ts'
import type { Picture } from '#wire/picture.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save, edited } = companyProfiles(app)
let people: Person[] = []
let companies: Companies
before(async () => void ({ people, companies } = await everybody(app)))
const token = () => people.find(({ role, place }) => role === 'Administrador' && place === 'company')!.token!
const change = (company: CompanySent) => save(companies.company, company, token())
const get = (url: string) => app.request(url)
const addressesOf = ({ srcset }: Picture) => srcset.split(', ').map((one) => one.split(' ')[0]!)
const statusesOf = async (picture: Picture) =>
  Promise.all(addressesOf(picture).map(async (url) => (await get(url)).status))
const face = { name: 'Bia Souza', title: 'Padeira', testimony: 'Oi.' }

test('avatar and background are public in every size; a new one replaces, a flag removes', async () => {
  const { avatar, background } = await change({
    avatar: await photoFile('logo.png', 500, 500, 'png'),
    background: await photoFile('fundo.jpg', 2400, 800),
  })
  assert.deepEqual(
    [avatar!.width, background!.width, addressesOf(avatar!).length, addressesOf(background!).length],
    [400, 1920, 3, 3],
  )
  assert.match(background!.srcset, / 480w, .* 960w, .* 1920w$/)
  const answer = await get(avatar!.url)
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp'])
  assert.match(answer.headers.get('content-disposition')!, /filename="logo.webp"/)
  const other = await change({ avatar: await photoFile('outro.png', 300, 300, 'png') })
  assert.notEqual(other.avatar!.url, avatar!.url)
  assert.deepEqual([await statusesOf(avatar!), other.background], [[404, 404, 404], background])
  const none = await change({ avatar_destroy: true, background_destroy: true })
  assert.deepEqual(
    [none.avatar, none.background, await statusesOf(other.avatar!), await statusesOf(background!)],
    [null, null, [404, 404, 404], [404, 404, 404]],
  )
})

test('photos are added, put in another order and removed by their ids, all in one save', async () => {
  const { photos } = await change({
    photos: [
      await photoFile('1.jpg', 640, 480, 'jpeg', 1),
      await photoFile('2.jpg', 640, 480, 'jpeg', 2),
      await photoFile('3.jpg', 640, 480, 'jpeg', 3),
    ],
  })
  const [a, b, c] = photos.map(({ id }) => id) as [string, string, string]
  const after = await change({ photos: [await photoFile('4.jpg')], photos_destroy: [b], photos_order: [c, a] })
  assert.deepEqual(after.photos.map(({ id }) => id).slice(0, 2), [c, a])
  assert.deepEqual(
    [after.photos.length, await statusesOf(photos[1]!), await statusesOf(photos[0]!)],
    [3, [404, 404], [200, 200]],
  )
  assert.deepEqual((await change({ photos_destroy: after.photos.map(({ id }) => id) })).photos, [])
})

test('new photos take their places among stored ones in the one save, and are known again by their keys', async () => {
  const [one, two] = [await photoFile('1.png', 8, 8, 'png', 1), await photoFile('2.png', 8, 8, 'png', 2)]
  const { photos } = await change({ photos: [one, two] })
  const [a, b] = photos.map(({ id }) => id) as [string, string]
  const sent = { photos: [one, two], photos_keys: ['nova-1', 'nova-2'], photos_order: ['nova-2', b, 'nova-1', a] }
  const nameOf = ({ id, key }: { id: string; key: string | null }) => key ?? id
  const after = await change(sent)
  assert.deepEqual(after.photos.map(nameOf), ['nova-2', b, 'nova-1', a])
  const again = await change({ ...sent, photos_order: [a, 'nova-1', 'nova-2', b], founded_at: 1980 })
  assert.deepEqual(again.photos.map(nameOf), [a, 'nova-1', 'nova-2', b])
  assert.deepEqual(new Set(again.photos.map(({ url }) => url)), new Set(after.photos.map(({ url }) => url)))
  assert.deepEqual((await refusal(change({ photos: [one, two], photos_keys: ['nova-3', 'nova-3'] }))).body.errors, {
    photos_keys: ['Cada linha nova precisa de uma chave só sua.'],
  })
  await change({ photos_destroy: again.photos.map(({ id }) => id) })
})

test('photos of another company are no photos here', async () => {
  const stranger = people.find(({ role, place }) => role === 'Administrador' && place === 'stranger')!.token!
  const { photos } = await save(
    companies.stranger,
    { photos: [await photoFile('a.jpg'), await photoFile('b.jpg')] },
    stranger,
  )
  const ids = photos.map(({ id }) => id)
  const before = await edited(companies.company, token())
  assert.deepEqual((await change({ photos_destroy: ids, photos_order: ids })).photos, before.photos)
  assert.deepEqual((await edited(companies.stranger, stranger)).photos, photos)
})

test('a face belongs to its testimonial, and goes with it', async () => {
  const [row] = (
    await change({ contributions_attributes: [{ ...face, avatar: await photoFile('bia.jpg', 300, 400) }] })
  ).contributions_attributes
  assert.deepEqual([row!.avatar!.width, row!.avatar!.height], [300, 300])
  const [kept] = (await change({ contributions_attributes: [{ ...face, id: row!.id, title: 'Chefe' }] }))
    .contributions_attributes
  assert.deepEqual([kept!.title, kept!.avatar], ['Chefe', row!.avatar])
  const [bare] = (await change({ contributions_attributes: [{ ...face, id: row!.id, avatar_destroy: true }] }))
    .contributions_attributes
  assert.deepEqual([bare!.avatar, await statusesOf(row!.avatar!)], [null, [404, 404]])
  const [again] = (await change({ contributions_attributes: [{ ...face, id: row!.id, avatar: await photoFile() }] }))
    .contributions_attributes
  await change({ contributions_attributes: [{ id: row!.id, _destroy: true }] })
  assert.deepEqual(await statusesOf(again!.avatar!), [404, 404])
})

test('a photo from a phone loses where it was taken, in every size', async () => {
  const place = 'na casa da Lia'
  const { avatar } = await change({ avatar: fileOf(await phonePhoto(place), '../../casa da Lia.jpg') })
  for (const url of addressesOf(avatar!)) {
    const answer = await get(url)
    const bytes = Buffer.from(await answer.arrayBuffer())
    assert.equal(bytes.includes(place) || bytes.includes('Exif') || bytes.includes('EXIF'), false)
    assert.doesNotMatch(answer.headers.get('content-disposition')!, /\.\.|\//)
  }
})

test('what is no picture, or more than one, is refused in words, and nothing is changed', async () => {
  const before = await edited(companies.company, token())
  const wanted = 'Envie um arquivo PNG, JPG, WEBP, GIF ou AVIF de até 10 MB.'
  const large = 'Esta imagem é grande demais. Envie uma de até 12.000 pixels de lado e 60 megapixels.'
  const unreadable = 'Não conseguimos ler esta imagem. Salve-a de novo em JPG ou PNG e envie outra vez.'
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const hostile: Record<string, [Buffer, string]> = {
    'an SVG with a script': [svg, wanted],
    'a page that calls itself a picture': [Buffer.from('<!doctype html><script>alert(1)</script>'), wanted],
    'a picture and a page at once': [Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]), wanted],
    'a picture and an archive at once': [Buffer.concat([await photo(), zip([{ name: 'x' }])]), wanted],
    'a PDF': [pdf(), wanted],
    'a bomb': [png(20_000, 20_000), large],
    'a picture with its end cut off': [(await photo(640, 480)).subarray(0, 900), unreadable],
    nothing: [Buffer.alloc(0), `Este arquivo está vazio. ${wanted}`],
    'too many bytes': [Buffer.concat([await photo(), Buffer.alloc(10_000_000)]), wanted],
  }
  for (const [what, [bytes, words]] of Object.entries(hostile)) {
    assert.deepEqual(
      (await refusal(change({ avatar: fileOf(bytes, 'foto.jpg') }))).body.errors,
      { avatar: [words] },
      what,
    )
    assert.deepEqual(
      (await refusal(change({ photos: [await photoFile(), fileOf(bytes, 'foto.jpg')] }))).body.errors,
      { 'photos[1]': [words] },
      what,
    )
  }
  assert.deepEqual(await edited(companies.company, token()), before)
})

test('a gallery has its limit, said before a picture is drawn', async () => {
  const one = await photoFile('p.jpg', 40, 30)
  const { photos } = await change({ photos: Array.from({ length: 30 }, () => one) })
  assert.deepEqual((await refusal(change({ photos: [one] }))).body.errors, { photos: ['Pode ter no máximo 30 fotos'] })
  const { length } = (await change({ photos: [one], photos_destroy: [photos[0]!.id] })).photos
  assert.equal(length, 30)
  await change({ photos_destroy: photos.map(({ id }) => id) })
})
