// On PostgreSQL too: types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import type { Paper } from '#wire/paper/paper.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { askers, contractWorld, newDraft, newInternship, take } from '#test/support/contracts.ts'
import {
  changeTemplateVersion,
  createTemplate,
  createTemplateVersion,
  listTemplates,
  previewDocument,
  previewTemplate,
  publishTemplateVersion,
  retireTemplateVersion,
  showTemplate,
} from '../wire/templates.ts'
import { TOO_LONG } from '../wire/language/render-template.ts'
import type { Kind } from '../wire/variable-types.ts'
import { carriedSource, loadCarriedTemplates } from './carried-templates.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const who = askers(world)
const staff = world.of('Departamento Pessoal').token!
const operator = world.operator.token!
const { branch } = world.companies
const db = () => app.ctx().db

const platform = async (kind: Kind) =>
  (await app.call(listTemplates, { kind, scope: 'platform' }, operator)).collection.data[0]!
const sent = async (kind: Kind = 'tce', internship?: string) => {
  const { id } = internship ? { id: internship } : await newInternship(app, world)
  const envelope = await newDraft(app, id, 'digital', kind)
  await take(app, envelope, 'send', { asker: who.drafter })
  return (await findEnvelope(app.ctx(), envelope)).current
}
const wordsOf = (paper: unknown) => JSON.stringify((paper as Paper).blocks)
/** A template of the company with this text in front of the platform's. */
async function own(kind: Kind, heading: string) {
  const { data } = await app.call(createTemplate, { template: { kind } }, staff)
  const [{ body, lock_version }] = data.attributes.versions as [(typeof data.attributes.versions)[number]]
  const at = { id: data.id, number: '1' }
  const version = { body: `${body}\n## ${heading}\n`, lock_version }
  await app.call(changeTemplateVersion, { ...at, version }, staff)
  await app.call(publishTemplateVersion, { ...at, lock_version: lock_version + 1 }, staff)
  return data.id
}

