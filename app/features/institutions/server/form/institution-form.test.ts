// Institutions that the operation makes and corrects, with no SQL.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { newOperator } from '#test/support/operator.ts'
import { createInstitution, updateInstitution } from '../../wire/institution-form.ts'
import { listPartners, savePartner, showPartner } from '../../wire/partners.ts'
import { listChildren, listInstitutions, showInstitution, showTree } from '../../wire/register.ts'
import { loadInstitutions } from '../institutions.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { db } = app.ctx()
const operator = await newOperator(app)

const BH = 3106200
type Form = Parameters<typeof app.call<typeof createInstitution>>[1]['institution']
const faculty = { category: 'privada_sem_fins', organization: 'faculdade', city_id: BH } as const
const create = async (institution: Form) => (await app.call(createInstitution, { institution }, operator)).data
const update = async (
  id: string,
  institution: Parameters<typeof app.call<typeof updateInstitution>>[1]['institution'],
) => (await app.call(updateInstitution, { id, institution }, operator)).data.attributes
const errors = async (asked: Promise<unknown>) => (await refusal(asked)).body.errors

test('an institution that the register lacks is made, found by everybody, and becomes a partner', async () => {
  const { id, attributes } = await create({
    name: 'Faculdade Nova Aurora',
    acronym: 'FNA',
    mec_code: 99_001,
    cnpj: '11222333000181',
    ...faculty,
  })
  assert.deepEqual(
    [
      attributes.name,
      attributes.acronym,
      attributes.mec_code,
      attributes.cnpj,
      attributes.city,
      attributes.state,
      attributes.category,
      attributes.partner,
    ],
    ['Faculdade Nova Aurora', 'FNA', 99_001, '11.222.333/0001-81', 'Belo Horizonte', 'MG', 'privada_sem_fins', null],
  )
  assert.deepEqual(
    (await app.call(listInstitutions, { q: 'fna' })).map(({ value, label }) => [String(value), label]),
    [[id, 'Faculdade Nova Aurora (FNA)']],
  )
  assert.deepEqual(
    (await app.call(listPartners, { q: 'nova aurora', all: true }, operator)).collection.data.map((one) => one.id),
    [id],
  )
  await app.call(savePartner, { id, partner: { display_name: 'nova-aurora' } }, operator)
  assert.equal((await app.call(showInstitution, { display_name: 'nova-aurora' })).data.id, id)
})

test('below it stand campuses, below those units, and there the tree ends', async () => {
  const school = await create({ name: 'Faculdade dos Três Andares', ...faculty })
  const campus = await create({ name: 'Campus Centro', city_id: BH, parent_id: Number(school.id) })
  const unit = await create({ name: 'Unidade Savassi', city_id: BH, parent_id: Number(campus.id) })
  assert.deepEqual(
    (await app.call(listChildren, { id: school.id })).map(({ label }) => label),
    ['Campus Centro'],
  )
  assert.deepEqual(
    (await app.call(showTree, { universityId: unit.id })).map(({ value }) => String(value)),
    [school.id, campus.id, unit.id],
  )
  const { parent, children, takes_children, category } = (await app.call(showPartner, { id: campus.id }, operator)).data
    .attributes
  assert.deepEqual(
    [parent, children.map(({ name }) => name), takes_children, category],
    [{ id: school.id, name: 'Faculdade dos Três Andares', closed: false }, ['Unidade Savassi'], true, null],
  )
  assert.equal(unit.attributes.takes_children, false)
  assert.deepEqual(await errors(create({ name: 'Sala 3', city_id: BH, parent_id: Number(unit.id) })), {
    parent_id: ['Uma unidade não tem outras abaixo dela'],
  })
  assert.deepEqual(await errors(create({ name: 'Campus Lua', city_id: BH, parent_id: 99_999_999 })), {
    parent_id: ['Não encontramos a instituição a que pertence'],
  })
})

