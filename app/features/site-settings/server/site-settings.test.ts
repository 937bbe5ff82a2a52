import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { everybody } from '#test/support/people.ts'
import type { Sent } from '#wire/endpoint.ts'
import { SUPPORT_PHONE_INVALID } from '#wire/person/support-phone.ts'
import { LINK_INVALID } from '#wire/link/web-link.ts'
import { EMAIL_INVALID } from '#wire/person/email.ts'
import { changeSiteSettings, settingFields, showSiteLinks, showSiteSettings } from '../wire.ts'

const app = await openApp()
let token = ''
before(async () => void (token = (await everybody(app)).people.find(({ kind }) => kind === 'Operator')!.token!))
const change = (settings: Sent<typeof changeSiteSettings>['settings']) =>
  app.call(changeSiteSettings, { settings }, token)
const links = () => app.call(showSiteLinks, {})

test('nothing is published until the operator has set it', async () => {
  assert.deepEqual(await links(), {})
  const { attributes } = (await app.call(showSiteSettings, {}, token)).data
  assert.deepEqual(attributes, Object.fromEntries(Object.keys(settingFields).map((name) => [name, null])))
})

test('what is set is published at once in one spelling, and null takes it back', async () => {
  const { attributes } = (
    await change({
      blog: 'Blog.Ponte.example/inicio',
      academy: 'https://cursos.ponte.example/',
      support_phone: '08005550136',
      support_email: ' Ajuda@Ponte.example ',
      social_linkedin: 'http://linkedin.example/ponte',
      contact_email: 'contato@ponte.example',
    })
  ).data
  const published = {
    blog: 'https://blog.ponte.example/inicio',
    academy: 'https://cursos.ponte.example/',
    support_phone: '0800 555 0136',
    support_email: 'ajuda@ponte.example',
    social: { linkedin: 'http://linkedin.example/ponte' },
  }
  assert.deepEqual(await links(), published)
  assert.deepEqual(
    [attributes.blog, attributes.social_linkedin, attributes.mentoring],
    [published.blog, published.social.linkedin, null],
  )
  await change({ blog: null, academy: null, social_linkedin: null, support_phone: null })
  assert.deepEqual(await links(), { support_email: 'ajuda@ponte.example' })
})

test('who may read everything is told no address of the operator’s own mailbox', async () => {
  await change({ contact_email: 'contato@ponte.example' })
  assert.equal(JSON.stringify(await links()).includes('contato@'), false)
})

test('another process shows a change after ten seconds', async () => {
  app.at('2026-11-21T12:00:00Z')
  await change({ blog: 'https://blog.ponte.example/' })
  await links()
  await app
    .ctx()
    .db.updateTable('site_settings')
    .set({ value: 'https://outro.ponte.example/' })
    .where('name', '=', 'blog')
    .execute()
  app.at('2026-11-21T12:00:09Z')
  assert.equal((await links()).blog, 'https://blog.ponte.example/')
  app.at('2026-11-21T12:00:11Z')
  assert.equal((await links()).blog, 'https://outro.ponte.example/')
  app.at(undefined)
  const { headers } = await app.request('/v1/site_links')
  assert.equal(headers.get('cache-control'), 'public, max-age=10')
})

const WRONG: [name: keyof typeof settingFields, value: string, words: string][] = [
  ['blog', 'javascript:alert(1)', LINK_INVALID],
  ['mentoring', 'ftp://ponte.example/', LINK_INVALID],
  ['missing_course', 'data:text/html,x', LINK_INVALID],
  ['social_instagram', '@ponte', LINK_INVALID],
  ['support_email', 'ajuda', EMAIL_INVALID],
  ['support_phone', '123', SUPPORT_PHONE_INVALID],
]
for (const [name, value, words] of WRONG)
  test(`${name} is refused on its field: ${value}`, async () =>
    assert.deepEqual((await refusal(change({ [name]: value }))).body.errors, { [name]: [words] }))