test('a contract takes its words from the terms, and keeps the version that it came from', async () => {
  const { paper, template_version_id } = await sent()
  const words = wordsOf(paper)
  for (const part of ['Pessoa intern', 'R$\u00a01.200,00', 'Seguradora Clara', '30 h por semana', 'Célia Vaz'])
    assert.ok(words.includes(part), part)
  assert.doesNotMatch(words, /undefined|null|\{\{|____/)
  const { data } = await app.call(showTemplate, { id: (await platform('tce')).id }, staff)
  const published = await db()
    .selectFrom('document_template_versions')
    .select('template_id')
    .where('id', '=', template_version_id!)
    .executeTakeFirstOrThrow()
  assert.deepEqual([published.template_id, data.attributes.published], [data.id, 1])
})

test('an amendment prints what changes, old and new', async () => {
  const { paper } = await sent('aditivo')
  const table = (paper as Paper).blocks.find((block) => block.type === 'table')
  assert.deepEqual(table?.type === 'table' && table.rows, [['Bolsa', 'R$\u00a01.200,00', 'R$\u00a01.300,00']])
})

test('what is wanted and blank refuses the sending at its field, and names who fills it in', async () => {
  const { id, terms_id } = await newInternship(app, world)
  await db().updateTable('internship_terms').set({ policy: null, activities: [] }).where('id', '=', terms_id).execute()
  const envelope = await newDraft(app, id, 'digital')
  const { status, body } = await refusal(take(app, envelope, 'send', { asker: who.drafter }))
  assert.equal(status, 422)
  assert.deepEqual(body.errors, {
    activities: ['Falta preencher: Atividades do plano. Quem preenche é o Departamento Pessoal, nos dados do estágio.'],
    policy: ['Falta preencher: Apólice do seguro. Quem preenche é o Departamento Pessoal, nos dados do estágio.'],
  })
})

test('the institution’s template wins over the company’s, that over the platform’s, unless retired', async () => {
  const id = await own('plano', 'Da empresa')
  assert.match(wordsOf((await sent('plano')).paper), /Da empresa/)
  const { institution_id } = await db()
    .selectFrom('internship_terms')
    .select('institution_id')
    .where('institution_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const made = await app.call(
    createTemplate,
    { template: { kind: 'plano', institution_id: institution_id! } },
    operator,
  )
  const version = { body: `${carriedSource('plano')}\n## Da escola\n`, lock_version: 0 }
  const at = { id: made.data.id, number: '1' }
  await app.call(changeTemplateVersion, { ...at, version }, operator)
  assert.match(wordsOf((await sent('plano')).paper), /Da empresa/)
  await app.call(publishTemplateVersion, { ...at, lock_version: 1 }, operator)
  assert.match(wordsOf((await sent('plano')).paper), /Da escola/)
  await app.call(retireTemplateVersion, { ...at, lock_version: 2 }, operator)
  await app.call(retireTemplateVersion, { id, number: '1', lock_version: 2 }, staff)
  assert.doesNotMatch(wordsOf((await sent('plano')).paper), /Da empresa|Da escola/)
})

test('a published version never changes, even by SQL; editing makes the next draft, one at a time', async () => {
  const id = await own('rescisao', 'Nossa')
  const change = (number: string, body: string, lock_version: number) =>
    refusal(app.call(changeTemplateVersion, { id, number, version: { body, lock_version } }, staff))
  assert.equal((await change('1', '# Outro', 2)).status, 409)
  await assert.rejects(
    db().updateTable('document_template_versions').set({ body: 'x' }).where('template_id', '=', id).execute(),
    /a published template never changes/,
  )
  const { data } = await app.call(createTemplateVersion, { id }, staff)
  assert.deepEqual(
    data.attributes.versions.map(({ number, state }) => [number, state]),
    [
      [2, 'draft'],
      [1, 'published'],
    ],
  )
  assert.equal((await refusal(app.call(createTemplateVersion, { id }, staff))).status, 409)
  assert.equal((await refusal(app.call(createTemplate, { template: { kind: 'rescisao' } }, staff))).status, 409)
  const { status, body } = await change('2', '# Outro', 7)
  assert.equal(status, 409)
  // With what stands now, for the question who of the two is to be kept.
  assert.deepEqual((body as { data?: unknown }).data, (await app.call(showTemplate, { id }, staff)).data)
})

test('a text that cannot be read is refused with each problem and its line', async () => {
  const { data } = await app.call(createTemplate, { template: { kind: 'relatorio' } }, staff)
  const version = { body: '# T\n{{estagiario.cfp}}\n{{se estagiario.menor = sim}}', lock_version: 0 }
  const { status, body } = await refusal(app.call(changeTemplateVersion, { id: data.id, number: '1', version }, staff))
  assert.equal(status, 422)
  assert.deepEqual(body.errors, {
    body: [
      'Linha 2: variável desconhecida: estagiario.cfp; você quis dizer estagiario.cpf?',
      'Linha 3: {{se …}} sem o seu {{fim}}',
    ],
  })
})

test('without a clause of the law nothing is published, and the answer lists each rule', async () => {
  const { data } = await app.call(createTemplate, { template: { kind: 'tce' } }, staff)
  const at = { id: data.id, number: '1' }
  const bare = data.attributes.versions[0]!.body.replace(/## Recesso[^#]*/, '').replace(/^§ \[MP2200[^§]*/m, '')
  await app.call(changeTemplateVersion, { ...at, version: { body: bare, lock_version: 0 } }, staff)
  const { status, body } = await refusal(app.call(publishTemplateVersion, { ...at, lock_version: 1 }, staff))
  assert.equal(status, 422)
  assert.deepEqual(
    body.errors!['body']!.map((sentence) => sentence.split(':')[0]),
    ['L11788.13', 'MP2200.10.2'],
  )
  const preview = await app.call(previewTemplate, { id: data.id, body: bare, values: 'worst' }, staff)
  assert.deepEqual(
    preview.missing.map(({ rule }) => rule),
    ['L11788.13', 'MP2200.10.2'],
  )
  assert.ok(preview.paper.blocks.some((block) => block.type === 'list' && block.items.length === 40))
})

test('the platform keeps a published version; a company does not change it', async () => {
  const { id, attributes } = await platform('aditivo')
  const at = { id, number: String(attributes.published), lock_version: 0 }
  assert.equal((await refusal(app.call(retireTemplateVersion, at, operator))).status, 409)
  assert.equal((await refusal(app.call(retireTemplateVersion, at, staff))).status, 403)
})

test('what the product carries is written once, and what the operation published stands', async () => {
  assert.equal(await loadCarriedTemplates(app.ctx().db as never), false)
  const { id } = await platform('relatorio')
  await app.call(createTemplateVersion, { id }, operator)
  await app.call(publishTemplateVersion, { id, number: '2', lock_version: 0 }, operator)
  await db().deleteFrom('stamps').where('name', '=', 'document-templates').execute()
  assert.equal(await loadCarriedTemplates(app.ctx().db as never), true)
  const { data } = await app.call(showTemplate, { id }, operator)
  assert.equal(data.attributes.published, 2)
})

test('a preview without data names what would refuse the sending, and is marked when printed', async () => {
  const { id } = await platform('plano')
  const { blanks, paper } = await app.call(previewTemplate, { id, values: 'empty' }, staff)
  assert.ok(blanks.some(({ path, by }) => path === 'estagiario.nome' && by === 'a própria pessoa, no perfil'))
  assert.match(wordsOf(paper), /________/)
  const pdf = await app.call(previewDocument, { id, values: 'worst' }, staff)
  assert.equal(Buffer.from(await pdf.slice(0, 5).arrayBuffer()).toString(), '%PDF-')
})

test('what repeats itself beyond all measure is cut, told, and not sent', async () => {
  const { data } = await app.call(createTemplate, { template: { kind: 'plano', company_id: branch } }, staff)
  const body = `# T\n{{para cada a em atividades}}\n${'{{estagio.observacoes}}'.repeat(2_000)}\n{{fim}}\n`
  const { paper, problems } = await app.call(previewTemplate, { id: data.id, body, values: 'worst' }, staff)
  assert.ok(wordsOf(paper).length < 210_000)
  assert.deepEqual(
    problems.map(({ message }) => message),
    [TOO_LONG],
  )
})

test('a preview of a text with a misspelt list says so at its line, and is shown', async () => {
  const { id } = await platform('tce')
  const body = '# T\n{{para cada dia em horarios}}\n- {{dia.dia}}\n{{fim}}'
  const shown = await app.call(previewTemplate, { id, body }, staff)
  assert.equal(shown.problems[0]!.line, 2)
  assert.match(shown.problems[0]!.message, /você quis dizer horario/)
  await app.call(previewDocument, { id, body }, staff)
})
