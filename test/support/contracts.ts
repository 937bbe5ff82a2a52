// Contracts: an internship with complete terms, its parties, and an envelope in any state.
import { identityForContracts } from '#features/candidates/server/candidates.ts'
import { sql } from 'kysely'
import type { Asker } from '#features/contracts/server/asker.ts'
import { newEnvelope } from '#features/contracts/server/create-envelope.ts'
import { findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import { takeEvent, type Told } from '#features/contracts/server/machine.ts'
import { writePaper } from '#features/contracts/server/write-paper.ts'
import type { DraftFacts } from '#features/contracts/wire/draft-facts.ts'
import type { ContractType, Kind } from '#features/contracts/wire/words.ts'
import { agreeTerms, SEALED_GUARDIAN } from '#features/internships/server/internships.ts'
import { transaction } from '#server/database/transaction.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import { ROLES } from '#wire/person/roles.ts'
import type { TestApp } from './app.ts'
import { cpfNumber, profiles } from './profile.ts'
import { type Companies, everybody, type Person } from './people.ts'

export type World = ReturnType<typeof worldOf>

/** Companies with all roles, and the future intern. */
export const contractWorld = async (app: TestApp) => worldOf(await everybody(app))

export function worldOf({ people, companies }: { people: Person[]; companies: Companies }) {
  const of = (role: string, place = 'company') => people.find((one) => one.role === role && one.place === place)!
  const intern = people.find(({ name }) => name === 'intern')!
  return { people, companies, of, intern, operator: people.find(({ kind }) => kind === 'Operator')! }
}

const SCHEDULE = [2, 3, 4, 5, 6].map((day_of_week) => ({ day_of_week, from: '13:00', to: '19:00' }))

/**
 * First who is a supervisor by role, then colleagues, since nobody supervises more than ten; what an amendment changes
 * counts twice.
 */
const SUPERVISORS = [...new Set(['Supervisor de Estágio', ...Object.values(ROLES)])]
const EACH = 6
const internships = new WeakMap<World, number>()
function nextSupervisor(world: World) {
  const before = internships.get(world) ?? 0
  internships.set(world, before + 1)
  const round = Math.floor(before / EACH)
  return world.of(SUPERVISORS[round < SUPERVISORS.length ? round : before % SUPERVISORS.length]!).manager_id!
}

type Internship = { born?: string; guardians?: object[]; starts_in?: number; days?: number; person?: Person }

/** A college student, 30 hours a week, complete by law. */
export async function newInternship(app: TestApp, world: World, more: Internship = {}) {
  const ctx = app.ctx()
  const { born = '2004-05-10', guardians = [], starts_in = 10, days = 364, person = world.intern } = more
  const user_info_id = person.user_info_id!
  if (!(await identityForContracts(ctx, user_info_id)).cpf)
    await profiles(app).save(person.token!, { cpf: cpfNumber() })
  const { id: institution_id } = await ctx.db
    .selectFrom('institutions')
    .select('id')
    .where('state_id', '=', 'SP')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await ctx.db.updateTable('user_infos').set({ date_of_birth: born }).where('id', '=', user_info_id).execute()
  const [id, terms_id] = [uuid(), uuid()]
  const starts_on = today(ctx.now, starts_in)
  const span = { starts_on, ends_on: today(ctx.now, starts_in + days) }
  const created_at = ctx.now.toISOString()
  await ctx.db
    .insertInto('internships')
    .values({ id, user_info_id, company_id: world.companies.company, ...span, created_at })
    .execute()
  await ctx.db
    .insertInto('internship_terms')
    .values({
      id: terms_id,
      internship_id: id,
      effective_on: starts_on,
      ...span,
      internship_type: 'non_mandatory',
      education_type: 'college',
      formation_date: '2030-12',
      schedule: JSON.stringify(SCHEDULE),
      stipend: '1200.00',
      transport_kind: 'money',
      transport_allowance: '220.00',
      institution_id,
      course_name: 'Ciência da Computação',
      semester: 4,
      matriculation: '2024-0117',
      insurer: 'Seguradora Clara',
      policy: 'AP-1',
      insured_amount: '20000.00',
      activities: ['Apoiar o cadastro', 'Atender clientes', 'Organizar relatórios'],
      supervisor_id: nextSupervisor(world),
      supervisor_job_title: 'Gerente',
      supervisor_education: 'Bacharel em Computação',
      advisor_name: 'Rute Alves',
      company_signer_id: world.of('Representante Legal').manager_id!,
      institution_signer_name: 'Célia Vaz',
      institution_signer_email: 'estagios@colegio.example',
      guardians: JSON.stringify(
        guardians.map((guardian) => ({ ...guardian, cpf_sealed: ctx.secrets.seal(SEALED_GUARDIAN, id, cpfNumber()) })),
      ),
      created_at,
    })
    .execute()
  await ctx.db.updateTable('internships').set({ terms_id }).where('id', '=', id).execute()
  return { id, terms_id }
}

/** The same, agreed on before today. */
export async function runningInternship(app: TestApp, world: World, more: Internship = {}) {
  const { id, terms_id } = await newInternship(app, world, { starts_in: -10, ...more })
  await agreeTerms(app.ctx(), terms_id)
  return id
}

/** Current terms with another stipend, as an amendment has them. */
async function amendedTerms(app: TestApp, internship_id: string) {
  const { db } = app.ctx()
  const id = uuid()
  await sql`
    insert into internship_terms
    select changed.* from internships i
    join internship_terms t on t.id = i.terms_id
    cross join jsonb_populate_record(t, jsonb_build_object('id', ${id}::text, 'stipend', '1300.00', 'agreed_at',
      null)) changed
    where i.id = ${internship_id}`.execute(db)
  return id
}

const termsOf = async (app: TestApp, id: string) =>
  (await app.ctx().db.selectFrom('internships').select('terms_id').where('id', '=', id).executeTakeFirstOrThrow())
    .terms_id

/** What a document of this kind tells besides the terms: a report is of days that have passed. */
function toldOf(app: TestApp, kind: Kind): DraftFacts {
  const { now } = app.ctx()
  if (kind === 'rescisao') return { last_day: today(now, 20), reason: 'wish', initiative: 'internship_sign' }
  return kind === 'relatorio' ? { from: today(now, -40), to: today(now, -10) } : {}
}

export async function newDraft(app: TestApp, internship_id: string, contract_type: ContractType, kind: Kind = 'tce') {
  const terms_id =
    kind === 'aditivo'
      ? await amendedTerms(app, internship_id)
      : kind === 'tce'
        ? await termsOf(app, internship_id)
        : null
  return transaction(app.ctx(), (ctx) =>
    newEnvelope(ctx, { internship_id, kind, contract_type, terms_id, told: toldOf(app, kind) }, { name: 'Teste' }),
  )
}

const asker = (changes: Partial<Asker>): Asker => ({
  party: 'walljobs',
  name: 'Alguém',
  email: 'alguem@x.example',
  login_id: null,
  roles: [],
  approver: false,
  approves_in: [],
  ...changes,
})

/** Actors of each step, without signing in. */
export const askers = (world: World) => ({
  operator: asker({}),
  drafter: asker({
    party: 'company_sign',
    roles: ['Departamento Pessoal'],
    manager_id: world.of('Departamento Pessoal').manager_id!,
  }),
  approver: asker({ party: 'company_sign', approver: true, manager_id: world.of('Administrador').manager_id! }),
  signer: asker({
    party: 'company_sign',
    roles: ['Representante Legal'],
    manager_id: world.of('Representante Legal').manager_id!,
  }),
  intern: asker({ party: 'internship_sign', user_info_id: world.intern.user_info_id! }),
})

/** One step, by its actor. */
export const take = <Name extends keyof Told>(app: TestApp, id: string, name: Name, told: Told[Name]) =>
  transaction(app.ctx(), (ctx) =>
    takeEvent(ctx, name, id, told, name === 'send' ? (ctx, envelope) => writePaper(ctx, envelope) : undefined),
  )

/** All items of a document check. */
export const LOOKED_AT = ['pages', 'version', 'signatures', 'dates']

/** Takes steps until the envelope is in this state, each by its actor. */
export async function bringTo(app: TestApp, world: World, id: string, state: string) {
  const who = askers(world)
  for (let most = 20; most > 0; most--) {
    const envelope = await findEnvelope(app.ctx(), id)
    if (envelope.state === state) return
    const step = envelope.steps.find((one) => one.id === envelope.step_id)
    const holder = asker({ party: step?.party ?? 'walljobs', step_id: step?.id ?? '' })
    const file = { files: [{ file_id: uuid(), sha256: '00' }] }
    if (envelope.state === 'created') await take(app, id, 'send', { asker: who.drafter })
    else if (envelope.state === 'not_defined')
      await take(app, id, 'define', { asker: who.operator, contract_type: 'digital' })
    else if (envelope.state === 'review' || envelope.state === 'approval')
      await take(app, id, 'confirm', { asker: holder })
    else if (envelope.state === 'signature' && state === 'rejected')
      await take(app, id, 'reject', { asker: holder, origin: step!.party, cause: 'Data de início incorreta' })
    else if (envelope.state === 'signature') await take(app, id, 'sign', { asker: holder, facts: {} })
    else if (envelope.state === 'upload_base')
      await take(app, id, 'upload_base_contract', { asker: who.drafter, ...file })
    else if (envelope.state === 'upload') await take(app, id, 'upload_contract', { asker: who.drafter, ...file })
    else if (envelope.state === 'upload_review')
      await take(app, id, 'approve_upload', { asker: who.operator, checklist: LOOKED_AT })
    else throw new Error(`${envelope.state} does not lead to ${state}`)
  }
}
