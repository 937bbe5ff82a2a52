// A row against the people it names and the law, with the rows before it in the same sheet.
import {
  accountOf,
  BEGUN,
  type DraftTerms,
  draftFor,
  hiredAs,
  isCounted,
  judgeCase,
  NO_ACCOUNT,
  openCase,
  openDraft,
  type Whose,
} from '#features/internships/server/internships.ts'
import { bareName } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { headerOf } from '../sheet/columns.ts'
import type { Names } from '../sheet/names.ts'
import type { Problem } from '../sheet/problem.ts'
import { type Read, readRow } from '../sheet/read-row.ts'
import { problemOf } from './refused-rows.ts'
import { trySending } from './send-one.ts'
import { type Batch, type BatchRow, cellsIn } from './batch-rows.ts'

type Span = { from: string; to: string }
/** Places that rows of this sheet take: of a supervisor by id, and of the quota. */
export type Taken = { supervisor: Map<string, Span[]>; quota: Span[] }
export const nobodyYet = (): Taken => ({ supervisor: new Map(), quota: [] })

export type Ready = { whose: Whose; terms: DraftTerms; person: Read['person'] }
type Judged = { problems: Problem[] } | (Ready & { problems: [] })

const problem = (column: string, words: string, fix: string | null = null) => ({ problems: [{ column, words, fix }] })

const INVITE = 'Ou convide a pessoa para a admissão: ela preenche os próprios dados.'
const OTHER_NAME = 'não é o nome que está na conta desta pessoa'
const OTHER_BIRTH = 'não é o nascimento que está na conta desta pessoa'

/** The account that the row names; what the row says of the person must be what the person says. */
async function personOf(ctx: Ctx, { cpf, email, name, birth }: Read['person']) {
  const person = await accountOf(ctx, { cpf, email })
  if (!person) return problem(headerOf('email'), NO_ACCOUNT, INVITE)
  const names = [person.full_name, person.social_name ?? ''].map(bareName)
  if (!names.includes(bareName(name))) return problem(headerOf('name'), OTHER_NAME, 'Confira o nome com a pessoa.')
  if (person.date_of_birth && person.date_of_birth !== birth)
    return problem(headerOf('birth'), OTHER_BIRTH, 'Confira a data com a pessoa.')
  return person
}

/** What a supervisor tells of themselves stands for what the sheet leaves out. */
async function toldBySupervisor(ctx: Ctx, { supervisor_id, ...told }: DraftTerms): Promise<DraftTerms> {
  if (!supervisor_id || (told.supervisor_education && told.supervisor_job_title)) return {}
  const row = await ctx.db
    .selectFrom('company_managers as m')
    .leftJoin('collaborator_profiles as p', 'p.company_manager_id', 'm.id')
    .select(['p.education', 'm.job_title'])
    .where('m.id', '=', supervisor_id)
    .executeTakeFirst()
  return {
    supervisor_education: told.supervisor_education || row?.education?.slice(0, 300),
    supervisor_job_title: told.supervisor_job_title || row?.job_title?.slice(0, 160),
  }
}

/** Whose contract it would be, and the terms of its draft: without the law, which is asked again when it is sent. */
export async function readyRow(ctx: Ctx, batch: Batch, row: BatchRow, names: Names): Promise<Judged> {
  const read = readRow(cellsIn(ctx, row), names)
  if (!('person' in read)) return read
  const person = await personOf(ctx, read.person)
  if ('problems' in person) return person
  const of = { user_info_id: person.id, company_id: batch.company_id }
  const whose = { ...of, candidature_id: await hiredAs(ctx, of) }
  const terms = { ...batch.defaults, ...read.terms }
  return { whose, terms: { ...terms, ...(await toldBySupervisor(ctx, terms)) }, person: read.person, problems: [] }
}

export async function judgeRow(ctx: Ctx, batch: Batch, row: BatchRow, names: Names, taken: Taken): Promise<Problem[]> {
  const ready = await readyRow(ctx, batch, row, names)
  if (!('whose' in ready)) return ready.problems
  const { whose, person } = ready
  if (await openDraft(ctx, { ...whose, candidature_id: null })) return problem(headerOf('cpf'), BEGUN).problems
  const terms = { ...(await draftFor(ctx, whose)), ...ready.terms }
  const of = await openCase(ctx, { ...whose, internship_id: null, agreed: false }, terms)
  const { facts } = of
  if (facts.person)
    facts.person = { ...facts.person, cpf: person.cpf, birth_date: facts.person.birth_date ?? person.birth }
  const { supervisor_id } = of.terms
  if (supervisor_id) facts.supervisor?.interns.push(...(taken.supervisor.get(supervisor_id) ?? []))
  facts.company?.quota.push(...taken.quota)
  const breaches = judgeCase(of).filter(({ kind }) => kind !== 'warning')
  const refused = breaches.length ? [] : await trySending(ctx, whose, ready.terms)
  if (!breaches.length && !refused.length) take(taken, of.terms)
  return [...breaches.map(problemOf), ...refused]
}

type Taking = Pick<
  Awaited<ReturnType<typeof openCase>>['terms'],
  'supervisor_id' | 'starts_on' | 'ends_on' | 'education_type'
>
export function take(taken: Taken, { supervisor_id, starts_on, ends_on, education_type }: Taking) {
  if (!starts_on || !ends_on) return
  const span = { from: starts_on, to: ends_on }
  if (supervisor_id) taken.supervisor.set(supervisor_id, [...(taken.supervisor.get(supervisor_id) ?? []), span])
  if (isCounted({ education_type })) taken.quota.push(span)
}