test('what is missing or cannot be is told on its field', async () => {
  assert.deepEqual(await errors(create({ name: ' ' } as never)), {
    name: ['Não pode ficar em branco'],
    city_id: ['Não pode ficar em branco'],
  })
  assert.deepEqual(await errors(create({ name: 'Escola Sem Nada', city_id: BH })), {
    category: ['Não pode ficar em branco'],
    organization: ['Não pode ficar em branco'],
  })
  assert.deepEqual(await errors(create({ name: 'Escola Sem Lugar', ...faculty, city_id: 1 })), {
    city_id: ['Escolha uma cidade da lista'],
  })
  assert.deepEqual(await errors(create({ name: 'Outra Acre', ...faculty, mec_code: 549 })), {
    mec_code: ['Outra instituição já tem este código e-MEC'],
  })
  assert.deepEqual(await errors(create({ name: 'Outra Zero', ...faculty, mec_code: 0 })), {
    mec_code: ['O código e-MEC tem só números, até nove'],
  })
})

test('a name in use is reported with its place and repeated only on request; campuses may share one', async () => {
  const { id } = await create({ name: 'Faculdade Irmã Dulce', ...faculty })
  const told = {
    name: [
      'Já existe no cadastro: Faculdade Irmã Dulce, em Belo Horizonte/MG. Se ' +
        'esta é outra, confirme que as duas têm o mesmo nome',
    ],
  }
  assert.deepEqual(await errors(create({ name: 'FACULDADE  IRMA DULCE', ...faculty, city_id: 3550308 })), told)
  const other = await create({ name: 'Faculdade Irmã Dulce', ...faculty, city_id: 3550308, same_name: true })
  const [one, two] = [Number(id), Number(other.id)]
  for (const parent_id of [one, two]) await create({ name: 'Campus Norte', city_id: BH, parent_id })
  assert.match(
    (await errors(create({ name: 'Campus norte', city_id: BH, parent_id: one })))!['name']![0]!,
    /Campus Norte/,
  )
  const both = await Promise.allSettled([
    create({ name: 'Faculdade da Pressa', ...faculty }),
    create({ name: 'Faculdade da Pressa', ...faculty }),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('a request that is repeated with its key finds what it made, and another content is refused', async () => {
  const once = async (name: string) =>
    (await app.call(createInstitution, { institution: { name, ...faculty } }, operator, 'escola-1')).data.id
  assert.equal(await once('Faculdade Repetida'), await once('Faculdade Repetida'))
  assert.match((await errors(once('Faculdade Diferente')))!['idempotency_key']![0]!, /já salvou outro conteúdo/)
})

test('a correction or an agreement sent again after a lost answer is no conflict', async () => {
  const { id } = await create({ name: 'Faculdade sem Resposta', ...faculty })
  const correct = async (key: string) => {
    const sent = { id, institution: { acronym: 'FSR', lock_version: 0 } }
    return (await app.call(updateInstitution, sent, operator, key)).data.attributes.lock_version
  }
  assert.deepEqual([await correct('lost-1'), await correct('lost-1')], [1, 1])
  assert.equal((await refusal(correct('another'))).status, 409)
  const agree = async (key: string) => {
    const sent = { id, partner: { display_name: 'sem-resposta', lock_version: 0 } }
    return (await app.call(savePartner, sent, operator, key)).data.attributes.partner!.lock_version
  }
  assert.deepEqual([await agree('lost-2'), await agree('lost-2')], [1, 1])
  assert.equal((await refusal(agree('another'))).status, 409)
})

test('a correction changes what was sent, and a stale one is told what stands now', async () => {
  const { id } = await create({ name: 'Faculdade Velha', acronym: 'FV', ...faculty })
  const { name, acronym, state, lock_version } = await update(id, {
    name: 'Faculdade Renovada',
    city_id: 3550308,
    lock_version: 0,
  })
  assert.deepEqual([name, acronym, state, lock_version], ['Faculdade Renovada', 'FV', 'SP', 1])
  assert.deepEqual(
    [(await update(id, { acronym: '' })).acronym, (await update(id, { mec_code: 99_002 })).mec_code],
    [null, 99_002],
  )
  const { status, body } = await refusal(update(id, { acronym: 'X', lock_version: 1 }))
  assert.deepEqual(
    [status, (body as { data?: { attributes: { mec_code: number } } }).data?.attributes.mec_code],
    [409, 99_002],
  )
  assert.deepEqual(await errors(update(id, { category: null })), { category: ['Não pode ficar em branco'] })
  assert.match(
    (await errors(update(id, { name: 'Universidade Federal do Acre' })))!['name']![0]!,
    /^Já existe no cadastro/,
  )
})

test('a closed school leaves its board, and opens again with it', async () => {
  const { id } = await create({ name: 'Faculdade que Fecha', ...faculty })
  await app.call(savePartner, { id, partner: { display_name: 'que-fecha' } }, operator)
  assert.deepEqual(
    [
      (await update(id, { closed: true })).in_force,
      (await refusal(app.call(showInstitution, { display_name: 'que-fecha' }))).status,
    ],
    [false, 404],
  )
  assert.equal((await app.call(listInstitutions, { q: 'que fecha' }))[0]?.closed, true)
  assert.equal((await update(id, { closed: false })).in_force, true)
})

test('what belongs to a closed school has closed with it: no board, no campus more, no first agreement', async () => {
  const { id } = await create({ name: 'Faculdade de Dois Campi', ...faculty })
  const [north, south] = [
    await create({ name: 'Campus Norte', city_id: BH, parent_id: Number(id) }),
    await create({ name: 'Campus Sul', city_id: BH, parent_id: Number(id) }),
  ]
  const agree = (of: string, display_name: string) =>
    app.call(savePartner, { id: of, partner: { display_name } }, operator)
  const boardOf = (display_name: string) =>
    app.call(showInstitution, { display_name }).then(
      ({ data }) => data.id,
      (error: { status: number }) => error.status,
    )
  await agree(north.id, 'dois-campi-norte')
  const unit = await create({ name: 'Unidade do Norte', city_id: BH, parent_id: Number(north.id) })
  const closing = async (of: string) => (await app.call(showPartner, { id: of }, operator)).data.attributes.closing
  assert.equal(await boardOf('dois-campi-norte'), north.id)
  assert.deepEqual(
    [await closing(id), await closing(north.id), await closing(unit.id)],
    [
      [['dois-campi-norte'], 2, 1],
      [['dois-campi-norte'], 0, 1],
      [[], 0, 0],
    ].map(([boards, campuses, units]) => ({ boards, students: 0, campuses, units })),
  )
  await update(unit.id, { closed: true })
  assert.equal((await closing(id)).units, 0)
  const { children, takes_children } = await update(id, { closed: true })
  assert.deepEqual(
    [children.map(({ closed }) => closed), takes_children, await boardOf('dois-campi-norte')],
    [[true, true], false, 404],
  )
  assert.ok((await app.call(listChildren, { id })).every(({ closed }) => closed))
  const { in_force, closed, parent } = (await app.call(showPartner, { id: north.id }, operator)).data.attributes
  assert.deepEqual([in_force, closed, parent?.closed], [false, false, true])
  assert.deepEqual(await errors(create({ name: 'Campus Leste', city_id: BH, parent_id: Number(id) })), {
    parent_id: ['A instituição a que pertence encerrou as atividades'],
  })
  for (const [of, display_name] of [
    [id, 'dois-campi'],
    [south.id, 'dois-campi-sul'],
  ] as const)
    assert.equal((await refusal(agree(of, display_name))).status, 409)
  assert.equal(
    (await app.call(savePartner, { id: north.id, partner: { contact_name: 'Arquivo' } }, operator)).data.attributes
      .in_force,
    false,
    'one that was made stays, and is corrected',
  )
  await update(id, { closed: false })
  assert.equal(await boardOf('dois-campi-norte'), north.id)
})

test('what was corrected stands over the lists of a new release', async () => {
  const [before] = (
    await sql<{ id: number; city_id: number }>`select id, city_id from institutions where mec_code = 549`.execute(db)
  ).rows
  await update(String(before!.id), { name: 'Universidade Federal do Acre, de Rio Branco', city_id: BH })
  await sql`update stamps set hash = '' where name = 'institutions'`.execute(db)
  assert.equal(await loadInstitutions(db), true)
  const { rows } =
    await sql`select name, city_id, state_id, carried, retired_at from institutions where mec_code = 549`.execute(db)
  assert.deepEqual(rows, [
    {
      name: 'Universidade Federal do Acre, de Rio Branco',
      city_id: BH,
      state_id: 'MG',
      carried: true,
      retired_at: null,
    },
  ])
})
