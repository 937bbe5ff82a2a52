import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveFile, removeFile } from '#web/form/uploads/many-files.ts'
import { errorsIn, labelOf, sentIn } from '#web/record/draft.ts'
import { rebase } from '#web/record/rebase.ts'
import { typedOf } from '#wire/record.ts'
import { editedRecord } from './edited-company.ts'

const picture = { url: '/p/1600', srcset: '/p/200 200w, /p/1600 1600w', width: 1600, height: 900 }
const photo = (id: string) => ({ id, key: null, ...picture })
const row = (id: string, name: string) => ({ id, name, title: 'Padeira', testimony: 'Aprendo.', avatar: picture })
const company = typedOf(editedRecord, {
  name: 'Aurora',
  benefits: ['vr'],
  video_urls: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  photos: ['a', 'b', 'c'].map(photo),
  contributions_attributes: [row('1', 'Ana'), row('2', 'Bia')] as never,
  address_attributes: null,
})
type Company = typeof company
const sent = (change: Partial<Company>, base = company) =>
  sentIn(editedRecord, { ...company, ...change }, base, Object.keys(change))

test('photos travel as what came, what went and the order of all; one that somebody took away is left out', () => {
  const [, b] = company.photos.entries
  const photos = moveFile(removeFile(company.photos, 'stored-a'), b!.key, 1)
  assert.deepEqual(sent({ photos }), { photos_destroy: ['a'], photos_order: ['c', 'b'] })
  const now = typedOf(editedRecord, { photos: ['a', 'c', 'd'].map(photo) })
  assert.deepEqual(sent({ photos }, now), { photos_destroy: ['a', 'd'], photos_order: ['c'] })
})

test('testimonials go in their order, behind them those that went; a face only where one was chosen', () => {
  const [ana, bia] = company.contributions_attributes
  const rows = [bia!, { ...typedOf(editedRecord.contributions_attributes.of!), name: 'Caio' }] as never
  assert.deepEqual(sent({ contributions_attributes: rows }), {
    contributions_attributes: [
      { id: '2', name: 'Bia', title: 'Padeira', testimony: 'Aprendo.' },
      { name: 'Caio', title: '', testimony: '' },
      { id: ana!.id, _destroy: true },
    ],
  })
  assert.deepEqual(
    rebase(
      editedRecord,
      company,
      { ...company, contributions_attributes: [ana!] },
      { ...company, contributions_attributes: [bia!] },
    ).clashes.map(({ label }) => label),
    ['Depoimentos'],
  )
})

test('a blank line is no video, another spelling the same one, and what is wrong is said on its line', () => {
  const videos = (...urls: string[]) => ({ video_urls: urls.map((url) => ({ url })) })
  assert.deepEqual(sent(videos(' ', 'https://youtu.be/x1234567890 ')), { video_urls: ['https://youtu.be/x1234567890'] })
  const again = { ...company, ...videos('https://youtu.be/aqz-KE-bpKQ', '') }
  assert.deepEqual(rebase(editedRecord, company, again, { ...company, name: 'Outra' }).clashes, [])
  const wrong = Object.keys(
    errorsIn(editedRecord, { ...company, ...videos('', 'https://vimeo.com/1') }, ['video_urls']),
  )
  assert.deepEqual([wrong, labelOf(editedRecord, wrong[0]!)], [['video_urls.1.url'], 'Vídeo 2'])
})

test('an address is sent whole or taken away', () => {
  const begun = { ...company.address_attributes, number: '7' }
  assert.deepEqual(sent({ address_attributes: company.address_attributes }), { address_attributes: null })
  assert.ok(
    Object.keys(errorsIn(editedRecord, { ...company, address_attributes: begun }, ['address_attributes'])).length > 3,
  )
})
