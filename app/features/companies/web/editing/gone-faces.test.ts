import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CompanyDraft, type Edited, NO_TESTIMONIAL } from './company-draft.ts'
import { goneFaces } from './gone-faces.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ ...NO_TESTIMONIAL, id, key: null, name: id }))
const draft = (contributions_attributes: CompanyDraft['contributions_attributes']) =>
  ({ contributions_attributes }) as CompanyDraft
const stored = (...ids: string[]) =>
  ({
    contributions_attributes: rows(...ids).map((row) => ({
      ...row,
      avatar: { url: `/${row.id}`, srcset: `/${row.id}/200 200w` },
    })),
  }) as unknown as Edited['attributes']

test('removed testimonials written here bring their pictures while the browser has them', async (t) => {
  const asked: string[] = []
  t.mock.method(
    globalThis,
    'fetch',
    async (address: string) => (
      asked.push(address),
      new Response('x', { status: address.startsWith('/lost') ? 404 : 200 })
    ),
  )
  const typed = rows('here', 'gone', 'lost', 'untouched', 'removed').map((row) =>
    row.id === 'untouched' ? row : { ...row, title: 'Chefe', ...(row.id === 'removed' && { _destroy: true }) },
  )
  const faces = await goneFaces(
    stored('here', 'gone', 'lost', 'untouched', 'removed'),
    stored('here'),
    draft(rows('here', 'gone', 'lost', 'untouched', 'removed')),
    draft(typed),
  )
  assert.deepEqual([asked, [...faces.keys()]], [['/gone/200', '/lost/200'], ['gone']])
})
