// The door: what the admission of interns, the dashboard and the demonstration may ask of internships.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { announce } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import { NOT_EMPLOYED } from '../wire/law/articles/supervisor.ts'
import type { DraftTerms } from '../wire/terms.ts'
import { employeeOf } from './employee-of.ts'
import { internshipChanged } from './life/changed.ts'
import { writeAgreed } from './life/write-agreed.ts'

export { activeOn, activeOnSql, cameOn, LAST_DAY, lastDayOfLife, leftOn, type Life, LIVED } from './active-on.ts'
export { companyRules } from './company-rules.ts'
export { institutionRules } from './law/institution-rules.ts'
export { type InstitutionRules } from '../wire/law/facts.ts'
export { refuseSuspended } from './folders/refuse-suspended.ts'
export { guardiansOf, SEALED_GUARDIAN } from './guardians.ts'
export { internshipFigures } from './internship-figures.ts'
export { openCase } from './law/facts.ts'
export { holdPlaces, type Judged, judgeTerms } from './law/judge-terms.ts'
export { reviewTerms } from './law/review-terms.ts'
export { agreeTerms, endOn } from './life/agree-terms.ts'
export { internshipChanged } from './life/changed.ts'
export { endInternship, OVER_BY } from './life/end-internship.ts'
export { amendTerms, holdInternship, keepPrinted, refuseEnded, refuseTerminated } from './life/amend-terms.ts'
export { changeAmendment } from './life/change-amendment.ts'
export { beginFolder, beginFolderOf, hiredFor } from './folders/begin-folder.ts'
export { folderFromForm } from './folders/folder-from-form.ts'
export { accountOf, BEGUN, hiredAs, holdPerson, NO_ACCOUNT, openDraft, type Whose } from './folders/whose-folder.ts'
export { refuseUnknown } from './folders/refuse-unknown.ts'
export { findFolder, WITHOUT_DOCUMENT } from './folders/folder-rows.ts'
export { foldersTerms } from './folders/show-folder.ts'
export { prefilled as draftFor } from './folders/prefill.ts'
export { saveDraft } from './folders/save-draft.ts'
export { labelsOf } from './folders/term-labels.ts'
export { findTerms, termsOf } from './folders/terms-rows.ts'
export { type DraftTerms } from '../wire/terms.ts'
export { type Breach } from '../wire/law/breach.ts'
export { type DocumentKind, missingClauses } from '../wire/law/clauses.ts'
export { judge, judgeCase } from '../wire/law/judge.ts'
export { isCounted } from '../wire/law/capacity.ts'
export { minutesOn } from '../wire/law/schedule.ts'
export { recessEarned, recessLeft } from '../wire/law/recess.ts'
export { type Difference, differences } from '../wire/differences.ts'
export { employeeOf } from './employee-of.ts'

/** Days are 'YYYY-MM-DD', both of them part of the internship. */
type NewInternship = {
  user_info_id: string
  company_id: string
  starts_on: string
  ends_on: string
  supervisor_id?: string
  /** What was agreed on elsewhere, where it is told. */
  terms?: DraftTerms
}

const ENDS_FIRST = 'O estágio não pode terminar antes de começar'
const TWICE = 'Esta pessoa já tem um estágio nesta empresa nesse período. Encerre-o antes de começar outro.'

/** For who has seen to it that the people agree: it asks nobody's permission. */
export async function beginInternship(
  ctx: Ctx,
  { user_info_id, company_id, starts_on, ends_on, supervisor_id, terms }: NewInternship,
) {
  if (ends_on < starts_on) throw invalid({ ends_on: ENDS_FIRST })
  return transaction(ctx, async (ctx) => {
    // Two at the same instant wait for each other here.
    await ctx.db
      .selectFrom('user_infos')
      .select('id')
      .where('id', '=', user_info_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (supervisor_id && !(await employeeOf(ctx, company_id, supervisor_id)))
      throw invalid({ supervisor_id: NOT_EMPLOYED })
    const other = await ctx.db
      .selectFrom('internships')
      .select('id')
      .where('user_info_id', '=', user_info_id)
      .where('company_id', '=', company_id)
      .where('ended_at', 'is', null)
      .where('starts_on', '<=', ends_on)
      .where('ends_on', '>=', starts_on)
      .executeTakeFirst()
    if (other) throw conflict(TWICE)
    const id = uuid(ctx.now.getTime())
    await ctx.db
      .insertInto('internships')
      .values({
        id,
        user_info_id,
        company_id,
        starts_on,
        ends_on,
        supervisor_id: supervisor_id ?? null,
        created_at: ctx.now.toISOString(),
        agreed_at: ctx.now.toISOString(),
      })
      .execute()
    if (terms) await writeAgreed(ctx, id, { ...terms, starts_on, ends_on })
    await announce(ctx, internshipChanged, { internship_id: id })
    return id
  })
}
