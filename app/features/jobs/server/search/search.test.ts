// What somebody types, and what must come first, on the demonstration's jobs.
// On PostgreSQL too: search.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody } from '#test/support/people.ts'
import { listJobs } from '../../wire/board.ts'

const app = await openApp({ demo: true, env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })

const MARKETING = 'Estágio em Marketing Digital'
const FOOD = 'Estágio em Engenharia de Alimentos'
const HR = 'Analista de Recursos Humanos Júnior'
const APPRENTICE = 'Jovem Aprendiz Administrativo'
const LOGISTICS = 'Estágio em Logística'
const SEASONAL = 'Auxiliar de Produção Temporário'
const PASTRY = 'Confeiteiro ou Confeiteira'
const FRONT = 'Estágio em Desenvolvimento Front-end'
const DATA = 'Estágio em Análise de Dados'
const BACK = 'Pessoa Desenvolvedora Back-end Pleno'
const TRAINEE = 'Programa de Trainee em Tecnologia'
const DESIGN = 'Estágio em Design de Produto Digital (UX/UI)'
const SUPPORT = 'Analista de Suporte Técnico'
const NURSING = 'Estágio em Enfermagem'
const SYSTEMS = 'Estágio em Sistemas e Processos'
const NUTRITION = 'Nutricionista Clínica'
const PSYCHOLOGY = 'Estágio em Psicologia Organizacional'
const RECEPTION = 'Recepcionista de Clínica'
const PHYSIO = 'Estágio em Fisioterapia'

const first: [string, string][] = [
  // Accents, case, plurals, gender.
  ['marketing', MARKETING],
  ['MARKETING DIGITAL', MARKETING],
  ['logística', LOGISTICS],
  ['logistica', LOGISTICS],
  ['Estágio em Logística', LOGISTICS],
  ['nutrição', NUTRITION],
  ['nutricao', NUTRITION],
  ['nutricionistas', NUTRITION],
  ['recepcionistas', RECEPTION],
  ['confeiteira', PASTRY],
  ['confeiteiros', PASTRY],
  ['producoes', SEASONAL],
  ['temporários', SEASONAL],
  ['temporaria', SEASONAL],
  ['processos', SYSTEMS],
  ['analise de dado', DATA],
  ['análises de dados', DATA],
  ['engenharias', FOOD],
  ['aprendizes', APPRENTICE],
  ['trainees', TRAINEE],
  ['desenvolvedora', BACK],
  // Misspellings.
  ['engenheria', FOOD],
  ['maketing', MARKETING],
  ['nutrisao', NUTRITION],
  ['psicolojia', PSYCHOLOGY],
  ['enfermajem', NURSING],
  ['logstica', LOGISTICS],
  ['desing', DESIGN],
  ['recepsionista', RECEPTION],
  ['recursos umanos', HR],
  ['jovem aprendis', APPRENTICE],
  ['confeitero', PASTRY],
  ['desenvolvimeto front', FRONT],
  ['fisioterapeuta', PHYSIO],
  ['tecnolojia trainee', TRAINEE],
  ['suporti tecnico', SUPPORT],
  // Short names and synonyms.
  ['rh', HR],
  ['R.H.', HR],
  ['ninbo suporte', SUPPORT],
  ['mkt', MARKETING],
  ['ux', DESIGN],
  ['analista jr', HR],
  ['back pl', BACK],
  ['frontend', FRONT],
  ['front end', FRONT],
  ['backend', BACK],
  ['engenheiro de alimentos', FOOD],
  ['enfermeira', NURSING],
  ['psicólogo', PSYCHOLOGY],
  ['estagiario de marketing', MARKETING],
  ['estagiária logística', LOGISTICS],
  ['menor aprendiz', APPRENTICE],
  // Several words, places, companies, words of the text only.
  ['marketing digital sao paulo', MARKETING],
  ['estagio enfermagem bh', NURSING],
  ['logistica campinas', LOGISTICS],
  ['trabalho em campinas', LOGISTICS],
  ['aprendiz sp', APPRENTICE],
  ['estagio remoto', DATA],
  ['estagio home office', DATA],
  ['vaga de recepcionista', RECEPTION],
  ['aurora confeitaria', PASTRY],
  ['nimbo suporte', SUPPORT],
  ['clinica jatoba fisioterapia', PHYSIO],
  ['queijos', MARKETING],
  ['vacina', NURSING],
  ['postgresql', BACK],
  ['react', FRONT],
  ['react.js', FRONT],
  ['analista dados', DATA],
  ['analista de suporte', SUPPORT],
  ['excel avançado', LOGISTICS],
  ['prontuário eletrônico', NURSING],
  // One word typed as two, or a synonym.
  ['java script', FRONT],
  ['estagio homeoffice', DATA],
  ['estagio trabalhar de casa', DATA],
  // While typing.
  ['mark', MARKETING],
  ['nutri', NUTRITION],
  ['enferm', NURSING],
  ['fisio', PHYSIO],
  ['estagio em desenv', FRONT],
]

const search = async (q: string) => app.call(listJobs, { q })
const titles = async (q: string) => (await search(q)).collection.data.map(({ attributes }) => attributes.title)

for (const [q, title] of first)
  test(`'${q}' finds ${title} first`, async () => assert.equal((await titles(q))[0], title))

for (const q of ['estagio', 'estágio', 'Estágios', 'estagiario', 'estagiárias', 'stagio', 'estajio', 'estag'])
  test(`'${q}' finds internships and nothing else`, async () => {
    const { total_count, collection } = await search(q)
    assert.equal(total_count, 10)
    assert.ok(collection.data.every(({ attributes }) => attributes.job_type === 'internship'))
  })

