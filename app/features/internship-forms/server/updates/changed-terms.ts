// What somebody's answers change in the terms that hold, and what follows from it.
import { type Difference, differences, type DraftTerms, employeeOf } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { bareEmail } from '#wire/person/email.ts'
import { pickedTerms, type UpdateName } from '../../wire/updates/update-record.ts'
import type { holdsToday } from './holds-today.ts'

type Holds = Awaited<ReturnType<typeof holdsToday>>

/** Old and new; what reads alike is no change. */
export const changesIn = ({ told }: Holds, answers: object): Difference[] =>
  differences(told, { ...told, ...pickedTerms(answers) })

const SUPERVISOR: readonly string[] = ['supervisor_name', 'supervisor_email', 'supervisor_job_title']

/** Who works there is known by the e-mail of their account; of anybody else the contract tells who it is. */
async function supervisorTerms(ctx: Ctx, company_id: string, told: DraftTerms): Promise<DraftTerms> {
  const { supervisor_name, supervisor_email, supervisor_job_title } = told
  const outside = { supervisor_id: '', supervisor_name, supervisor_email, supervisor_job_title }
  const { id } =
    (await ctx.db
      .selectFrom('company_managers as m')
      .innerJoin('logins as l', 'l.id', 'm.login_id')
      .select('m.id')
      .where('l.email', '=', bareEmail(supervisor_email ?? ''))
      .executeTakeFirst()) ?? {}
  const known = id && (await employeeOf(ctx, company_id, id)) ? { supervisor_id: id } : undefined
  const { supervisor_name: _, supervisor_email: __, ...title } = outside
  return { ...(known ? { ...title, ...known, supervisor_name: '', supervisor_email: '' } : outside), ...UNTOLD }
}
/** Told by the company, for the new one. */
const UNTOLD = { supervisor_education: '' }

async function institutionTerms(ctx: Ctx, institution_id: number | null | undefined): Promise<DraftTerms> {
  const partner = await ctx.db
    .selectFrom('institution_partners')
    .select(['signer_name', 'signer_email'])
    .where('institution_id', '=', institution_id ?? 0)
    .executeTakeFirst()
  return {
    institution_id,
    institution_signer_name: partner?.signer_name ?? '',
    institution_signer_email: partner?.signer_email ?? '',
    advisor_name: '',
    advisor_email: '',
  }
}

async function subAreaTerms(ctx: Ctx, sub_area_id: string | null | undefined): Promise<DraftTerms> {
  const found = await ctx.db
    .selectFrom('job_areas')
    .select('parent_id')
    .where('id', '=', sub_area_id ?? '')
    .executeTakeFirst()
  return { sub_area_id, ...(found?.parent_id && { area_id: found.parent_id }) }
}

/** The terms that an amendment would carry: only what changes, and what cannot stay beside it. */
export async function amendedTerms(ctx: Ctx, holds: Holds, answers: object): Promise<DraftTerms> {
  const told: DraftTerms = { ...holds.told, ...pickedTerms(answers) }
  const changed = changesIn(holds, answers).map(({ field }) => field as UpdateName)
  const plain = changed.filter((name) => !SUPERVISOR.includes(name) && name in told)
  const { observation } = answers as { observation?: string | null }
  return {
    ...(observation && { remarks: observation }),
    ...Object.fromEntries(plain.map((name) => [name, told[name as keyof DraftTerms]])),
    ...(changed.some((name) => SUPERVISOR.includes(name)) &&
      (await supervisorTerms(ctx, holds.subject.company_id, told))),
    ...(changed.includes('institution_id') && (await institutionTerms(ctx, told.institution_id))),
    ...(changed.includes('sub_area_id') && (await subAreaTerms(ctx, told.sub_area_id))),
  }
}
