import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import type { Refused } from '#wire/send.ts'
import {
  listChildren,
  listCourses,
  listCoursesOf,
  listInstitutions,
  showInstitution,
  showTree,
} from '../wire/register.ts'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { loadInstitutions, makePartner } from './institutions.ts'

const app = await openApp()
const db = app.house.database.db
const find = (q: string) => app.call(listInstitutions, { q })
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('was accepted'),
    (error: unknown) => error as Refused,
  )
const [usp] = await find('usp')
const id = String(usp!.value)

test('the whole list has schools only, each with city and state', async () => {
  const schools = await app.call(listInstitutions, {})
  assert.equal(schools.length, 757)
  assert.ok(schools.every((school) => school.city !== null && school.state !== null && !school.closed))
})

test('a school is found by its acronym, by its name and by words of it', async () => {
  assert.equal(usp!.label, 'Universidade de São Paulo (USP)')
  assert.equal((await find('UNIVERSIDADE DE SAO PAULO'))[0]!.acronym, 'USP')
  assert.equal((await find('puc-rio'))[0]!.acronym, 'PUC-Rio')
  assert.ok((await find('federal bahia')).some((school) => school.acronym === 'UFBA'))
})

test('of the schools that have a word in their name the partner comes first', async () => {
  await makePartner(app.ctx(), horizonte)
  const found = (await find('horizonte')).map(({ label }) => label)
  assert.match(found[0]!, /^Universidade Horizonte/)
  assert.ok(found.slice(1).some((label) => label.includes('Belo Horizonte')))
  assert.match((await app.call(listInstitutions, {}))[0]!.label, /^Universidade Horizonte/)
})

test('choosing a school loads its campuses as a further level', async () => {
  const campuses = await app.call(listChildren, { id })
  assert.equal(campuses.length, 9)
  assert.ok(campuses.every((campus) => !campus.has_children))
  assert.deepEqual(await app.call(listChildren, { id: String(campuses[0]!.value) }), [])
})

test('the tree of a unit leads from its school down to it, with the options of each level', async () => {
  const [campus] = await app.call(listChildren, { id })
  const added = await sql<{
    id: number
  }>`insert into institutions (parent_id, name) values (${campus!.value}, 'Unidade de Teste') returning id`.execute(db)
  const unit = added.rows[0]!.id
  const tree = await app.call(showTree, { universityId: String(unit) })
  assert.deepEqual(
    tree.map((level) => level.value),
    [usp!.value, campus!.value, unit],
  )
  assert.deepEqual(
    tree.map((level) => level.children.length),
    [9, 1, 0],
  )
  await sql`delete from institutions where id = ${unit}`.execute(db)
})

test('an institution that does not exist is not found', async () => {
  for (const unknown of ['999999', 'usp', '0', '99999999999999']) {
    assert.equal((await refusal(app.call(listChildren, { id: unknown }))).status, 404)
    assert.equal((await refusal(app.call(showTree, { universityId: unknown }))).status, 404)
    assert.equal((await refusal(app.call(listCoursesOf, { university: unknown }))).status, 404)
  }
})

test('courses of a school whose courses nobody imported are all courses, of a campus those of its school', async () => {
  const everything = await app.call(listCourses, {})
  assert.equal(everything.length, 655)
  assert.deepEqual(await app.call(listCoursesOf, { university: id }), everything)
  await sql`insert into institution_courses (institution_id, course_id) values (${usp!.value},
    'bacharelado-direito')`.execute(db)
  const [campus] = await app.call(listChildren, { id })
  assert.deepEqual(
    (await app.call(listCoursesOf, { university: String(campus!.value) })).map((course) => course.label),
    ['Direito (Bacharelado)'],
  )
})

test('a partner that says what it teaches offers these courses only', async () => {
  const taught = ['bacharelado-direito', 'tecnologo-logistica']
  const school = {
    name: 'Escola do Vale',
    acronym: 'EV',
    category: 'privada',
    organization: 'faculdade',
    city_id: 3550308,
    display_name: 'escola-do-vale',
  }
  const made = await makePartner(app.ctx(), { ...school, courses: taught })
  assert.deepEqual(
    (await app.call(listCoursesOf, { university: String(made) })).map(({ value }) => value),
    taught,
  )
})

test('a course says its degree, and is found by its name', async () => {
  const labels = (await app.call(listCourses, { q: 'enfermagem' })).map((course) => course.label)
  assert.deepEqual(labels.slice(0, 3).sort(), [
    'Enfermagem (Bacharelado)',
    'Enfermagem (Licenciatura)',
    'Técnico em Enfermagem',
  ])
})

test('a partner answers by its address in any case and by its id, while its agreement is in force', async () => {
  await sql`insert into institution_partners (institution_id, display_name, colour, agreement_starts_on,
    agreement_ends_on)
    values (${usp!.value}, 'usp-teste', '#123456', '2026-01-01', '2026-12-31')`.execute(db)
  app.at('2026-06-01T12:00:00Z')
  const { data } = await app.call(showInstitution, { display_name: 'USP-Teste' })
  assert.deepEqual(data, {
    id,
    type: 'institution',
    attributes: {
      name: 'Universidade de São Paulo',
      acronym: 'USP',
      display_name: 'usp-teste',
      logo: null,
      colour: '#123456',
      city: 'São Paulo',
      state: 'SP',
    },
  })
  assert.equal((await app.call(showInstitution, { display_name: id })).data.id, id)
  app.at('2027-01-01T12:00:00Z')
  assert.equal((await refusal(app.call(showInstitution, { display_name: 'usp-teste' }))).status, 404)
  app.at(undefined)
})

test('a display name is a slug that no id can be taken for, and a bond by e-mail needs domains', async () => {
  const add = (display_name: string, proves = false) =>
    sql`insert into institution_partners (institution_id, display_name, proves_bond_by_email) values (2,
      ${display_name}, ${proves})`.execute(db)
  for (const wrong of ['123', 'Maiúscula', 'com espaço', '-traço']) await assert.rejects(add(wrong), /check/)
  await assert.rejects(add('certo', true), /check/)
})

test('carried schools are written once, and take over the row that an import of the register made', async () => {
  assert.equal(await loadInstitutions(db), false)
  await sql`update institutions set id = 100777, name = 'UNIVERSIDADE DE CAXIAS', name_kept = false, carried = false
    where mec_code = 13`.execute(db)
  await sql`update stamps set hash = '' where name = 'institutions'`.execute(db)
  assert.equal(await loadInstitutions(db), true)
  const rows = (await sql`select id, name, name_kept from institutions where mec_code = 13`.execute(db)).rows
  assert.deepEqual(rows, [{ id: 100777, name: 'Universidade de Caxias do Sul', name_kept: true }])
})
