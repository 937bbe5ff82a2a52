// An amendment quotes what was signed: 'Como era' reads word for word as the first contract does, whatever was renamed
// since.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { previewOf } from '#features/document-templates/server/document-templates.ts'
import { VARIABLES } from '#features/document-templates/wire/variables.ts'
import type { TermName } from '#features/internships/wire/terms.ts'
import { LABELS } from '#features/internships/wire/term-words.ts'
import type { Paper } from '#wire/paper/paper.ts'
import { openApp } from '#test/support/app.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import { findEnvelope } from '../envelope-rows.ts'
import { proposeAmendment } from '../propose-amendment.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const { db } = app.ctx()
const TCE = readFileSync(new URL('../../../../../db/reference/document-templates/tce.txt', import.meta.url), 'utf8')

/** Terms that the first contract prints. */
const PRINTED = [
  ...Object.entries(VARIABLES).flatMap(([path, { term, type }]) =>
    term && type !== 'yes_no' && TCE.includes(`{{${path}`) ? [term as TermName] : [],
  ),
  'activities' as const,
]
/** A person is chosen by id, and so are institution and course: what the paper prints is the name behind it. */
const CHOSEN: Partial<Record<TermName, TermName>> = { supervisor_name: 'supervisor_id', course_name: 'course_id' }

const wordsOf = ({ blocks }: Paper) =>
  blocks
    .flatMap((block) => {
      if (block.type === 'table') return block.rows.flat()
      if (block.type === 'list') return block.items.map((runs) => runs.map(({ text }) => text).join(''))
      return 'runs' in block ? [block.runs.map(({ text }) => text).join('')] : []
    })
    .join('\n')

/** Of the week and of the plan the one has a line, where the other has a table or a list. */
function piecesOf(term: TermName, was: string) {
  if (term === 'schedule') return was.split(/; |: (?=\d)| \(| por semana\)/)
  return term === 'activities' ? was.split('; ').map((one) => one.replace(/^\d+\. /, '')) : [was]
}

const manager = async (id: string, changes: object) =>
  db.updateTable('company_managers').set(changes).where('id', '=', id).execute()
const courses = await db.selectFrom('courses').select(['id', 'name']).orderBy('id').limit(2).execute()

async function signedAndAmended(terms: object) {
  const { id, terms_id } = await newInternship(app, world, { starts_in: 0, days: 200 })
  const supervisor_id = world.of('Recrutador').manager_id!
  const told = { supervisor_id, work_model: 'hybrid', workplace: 'Rua Alta, 5', benefits: 'Vale-refeição' }
  const rest = { remarks: 'Às sextas, em casa', advisor_email: 'rute@colegio.example', course_id: courses[0]!.id }
  await db
    .updateTable('internship_terms')
    .set({ ...told, ...rest, ...terms })
    .where('id', '=', terms_id)
    .execute()
  await manager(supervisor_id, { name: 'Nome de então', job_title: 'Cargo da conta' })
  const tce = await newDraft(app, id, 'digital')
  await bringTo(app, world, tce, 'sealing')
  await app.settle()
  const signed = wordsOf((await findEnvelope(app.ctx(), tce)).current.paper as Paper)

  await manager(supervisor_id, { name: 'Nome de agora', job_title: 'Cargo de agora' })
  const other = await db.selectFrom('institutions').select('id').where('state_id', '=', 'RJ').executeTakeFirstOrThrow()
  const amended = await proposeAmendment(app.ctx(), {
    internship_id: id,
    effective_on: '2099-01-01',
    by: { name: 'Aurora', party: 'company_sign' },
    terms: {
      education_type: 'technical',
      course_id: courses[1]!.id,
      course_name: 'Outro curso',
      semester: 7,
      matriculation: 'outra',
      formation_date: '2031-06',
      company_signer_id: world.of('Administrador').manager_id!,
      institution_id: other.id,
      institution_signer_name: 'Nara Reis',
      advisor_name: 'Ivo Prado',
      advisor_email: 'ivo@colegio.example',
      supervisor_id: world.of('Financeiro').manager_id!,
      supervisor_job_title: 'Diretora',
      supervisor_education: 'Outra',
      starts_on: '2099-01-01',
      ends_on: '2099-02-01',
      workplace: 'Rua Baixa, 9',
      work_model: 'remote',
      benefits: 'Outros',
      remarks: 'Outras',
      stipend: '1500.00',
      stipend_period: 'hour',
      transport_kind: 'card',
      transport_allowance: '300.00',
      insurer: 'Outra Seguradora',
      policy: 'AP-2',
      insured_amount: '30000.00',
      insured_by: 'institution',
      activities: ['Outra', 'Mais uma', 'E mais uma'],
      schedule: [{ day_of_week: 3, from: '08:00', to: '12:00' }],
    },
  })
  const { paper } = await previewOf(app.ctx(), {
    kind: 'aditivo',
    company_id: world.companies.company,
    institution_id: null,
    internship_id: id,
    terms_id: amended.terms_id,
    facts: { 'documento.codigo': 'PT', 'documento.versao': 1 },
  })
  const table = paper.blocks.find((block) => block.type === 'table')!
  assert.ok(table.type === 'table')
  return { signed, before: new Map(table.rows.map(([label, was]) => [label!, was!])) }
}

for (const [what, terms, title] of [
  ['a title that was typed', { supervisor_job_title: 'Cargo digitado' }, 'Cargo digitado'],
  ['the title of the account', { supervisor_job_title: null }, 'Cargo da conta'],
] as const)
  test(`every variable reads in 'Como era' as it was signed, with ${what}`, async () => {
    const { signed, before } = await signedAndAmended(terms)
    const wrong = PRINTED.filter((term) => {
      const was = before.get(LABELS[CHOSEN[term] ?? term])
      return !was || piecesOf(term, was).some((piece) => !signed.toLowerCase().includes(piece.toLowerCase()))
    }).map((term) => `${term}: ${before.get(LABELS[CHOSEN[term] ?? term])}`)
    assert.deepEqual(wrong, [])
    assert.match(signed, new RegExp(`Nome de então, ${title},`))
    assert.equal(before.get(LABELS.supervisor_job_title), title)
    assert.equal(before.get(LABELS.supervisor_id), 'Nome de então')
  })
