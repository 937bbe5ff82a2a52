// Objects of each actor that others may ask for by id.
import { issueToken, showSession } from '#features/accounts/wire/sessions.ts'
import { openLogin } from '#features/accounts/server/accounts.ts'
import { deactivateCollaborator } from '#features/collaborators/wire/collaborators.ts'
import { addManager } from '#features/companies/server/companies.ts'
import { claimCompany } from '#features/companies/wire/registration.ts'
import { createTemplate, listTemplates } from '#features/document-templates/wire/templates.ts'
import { attachFile, keepFile } from '#features/files/server/files.ts'
import { saveSearch } from '#features/jobs/wire/saved.ts'
import type { TestApp } from '#test/support/app.ts'
import { bringTo, newDraft, newInternship, runningInternship, worldOf } from '#test/support/contracts.ts'
import { openedWindow } from '#test/support/internships/evaluations.ts'
import type { Companies, Person, Place } from '#test/support/people.ts'
import { fileOf, png } from '#test/support/files/sample-files.ts'
import { listClaims } from '#features/operator/wire.ts'

export type Belongings = {
  /** A second session of each person, by name. */
  sessions: Record<string, string>
  files: Record<'private' | 'public', string>
  claim: string
  /** A document of a demonstration candidate. */
  document: string
  document_version: string
  certificate: string
  /** A search of the candidate who is no intern. */
  search: string
  /** A contract of the company in progress, and its internship. */
  envelope: string
  internship: string
  /** One of the company's that runs, agreed on. */
  running: string
  /** Of that internship, both to be answered. */
  evaluations: { intern: string; supervisor: string }
  /** Contract templates: the platform's, and a company's draft. */
  templates: Record<'platform' | 'company', string>
  /** A former colleague of each company. */
  gone: Record<Place, string>
}

export async function belongingsOf(
  app: TestApp,
  { people, companies }: { people: Person[]; companies: Companies },
): Promise<Belongings> {
  const sessions: Belongings['sessions'] = {}
  for (const { name, token } of people) {
    if (!token) continue
    const { user_type, email } = (await app.call(showSession, {}, token)).data.attributes
    const { access_token } = await app.call(issueToken, {
      grant_type: 'password',
      username: email,
      password: 'Ponte@2026',
      user_type,
    })
    sessions[name] = (await app.call(showSession, {}, access_token)).data.id
  }
  const { db } = app.ctx()
  const { id: document_version, personal_document_id: document } = await db
    .selectFrom('personal_document_versions')
    .select(['id', 'personal_document_id'])
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { id: certificate } = await db.selectFrom('complementary_hours').select('id').executeTakeFirstOrThrow()
  const saved = await app.call(
    saveSearch,
    { saved_search: { name: 'Perto de mim', frequency: 'daily', filters: {} } },
    people.find(({ name }) => name === 'candidate')!.token,
  )
  const world = worldOf({ people, companies })
  await db
    .insertInto('collaborator_profiles')
    .values({ company_manager_id: world.of('Administrador').manager_id!, contract_approver: true })
    .execute()
  const { id: internship } = await newInternship(app, world)
  const envelope = await newDraft(app, internship, 'digital')
  await bringTo(app, world, envelope, 'approval')
  const running = await runningInternship(app, world)
  return {
    sessions,
    running,
    envelope,
    internship,
    evaluations: await openedWindow(app, internship),
    templates: await templatesOf(app, people),
    search: saved.data.id,
    document,
    document_version,
    certificate,
    files: { private: await keep(app, true), public: await keep(app, false) },
    claim: await claimed(app, people),
    gone: await goneOf(app, people, companies),
  }
}

async function templatesOf(app: TestApp, people: Person[]) {
  const { token } = people.find(({ role, place }) => role === 'Departamento Pessoal' && place === 'company')!
  const { collection } = await app.call(listTemplates, { kind: 'tce' }, token)
  const { data } = await app.call(createTemplate, { template: { kind: 'tce' } }, token)
  return { platform: collection.data[0]!.id, company: data.id }
}

async function keep(app: TestApp, closed: boolean) {
  const file = await keepFile(app.ctx(), fileOf(png(), 'x.png'), {
    field: 'file',
    purpose: 'isolation',
    accept: ['png'],
    limit: 1_000_000,
    private: closed,
  })
  await attachFile(app.ctx(), file)
  return file.id
}

async function claimed(app: TestApp, people: Person[]) {
  const { cnpj } = await app
    .ctx()
    .db.selectFrom('companies')
    .select('cnpj')
    .where('name', '=', 'Vizinha')
    .executeTakeFirstOrThrow()
  await app.call(claimCompany, {
    claim: {
      cnpj,
      name: 'Dona Verdadeira',
      email: 'dona@pessoas.example',
      phone: '+55 (11) 98888-7777',
      message: 'Este CNPJ é da minha empresa.',
    },
  })
  return (await app.call(listClaims, {}, people.find(({ kind }) => kind === 'Operator')!.token)).collection.data[0]!.id
}

async function goneOf(app: TestApp, people: Person[], companies: Companies) {
  const gone = {} as Record<Place, string>
  for (const { role, place, token } of people) {
    if (role !== 'Administrador' || !place) continue
    const login_id = await openLogin(app.ctx(), { user_type: 'CompanyManager', email: `foi-${place}@pessoas.example` })
    gone[place] = await addManager(app.ctx(), {
      company_id: companies[place],
      login_id,
      name: 'Quem Já Foi',
      role_ids: [2],
    })
    await app.call(deactivateCollaborator, { uuid: gone[place] }, token)
  }
  return gone
}