for (const [q, address] of [
  ['sao paulo', 'São Paulo, SP'],
  ['São Paulo', 'São Paulo, SP'],
  ['saopaulo', 'São Paulo, SP'],
  ['belo horisonte', 'Belo Horizonte, MG'],
  ['bh', 'Belo Horizonte, MG'],
  ['floripa', 'Florianópolis, SC'],
  ['florianopolis', 'Florianópolis, SC'],
] as const)
  test(`'${q}' finds jobs there, the city before the rest of its state`, async () => {
    const { collection } = await search(q)
    assert.ok(collection.data.length >= 4)
    const found = collection.data.map((job) => job.attributes.address)
    assert.ok(
      found.slice(0, 4).every((one) => one === address),
      String(found),
    )
    assert.ok(
      found.every((one) => one!.endsWith(address.slice(-2))),
      String(found),
    )
  })

test('remote work is one thing, however it is called', async () => {
  const found = new Set((await titles('homeoffice')).toSorted())
  for (const q of ['home office', 'home-office', 'remoto', 'trabalhar de casa', 'trabalho em casa'])
    assert.deepEqual(new Set((await titles(q)).toSorted()), found, q)
})

test('a corrected word is told, a known one is not', async () => {
  assert.equal((await search('maketing digital')).searched_for, 'marketing digital')
  for (const q of ['marketing', 'mark', 'estagiario', 'rh', 'xyzzy', 'postgresql', 'produção temporária', 'r.h.'])
    assert.equal((await search(q)).searched_for, null, q)
  for (const [q, told] of [
    ['logstica', 'logística'],
    ['maketing São Paulo', 'marketing são paulo'],
    ['produssão', 'produção'],
    ['logstica logistca', 'logística'],
    ['confeitero', 'confeiteiro'],
    ['comfeiteiro', 'confeiteiro'],
    ['comfeiteira', 'confeiteira'],
  ] as const)
    assert.equal((await search(q)).searched_for, told, q)
  assert.equal(
    (await app.call(listJobs, { q: 'maketing', state_id: ['AC'] })).searched_for,
    null,
    'nothing found, nothing to be shown instead',
  )
})

test('a word is not taken for another that only ends as it does', async () => {
  for (const [q, told] of [
    ['experiência', null],
    ['sem experiência', null],
    ['sem exigência', null],
    ['belorizonte', null],
    ['agência', null],
    ['paciência', 'paciente'],
    ['stagio', 'estágio'],
    ['umanos', 'humanos'],
    ['jestão', 'gestão'],
    ['eenfermagem', 'enfermagem'],
    ['nefermagem', 'enfermagem'],
  ] as const)
    assert.equal((await search(q)).searched_for, told, q)
  assert.ok((await titles('sem experiência')).includes(SEASONAL))
  assert.deepEqual(await titles('belorizonte'), await titles('belohorizonte'))
})

test('a question with a mistake is told whole as it is written', async () => {
  for (const [q, told] of [
    ['sao paolo', 'são paulo'],
    ['maketing sao paulo', 'marketing são paulo'],
    ['logistica campinnas', 'logística campinas'],
    ['estagio maketing', 'estágio marketing'],
  ] as const)
    assert.equal((await search(q)).searched_for, told, q)
})

test('a corrected word finds what it finds when it is typed, by its other names too', async () => {
  for (const [q, told] of [
    ['desenvovedor', 'desenvolvedor'],
    ['programadro', 'programador'],
    ['enfermeria', 'enfermeira'],
    ['psicolgo', 'psicólogo'],
    ['homeofice', 'homeoffice'],
    ['home ofice', 'home office'],
    ['maketing', 'marketing'],
  ] as const) {
    assert.equal((await search(q)).searched_for, told)
    const found = await titles(q)
    for (const title of await titles(told)) assert.ok(found.includes(title), `${q}: ${title}`)
  }
  for (const q of ['interno', 'internos', 'nome', 'remote'])
    assert.notEqual((await search(q)).searched_for, 'intern', q)
})

test('what nobody offers is not found, signs alone neither; words that tell nothing ask for all', async () => {
  for (const q of [
    'xyzzy',
    'kubernetes',
    'astronauta',
    'comida',
    'comidas',
    '???',
    '%',
    '\u{1F600}',
    '日本',
    '&|!():*',
  ])
    assert.equal((await search(q)).total_count, 0, q)
  for (const q of ['   ', '&|!():*', 'de', 'vaga', "'; drop table jobs; --"])
    assert.ok((await search(q)).total_count >= 0, q)
  for (const q of ['   ', 'vagas', 'emprego', 'oportunidades', 'procuro trabalho'])
    assert.equal((await search(q)).total_count, 19, q)
})

test('a level is found by its short name in an advert, and by its whole one', async () => {
  const recruiter = (await everybody(app)).people.find(
    ({ role, place }) => role === 'Recrutador' && place === 'company',
  )!.token!
  const [short, whole] = ['Analista Fiscal Jr', 'Pessoa Full Stack Sênior']
  for (const title of [short, whole]) await newJob(app, recruiter, { title, area_id: 'tecnologia-da-informacao' })
  for (const q of ['fiscal júnior', 'fiscal jr']) assert.deepEqual(await titles(q), [short], q)
  for (const q of ['full stack', 'fullstack', 'full-stack sr', 'fulstack']) assert.equal((await titles(q))[0], whole, q)
  assert.equal((await search('fullstack')).searched_for, null)
})
