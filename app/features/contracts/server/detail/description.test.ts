// The description of §2.6: HTML in three sentences, by the template and the version that the document is of.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanHtml } from '#server/rich-text/clean-html.ts'
import { openApp } from '#test/support/app.ts'
import { bringTo, contractWorld, newDraft, newInternship, take, askers } from '#test/support/contracts.ts'
import { showEnvelope } from '../../wire/envelopes.ts'
import { type ContractType, type Kind, KINDS } from '../../wire/words.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const staff = world.of('Departamento Pessoal').token!

async function placed(type: ContractType, kind: Kind, state = 'created') {
  const { id: internship_id } = await newInternship(app, world, { starts_in: 0 })
  const id = await newDraft(app, internship_id, type, kind)
  await bringTo(app, world, id, state)
  return id
}
const described = async (id: string) => (await app.call(showEnvelope, { id }, staff)).data.attributes.description
const sentences = (html: string) => html.replace(/<[^>]+>/g, '').split(/(?<=\.) (?=[A-ZÉ])/)

for (const kind of Object.keys(KINDS) as Kind[])
  test(`${kind}: three sentences of clean HTML that say what it is`, async () => {
    const html = await described(await placed('digital', kind))
    assert.equal(cleanHtml(html), html)
    assert.match(html, new RegExp(`^<p>O <strong>${KINDS[kind]}</strong> `, 'i'))
    assert.equal(sentences(html).length, 3, html)
  })

test('it tells the template and the version that was sent, and the next one once it is corrected', async () => {
  const id = await placed('digital', 'tce')
  assert.match(await described(id), /O texto virá do modelo que valer no dia do envio\.<\/p>$/)
  await bringTo(app, world, id, 'review')
  assert.match(await described(id), /Esta é a versão 1, escrita pelo modelo da plataforma, versão 1\.<\/p>$/)
  await bringTo(app, world, id, 'rejected')
  const { drafter } = askers(world)
  await take(app, id, 'correct', { asker: drafter })
  await take(app, id, 'send', { asker: drafter })
  assert.match(await described(id), /Esta é a versão 2, /)
  assert.match(await described(await placed('analogic', 'tce', 'upload_base')), /contrato base que a empresa envia/)
})

test('a name with signs of HTML is text', async () => {
  const { companies } = world
  await app
    .ctx()
    .db.updateTable('companies')
    .set({ trading_name: 'Sol & <b>Mar</b>' })
    .where('id', '=', companies.company)
    .execute()
  const html = await described(await placed('digital', 'tce'))
  assert.match(html, /Sol &amp; &lt;b&gt;Mar&lt;\/b&gt;/)
  assert.equal(cleanHtml(html), html)
})
