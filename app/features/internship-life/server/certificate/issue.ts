// Issued by the company, from the last day on; sealed by a task.
import { createHash } from 'node:crypto'
import { identityForContracts } from '#features/candidates/server/candidates.ts'
import { newCode } from '#features/contracts/server/contracts.ts'
import type { Slot } from '#features/internships/wire/terms.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { enqueue } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { canonical } from '#wire/paper/canonical.ts'
import { formatDate } from '#wire/time/date.ts'
import { keepLedger } from '../ledger/keep-ledger.ts'
import type { Days, Life } from '../ledger/life.ts'
import { heldLife } from '../recess/recess.ts'
import { whoNotes } from '../recess/who-notes.ts'
import { certificatePaper } from './certificate-paper.ts'
import { minutesBetween } from './hours.ts'
import { sealCertificate } from './seal-certificate.ts'

const ON_ITS_WAY = 'Há um aditivo a caminho: emita o termo de realização depois que ele for assinado ou cancelado.'

/** What was issued is never written again: an amendment on its way may move the last day. */
export async function refuseChanging(ctx: Ctx, { internship_id }: Life) {
  const amendment = await ctx.db
    .selectFrom('envelopes')
    .select('id')
    .where('internship_id', '=', internship_id)
    .where('kind', '=', 'aditivo')
    .where('state', 'not in', ['created', 'rejected', 'completed', 'voided'])
    .executeTakeFirst()
  if (amendment) throw conflict(ON_ITS_WAY)
}

const peopleOf = (ctx: Ctx, { internship_id }: Life) =>
  ctx.db
    .selectFrom('internships as i')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .leftJoin('internship_terms as t', 't.id', 'i.terms_id')
    .leftJoin('institutions as s', 's.id', 't.institution_id')
    .leftJoin('courses as k', 'k.id', 't.course_id')
    .leftJoin('company_managers as m', (join) =>
      join.on((e) => e('m.id', '=', e.fn.coalesce('t.supervisor_id', 'i.supervisor_id'))),
    )
    .select(['u.id as user_info_id', 'u.full_name as intern_name', 'c.name as company_name', 'c.cnpj'])
    .select(['s.name as institution_name', 't.activities'])
    .select((e) => [
      e.fn.coalesce('k.name', 't.course_name').as('course_name'),
      e.fn.coalesce('m.name', 't.supervisor_name').as('supervisor_name'),
    ])
    .where('i.id', '=', internship_id)
    .executeTakeFirstOrThrow()

const termsOf = async (ctx: Ctx, { internship_id, assessment_weeks }: Life) => {
  const rows = await ctx.db
    .selectFrom('internship_terms')
    .select(['effective_on', 'schedule', 'assessment_weeks'])
    .where('internship_id', '=', internship_id)
    .where('agreed_at', 'is not', null)
    .where('dropped_at', 'is', null)
    .orderBy('effective_on')
    .orderBy('agreed_at')
    .execute()
  return rows.map((row, at) => ({
    effective_on: row.effective_on,
    schedule: row.schedule as Slot[],
    // The institution may have told others of the terms that hold.
    assessment_weeks: at === rows.length - 1 ? assessment_weeks : (row.assessment_weeks as Days[]),
  }))
}

/** As it stands on this day. */
export async function certificateFor(ctx: Ctx, life: Life, performance: string | undefined) {
  const { starts_on, ends_on, taken } = life
  const { user_info_id, activities, ...people } = await peopleOf(ctx, life)
  const paper = certificatePaper({
    life,
    ...people,
    activities: (activities ?? []).filter((words) => words.trim()),
    cpf: (await identityForContracts(ctx, user_info_id)).cpf,
    minutes: minutesBetween({ from: starts_on, to: ends_on }, await termsOf(ctx, life), taken),
    performance: performance?.trim() || null,
  })
  const sha256 = createHash('sha256').update(canonical(paper)).digest('hex')
  return { paper: JSON.stringify(paper), sha256 }
}

/** Pressed twice it is the same one: what was issued is never written again. */
export async function issueCertificate(ctx: Ctx, id: string, performance: string | undefined): Promise<string> {
  const life = await heldLife(ctx, id)
  if (life.certified) return id
  const { internship_id, ends_on } = life
  if (ends_on > today(ctx.now))
    throw conflict(`O termo de realização é emitido a partir do último dia do estágio, ${formatDate(ends_on)}.`)
  await refuseChanging(ctx, life)
  const written = await certificateFor(ctx, life, performance)
  const { noted_by, noted_by_login } = await whoNotes(ctx)
  await ctx.db
    .insertInto('internship_certificates')
    .values({
      internship_id,
      code: newCode(),
      ...written,
      issued_by: noted_by,
      issued_by_login: noted_by_login,
      issued_at: ctx.now.toISOString(),
    })
    .execute()
  await keepLedger(ctx, internship_id)
  await enqueue(ctx, sealCertificate, { internship_id })
  return id
}
