import { hashPassword, loginByEmail, openLogin, trustEmail } from '#features/accounts/server/accounts.ts'
import { registerCandidate, trustInstitutionalEmail, updateProfile } from '#features/candidates/server/candidates.ts'
import { updateCollaborator } from '#features/collaborators/server/collaborators.ts'
import { addManager, newCompany, registerCompany, registerOnBoard } from '#features/companies/server/companies.ts'
import { importEnrolments, makePartner } from '#features/institutions/server/institutions.ts'
import { changeSiteSettings } from '#features/site-settings/server/site-settings.ts'
import type { Ctx } from '#server/context.ts'
import { aloneOnServer } from '#server/database/alone-on-server.ts'
import { transaction } from '#server/database/transaction.ts'
import { type House, newCtx } from '#server/house.ts'
import { yearOf } from '#server/today.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { roleName } from '#wire/person/roles.ts'
import { managerActing } from './acting.ts'
import { writeStudies } from './academy/studied-courses.ts'
import { writeBenefits } from './perks/benefits.ts'
import { writeMentors } from './perks/mentors.ts'
import { writeBank } from './bank/invitations.ts'
import { profilesOf } from './candidate-profiles.ts'
import { writeCandidatures } from './candidatures.ts'
import { writeContracts } from './contracts.ts'
import { writeProfiles } from './companies.ts'
import { writePapers } from './documents.ts'
import { writeEvaluations } from './evaluations.ts'
import { writeStatements } from './finance/statements.ts'
import { writeEvents } from './events/events.ts'
import { writeFormRequests } from './requests/form-requests.ts'
import { writeLives } from './internships/lives.ts'
import { writeInterviews } from './interviews/interviews.ts'
import { writeInternships } from './internships.ts'
import { writeJobs } from './jobs.ts'
import { writePrograms } from './programs/programs.ts'
import { branch, branchManager, candidates, colleagues, companies, operator, PASSWORD } from './people.ts'
import { writeSkillTests } from './skill-tests/finished-test.ts'
import { siteSettings } from './site-links.ts'
import { enrolled, horizonte } from './universidade-horizonte.ts'

/** Parts that keep files are not in one transaction: files are not. */
type Part = {
  stamp: string
  what: string
  /** False when it stopped half-way because the product ends: the next start goes on. */
  write: (ctx: Ctx, how: { pictures: boolean; isEnding: () => boolean }) => Promise<void | false>
  files?: true
}

/** Each builds on those before it. */
const parts: Part[] = [
  { stamp: 'demo', what: 'pessoas, empresas e a instituição parceira', write: writePeople },
  { stamp: 'demo-companies', what: 'perfis das empresas', write: writeProfiles, files: true },
  { stamp: 'demo-documents', what: 'documentos e certificados', write: writePapers, files: true },
  { stamp: 'demo-jobs', what: 'vagas', write: writeJobs },
  { stamp: 'demo-programs', what: 'programas de estágio', write: writePrograms, files: true },
  { stamp: 'demo-internships', what: 'estágios', write: writeInternships },
  { stamp: 'demo-statements', what: 'extratos', write: writeStatements },
  { stamp: 'demo-candidatures', what: 'candidaturas', write: writeCandidatures },
  { stamp: 'demo-contracts', what: 'contratos', write: writeContracts, files: true },
  { stamp: 'demo-form-requests', what: 'pedidos a quem estagia', write: writeFormRequests },
  { stamp: 'demo-internship-lives', what: 'vida dos estágios', write: writeLives, files: true },
  { stamp: 'demo-interviews', what: 'entrevistas', write: writeInterviews },
  { stamp: 'demo-skill-tests', what: 'testes de habilidade', write: writeSkillTests },
  { stamp: 'demo-academy', what: 'cursos', write: writeStudies },
  { stamp: 'demo-bank', what: 'banco de candidatos', write: writeBank },
  { stamp: 'demo-benefits', what: 'clube de benefícios', write: writeBenefits },
  { stamp: 'demo-mentors', what: 'mentores', write: writeMentors },
  { stamp: 'demo-events', what: 'eventos', write: writeEvents },
  { stamp: 'demo-evaluations', what: 'avaliações', write: writeEvaluations },
]

const LOCK = 7_315_003

type How = { pictures?: boolean; tell?: (part: string) => void; isEnding?: () => boolean }

/**
 * Written once, by the product's own verbs, whoever starts beside. Pictures only where somebody looks at them: drawing
 * them takes a while.
 */
export const loadDemo = (house: House, how: How = {}) =>
  aloneOnServer(house.database, LOCK, () => writeParts(house, how))

