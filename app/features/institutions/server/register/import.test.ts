import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { listCoursesOf, listInstitutions, showInstitution } from '../../wire/register.ts'
import { importCourses } from './import-courses.ts'
import { importInstitutionCourses } from './import-institution-courses.ts'
import { importInstitutions } from './import-institutions.ts'
import { inLines } from './import-report.ts'

const app = await openApp()
const db = app.house.database.db
const folder = mkdtempSync(path.join(tmpdir(), 'ponte-import-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const sample = (name: string) => readFileSync(new URL(`./sample-${name}.csv`, import.meta.url), 'utf8')
const written = (name: string, content: string | Buffer) => (
  writeFileSync(path.join(folder, name), content),
  path.join(folder, name)
)
const institutions = (change = (text: string) => text) =>
  importInstitutions(db, written('institutions.csv', change(sample('institutions'))))

type School = {
  id: number
  name: string
  acronym: string | null
  category: string
  organization: string
  city_id: number | null
  state_id: string | null
  closed: boolean
}
const school = async (mec_code: number) =>
  (
    await sql<School>`select id, name, acronym, category, organization, city_id, state_id, closed_at is not null as
      closed from institutions where mec_code = ${mec_code}`.execute(db)
  ).rows[0]

test('the register as published becomes schools that read well', async () => {
  const report = await institutions()
  assert.equal(report.created, 16)
  const is = async (code: number, expected: Partial<School>) =>
    assert.partialDeepStrictEqual(await school(code), expected)
  await is(900001, {
    name: 'Universidade Fictícia do Alto da Serra',
    acronym: 'UNIFAS',
    category: 'publica',
    organization: 'universidade',
    city_id: 3550308,
    state_id: 'SP',
    closed: false,
  })
  await is(900003, { name: 'Faculdade Inventada de Ciências e Letras Dom Pedro II', acronym: null })
  await is(900004, { closed: true })
  await is(900005, { name: 'Instituto Fictício de Educação, Ciência e Tecnologia', organization: 'instituto_federal' })
  await is(900006, { name: 'Faculdade "Porto Seguro" de Artes', acronym: null, category: 'privada_sem_fins' })
  await is(900007, { name: "Faculdade Sant'Ana D'Ávila", acronym: 'FASA', category: 'privada' })
  await is(900009, { city_id: null, state_id: null, closed: true })
  await is(900011, { city_id: 3530805 })
  await is(900012, { organization: 'cefet' })
  await is(900013, { organization: 'especialmente_credenciada', category: 'privada_sem_fins' })
  await is(900019, { name: 'Faculdade Prof. Dr. João da Silva - SP', closed: false })
})

test('rows with problems are told by line and do not stop the others', async () => {
  const { faults } = await institutions((text) => text.replaceAll('9000', '9001'))
  assert.deepEqual(faults.map(({ line, sentence }) => `${line}: ${sentence}`).sort(), [
    "11: não conhecemos o município 'Lugar Nenhum'; a instituição ficou sem cidade",
    '16: o código 900102 já apareceu na linha 3; vale a primeira',
    '17: a instituição 900116 não tem nome',
    "18: o código da instituição não é um número: 'nove mil'",
    '19: tem 13 campos em vez de 12',
  ])
  assert.ok(await school(900120))
})

test('what the operation corrected stays through an import, which writes nothing of it', async () => {
  await sql`update institutions set name = 'Universidade do Alto', acronym = null, category = 'especial', organization
    = 'faculdade', city_id = 3106200, state_id = 'MG', name_kept = true, kept_by_operation = true where mec_code =
    900001`.execute(db)
  const { id: _, ...before } = (await school(900001))!
  assert.equal((await institutions()).updated, 0)
  assert.partialDeepStrictEqual(await school(900001), before)
  await sql`delete from institutions where mec_code = 900001`.execute(db)
  await institutions()
})

test('importing again changes nothing, and a change keeps the id', async () => {
  const id = (await school(900001))!.id
  const again = await institutions()
  assert.deepEqual([again.created, again.updated, again.unchanged], [0, 0, 16])
  const changed = await institutions((text) =>
    text.replace('UNIVERSIDADE FICTÍCIA DO ALTO DA SERRA', 'UNIVERSIDADE FICTÍCIA DO VALE'),
  )
  assert.deepEqual([changed.created, changed.updated, changed.unchanged], [0, 1, 15])
  assert.partialDeepStrictEqual(await school(900001), { id, name: 'Universidade Fictícia do Vale' })
})

test('a school that closes keeps its row, comes last in searches, and may open again', async () => {
  const closing = (text: string) => text.replace('São Paulo,SP,Ativa', 'São Paulo,SP,Extinta')
  assert.equal((await institutions(closing)).also['encerradas desde a última importação'], 1)
  const [first, ...rest] = await app.call(listInstitutions, { q: 'ficticia' })
  assert.ok([first!, ...rest].findIndex((option) => option.closed) >= rest.filter((option) => !option.closed).length)
  assert.equal((await institutions()).also['reabertas'], 1)
  assert.equal((await school(900001))!.closed, false)
})

test('a partner that the register closes loses its board, and the report says so, as when it opens again', async () => {
  const { id } = (await school(900001))!
  await sql`insert into institution_partners (institution_id, display_name) values (${id}, 'alto-da-serra')`.execute(db)
  const closing = (text: string) => text.replace('São Paulo,SP,Ativa', 'São Paulo,SP,Extinta')
  assert.deepEqual((await institutions(closing)).told, [
    'parceira encerrada: Universidade Fictícia do Alto da Serra; o mural em /ies/alto-da-serra sai do ar',
  ])
  await assert.rejects(app.call(showInstitution, { display_name: 'alto-da-serra' }))
  assert.deepEqual((await institutions(closing)).told, [])
  assert.deepEqual((await institutions()).told, [
    'parceira reaberta: Universidade Fictícia do Alto da Serra; o mural em ' +
      '/ies/alto-da-serra volta, e os vínculos são reconhecidos em alguns minutos',
  ])
  await sql`delete from institution_partners where institution_id = ${id}`.execute(db)
})

test('Windows-1252 with semicolons reads like UTF-8 with commas', async () => {
  const semicolons = sample('institutions')
    .replace(/"[^"\n]*"|,/g, (part) => (part === ',' ? ';' : part))
    .replaceAll('9000', '9002')
  await importInstitutions(db, written('latin.csv', Buffer.from(semicolons, 'latin1')))
  assert.equal((await school(900205))!.name, 'Instituto Fictício de Educação, Ciência e Tecnologia')
  await importInstitutions(
    db,
    written('bom.csv', `\uFEFF${sample('institutions').replaceAll('9000', '9003').replaceAll('\n', '\r\n')}`),
  )
  assert.equal((await school(900320))!.name, 'Faculdade da Última Linha')
})

test('a school that Ponte carries keeps its better name and its finer category', async () => {
  const usp = await sql<{
    id: number
    mec_code: number
    name: string
  }>`select id, mec_code, name from institutions where acronym = 'USP'`.execute(db)
  const { id, mec_code, name } = usp.rows[0]!
  const row =
    `${mec_code},UNIVERSIDADE DE SÃO PAULO - ` +
    'REITORIA,USP,Pública,N,N,N,Universidade,000000003550308,São ' +
    'Paulo,SP,Ativa'
  await importInstitutions(db, written('usp.csv', `${sample('institutions').split('\n')[0]}\n${row}\n`))
  assert.partialDeepStrictEqual(await school(mec_code), { id, name, category: 'publica_estadual' })
  assert.equal((await app.call(listInstitutions, { q: 'reitoria' }))[0]!.value, id)
})

test('another file is refused with what it lacks, and an empty one too', async () => {
  await assert.rejects(
    importInstitutions(db, written('courses.csv', sample('courses'))),
    /Faltam colunas neste arquivo: CODIGO_DA_IES/,
  )
  await assert.rejects(importInstitutions(db, written('empty.csv', '')), /vazio/)
})

test('courses enter once for each degree, and links never go away', async () => {
  const file = written('courses.csv', sample('courses'))
  const courses = await importCourses(db, file)
  assert.equal(courses.created, 2)
  assert.equal(courses.faults[0]!.line, 8)
  const links = await importInstitutionCourses(db, file)
  assert.equal(links.created, 4)
  assert.deepEqual(
    links.faults.map((fault) => fault.line),
    [8, 9],
  )
  const at = async () =>
    (await app.call(listCoursesOf, { university: String((await school(900001))!.id) })).map(({ label, closed }) => [
      label,
      closed,
    ])
  assert.deepEqual(await at(), [
    ['Administração (Bacharelado)', false],
    ['Cartografia de Sonhos (Bacharelado)', false],
    ['Enfermagem (Bacharelado)', true],
  ])
  const fewer = sample('courses')
    .split('\n')
    .filter((line) => !line.includes('CARTOGRAFIA'))
    .join('\n')
    .replace('Extinto', 'Em atividade')
  const again = await importInstitutionCourses(db, written('fewer.csv', fewer))
  assert.deepEqual([again.created, again.updated], [0, 1])
  assert.equal((await at()).length, 3)
})

test('a report is told in words', () => {
  const lines = inLines(
    {
      read: 4566,
      created: 3,
      updated: 2,
      unchanged: 1,
      also: { reabertas: 7 },
      faults: [{ line: 9, sentence: 'não tem nome' }],
      told: ['parceira encerrada: Faculdade Fictícia'],
    },
    1234,
  )
  assert.deepEqual(lines, [
    'linha 9: não tem nome',
    '4.566 linhas lidas em 1,2 s',
    '3 criadas, 2 atualizadas, 1 sem mudança, 1 com problema',
    '7 reabertas',
    'parceira encerrada: Faculdade Fictícia',
  ])
})
