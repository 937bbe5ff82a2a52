// Contracts in every state and flow, begun, written, sent, approved, signed and refused by the product's own verbs.
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import { registerCandidate, updateProfile } from '#features/candidates/server/candidates.ts'
import { apply, moveCandidature } from '#features/candidatures/server/candidatures.ts'
import { createEnvelope } from '#features/contracts/server/contracts.ts'
import { beginFolder, saveDraft } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { today, yearOf } from '#server/today.ts'
import { formatCpf } from '#wire/person/cpf.ts'
import { acting, managerActing } from './acting.ts'
import { answerAdmission, inviteHired } from './admissions.ts'
import { contracts, hired } from './contract-people.ts'
import { hours, partnerOf, termsFrom } from './contract-terms.ts'
import { type Actors, walk } from './contract-walk.ts'
import { operator, PASSWORD } from './people.ts'

const DAY_MS = 86_400_000
const FIRST_CPF = 310_400_100
const LOGISTICS = 'Estágio em Logística'

type Staff = Omit<Actors, 'intern'> & { supervisor: Ctx; branch: Ctx; institution_id: number }
type Person = { name: string; email: string; age: number }

/** Right check digits; nobody's number. */
function cpfOf(n: number) {
  const digits = [...String(FIRST_CPF + n * 37)].map(Number)
  for (const length of [9, 10]) {
    const rest = digits.slice(0, length).reduce((sum, digit, i) => sum + digit * (length + 1 - i), 0) % 11
    digits.push(rest < 2 ? 0 : 11 - rest)
  }
  return digits.join('')
}
const managerOf = ({ actor }: Ctx) => ('membership' in actor ? actor.membership!.manager_id : '')
const addressOf = (email: string) => `${email}@candidatos.example`

async function staffOf(ctx: Ctx): Promise<Staff | undefined> {
  const institution_id = await partnerOf(ctx)
  const drafter = await managerActing(ctx, 'dp@demo.test')
  const approver = await managerActing(ctx, 'representante@demo.test')
  const supervisor = await managerActing(ctx, 'supervisora@demo.test')
  const branch = await managerActing(ctx, 'filial@demo.test')
  const operates = await acting(ctx, 'Operator', operator.email)
  if (!institution_id || !drafter || !approver || !supervisor || !branch || !operates) return undefined
  return { drafter, approver, supervisor, branch, operator: operates, institution_id }
}

async function register(ctx: Ctx, n: number, { name, email, age }: Person, institution_id: number) {
  const cpf = cpfOf(n)
  const { login_id } = await registerCandidate(ctx, {
    name,
    email: addressOf(email),
    password: PASSWORD,
    email_confirmed: true,
  })
  const year = yearOf(ctx.now)
  const profile = {
    cpf,
    // Before this day of the year everybody would be a year younger.
    date_of_birth: `01/01/${year - age}`,
    cellphone: `(11) 98820-${String(4_500 + n)}`,
    main_education_type: 'college',
    main_education_status: 'studying',
    course_situation: 'studying',
    not_in_university: false,
    university_id: institution_id,
    course_id: 'bacharelado-administracao',
    ies_education_type: 'bachelor',
    ies_period: 'semester',
    current_semester: 5,
    formation_date: `12/${year + 2}`,
  } as const
  await transaction(ctx, await updateProfile(ctx, { user_type: 'User', login_id, session_id: '' }, profile))
  return { cpf, login_id }
}

type Shown = (typeof contracts)[number]
async function writeContract(ctx: Ctx, staff: Staff, n: number, shown: Shown) {
  const { institution_id, approver } = staff
  const { cpf } = await register(ctx, n, shown, institution_id)
  const begun = new Date(ctx.now.getTime() - shown.begun * DAY_MS)
  const whole = shown.branch ? staff.branch : staff.drafter
  const drafter = { ...whole, now: begun }
  const supervisor = shown.supervisor ? await managerActing(ctx, shown.supervisor) : staff.supervisor
  const id = await beginFolder(drafter, { email: addressOf(shown.email), cpf })
  const terms = {
    ...termsFrom(ctx, shown.starts, {
      supervisor_id: managerOf(supervisor ?? staff.supervisor),
      company_signer_id: managerOf(approver),
      institution_id,
    }),
    ...(shown.guardian && {
      guardians: [{ name: shown.guardian, cpf: cpfOf(n + 500), kinship: 'mãe', email: addressOf('rosana') }],
    }),
  }
  await saveDraft(drafter, id, { lock_version: 0, terms })
  const begins = shown.way === 'not_defined' ? { ...staff.operator, now: begun } : drafter
  const envelope = await create(begins, id, 'tce', shown.way)
  const intern = (await acting(ctx, 'User', addressOf(shown.email)))!
  if (shown.way !== 'not_defined') await walk({ ...staff, drafter: whole, intern }, envelope, { ...shown, begun })
}