async function writeParts(house: House, { pictures = false, tell = () => {}, isEnding = () => false }: How) {
  // Invented people sign nothing at DocuSign.
  const configuration = { ...house.configuration, docusign: undefined }
  const ctx = { ...newCtx(house), db: house.database.patient, configuration }
  const stamps = await ctx.db.selectFrom('stamps').select('name').execute()
  for (const { stamp, what, write, files } of parts.filter(({ stamp }) => !stamps.some(({ name }) => name === stamp))) {
    if (isEnding()) return
    tell(what)
    const writeOnce = async (ctx: Ctx) => {
      if ((await write(ctx, { pictures, isEnding })) === false) return
      await ctx.db.insertInto('stamps').values({ name: stamp, hash: '' }).execute()
    }
    await (files ? writeOnce(ctx) : transaction(ctx, writeOnce))
    ctx.forgetPages()
  }
}

async function writePeople(ctx: Ctx) {
  const university_id = await makePartner(ctx, horizonte)
  for (const { manager, ...company } of companies) {
    const form = { ...company, company_managers_attributes: [{ ...manager, password: PASSWORD }] }
    const register =
      company === companies.at(-1)
        ? await registerOnBoard(ctx, horizonte.display_name, form)
        : await registerCompany(ctx, form)
    await transaction(ctx, register)
    await trustEmail(ctx, (await loginByEmail(ctx, 'CompanyManager', manager.email))!.id)
  }
  const first = await ctx.db
    .selectFrom('companies')
    .select('id')
    .where('cnpj', '=', bareCnpj(companies[0]!.cnpj))
    .executeTakeFirstOrThrow()
  const { id: branch_id } = await newCompany(ctx, { ...branch, cnpj: bareCnpj(branch.cnpj), parent_id: first.id })
  const password_hash = await hashPassword(PASSWORD)
  const hire = async (company_id: string, { email, ...person }: typeof branchManager) =>
    addManager(ctx, {
      company_id,
      login_id: await openLogin(ctx, { user_type: 'CompanyManager', email, password_hash, email_confirmed: true }),
      ...person,
    })
  await hire(branch_id, branchManager)
  for (const { contract_approver, ...person } of colleagues) {
    const manager_id = await hire(first.id, person)
    if (contract_approver) {
      const acting = (await managerActing(ctx, companies[0]!.manager.email))!
      const change = { name: person.name, contract_approver, lock_version: 0 }
      await transaction(acting, await updateCollaborator(acting, manager_id, change))
    }
  }
  const operator_id = await openLogin(ctx, { user_type: 'Operator', ...operator, password_hash, email_confirmed: true })
  const acting: Ctx = { ...ctx, actor: { user_type: 'Operator', login_id: operator_id, session_id: '' } }
  await changeSiteSettings(acting, siteSettings)
  const file = new File([enrolled], 'matriculas.csv')
  await transaction(acting, await importEnrolments(acting, String(university_id), { file }))
  const profiles = profilesOf({ university_id, year: yearOf(ctx.now) })
  for (const { about: _, ...candidate } of candidates) {
    const { login_id } = await registerCandidate(ctx, { ...candidate, password: PASSWORD, email_confirmed: true })
    const profile = profiles[candidate.email]!
    await transaction(ctx, await updateProfile(ctx, { user_type: 'User', login_id, session_id: '' }, profile))
    if (profile.institutional_email) await trustInstitutionalEmail(ctx, login_id)
  }
}

type Opening = {
  step: (label: string, work: () => Promise<void>) => Promise<void>
  isEnding: () => boolean
  say: (words: string) => void
}

/** While the product answers already: with progress, and in the end who may log in. */
export async function openDemo(house: House, { step, isEnding, say }: Opening) {
  await step('dados de demonstração', () =>
    loadDemo(house, { pictures: true, isEnding, tell: (part) => say(`  demonstração: ${part}`) }),
  )
  say(demoLogins())
}

/** Each person under the door that opens to them. */
export const demoLogins = () =>
  [
    `\nPessoas de demonstração (senha ${PASSWORD}):`,
    '  Em /usuarios/entrar',
    ...candidates.map(({ email, about }) => `    ${email} (${about})`),
    '  Em /colaboradores/entrar',
    `    ${companies[0]!.manager.email} (${roleName(1)})`,
    ...colleagues.map(
      ({ email, role_ids, contract_approver }) =>
        `    ${email} (${role_ids.map(roleName).join(', ')}${contract_approver ? '; aprova contratos' : ''})`,
    ),
    `    ${branchManager.email} (${branchManager.role_ids.map(roleName).join(', ')} da filial)`,
    '  Em /admin/entrar',
    `    ${operator.email} (operação)`,
    `Mural parceiro: /ies/${horizonte.display_name}\n`,
  ].join('\n')