const create = (
  ctx: Ctx,
  internship_id: string,
  kind: Parameters<typeof createEnvelope>[1]['kind'],
  contract_type: Shown['way'] = 'digital',
  told = {},
) => transaction(ctx, (ctx) => createEnvelope(ctx, { internship_id, kind, contract_type, told }))

/** One of them has a draft already, with too many hours and without transport. */
async function writeHired(ctx: Ctx, staff: Staff, n: number, person: (typeof hired)[number]) {
  const { login_id } = await register(ctx, n, person, staff.institution_id)
  const job = await ctx.db
    .selectFrom('jobs')
    .innerJoin('job_search', 'job_search.job_id', 'jobs.id')
    .select('jobs.slug')
    .where('title', '=', LOGISTICS)
    .executeTakeFirst()
  if (!job) return
  const at = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS)
  const applicant: Ctx = { ...ctx, now: at(2), actor: { user_type: 'User', login_id, session_id: '' } }
  const candidature_id = await apply(applicant, job.slug, { message: null, shares_pcd: false, human_review: true })
  await moveCandidature({ ...staff.branch, now: at(1) }, candidature_id, { to: 'hired', lock_version: 0 })
  if (!person.drafted) return
  const id = await beginFolder(staff.drafter, { candidature_id })
  const terms = {
    internship_type: 'non_mandatory',
    starts_on: today(ctx.now, 20),
    ends_on: today(ctx.now, 380),
    schedule: hours('12:30', '19:00'),
    class_schedule: hours('08:00', '12:40'),
    insurer: 'Porto Claro Seguros',
    policy: 'AP-2026-118834',
    insured_amount: '20000.00',
    supervisor_id: managerOf(staff.supervisor),
  } as const
  await saveDraft(staff.drafter, id, { lock_version: 0, terms: { ...terms, schedule: [...terms.schedule] } })
}

/**
 * Of an intern whose contract was agreed on before: a report that waits for the intern, and a change that waits for
 * approval.
 */
async function writeRunning(ctx: Ctx, staff: Staff) {
  const intern = await acting(ctx, 'User', 'estagiaria@demo.test')
  const internship = await ctx.db
    .selectFrom('internships as i')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['i.id', 'i.starts_on', 'i.lock_version'])
    .where('l.email', '=', 'estagiaria@demo.test')
    .where('i.terms_id', 'is not', null)
    .executeTakeFirst()
  if (!internship || !intern) return
  const begunBefore = await ctx.db
    .selectFrom('envelopes')
    .select('id')
    .where('internship_id', '=', internship.id)
    .where('kind', 'in', ['relatorio', 'aditivo'])
    .executeTakeFirst()
  if (begunBefore) return
  const actors = { ...staff, intern }
  const begun = new Date(ctx.now.getTime() - 3 * DAY_MS)
  const drafter = { ...staff.drafter, now: begun }
  const [from = ''] = [today(ctx.now, -150), internship.starts_on!].toSorted().toReversed()
  const to = [today(begun, -1), from].toSorted().at(-1)!
  const report = await create(drafter, internship.id, 'relatorio', 'digital', {
    from,
    to,
    evaluation: 'Aprende rápido e ajuda a equipe.',
  })
  await walk(actors, report, { until: { state: 'signature', target: 'intern' }, begun })
  const amendment = await create(staff.drafter, internship.id, 'aditivo')
  await saveDraft(staff.drafter, internship.id, {
    envelope_id: amendment,
    lock_version: internship.lock_version,
    effective_on: today(ctx.now, 15),
    terms: { stipend: '1350.00' },
  })
  await walk(actors, amendment, { until: { state: 'approval' }, begun: ctx.now })
}

/** The one who was hired has not answered yet; the other one has, with no account before. */
async function writeAdmissions(staff: Staff) {
  const waits = hired.find(({ drafted }) => !drafted)
  const people = { supervisor_id: managerOf(staff.supervisor), company_signer_id: managerOf(staff.approver) }
  const answers = { name: 'Jade Rocha Valim', email: addressOf('jade'), cpf: formatCpf(cpfOf(800)) }
  await inviteHired(staff, addressOf(waits!.email))
  await answerAdmission({ ...staff, ...people }, answers)
}

/** Who has an account already was written by a start that ended half-way: what it began is left as it is. */
const isNew = async (ctx: Ctx, { email }: Person) => !(await loginByEmail(ctx, 'User', addressOf(email)))

export async function writeContracts(ctx: Ctx, { isEnding }: { isEnding: () => boolean }) {
  const staff = await staffOf(ctx)
  if (!staff) return // somebody took the demonstration apart
  const writes = [
    ...contracts.map((shown, n) => async () => (await isNew(ctx, shown)) && writeContract(ctx, staff, n, shown)),
    ...hired.map(
      (person, n) => async () => (await isNew(ctx, person)) && writeHired(ctx, staff, contracts.length + n, person),
    ),
    () => writeRunning(ctx, staff),
    () => writeAdmissions(staff),
  ]
  for (const write of writes) {
    if (isEnding()) return false
    await write()
  }
}
