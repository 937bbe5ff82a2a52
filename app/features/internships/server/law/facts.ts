import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { type Case, spanOf } from '../../wire/law/breach.ts'
import { isCounted } from '../../wire/law/capacity.ts'
import { type Facts, NOTHING_KNOWN } from '../../wire/law/facts.ts'
import { caseOf } from '../../wire/law/judge.ts'
import type { DraftTerms, Terms } from '../../wire/terms.ts'
import { held } from './held.ts'
import { institutionRules } from './institution-rules.ts'
import { personFacts, signerFacts, supervisorFacts } from './people.ts'
import { placesFacts } from './places.ts'
import type { Subject } from './subject.ts'

async function companyFacts(ctx: Ctx, { company_id, internship_id }: Subject, terms: Terms): Promise<Facts['company']> {
  const { cnpj, employees_number } = await ctx.db
    .selectFrom('companies')
    .select(['cnpj', 'employees_number'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  const where = sql`i.company_id = ${company_id}
    and coalesce(t.education_type, u.main_education_type) in ('elementary_school', 'high_school')`
  const quota = isCounted(terms) ? await held(ctx, { except: internship_id, where }) : []
  return { cnpj, employees: employees_number, quota }
}

/** What the law asks about these terms, as the database tells it today: the case to judge. */
export async function openCase(
  ctx: Ctx,
  subject: Subject,
  draft: DraftTerms,
  known: Partial<Facts> = {},
): Promise<Case> {
  const told = caseOf(draft, NOTHING_KNOWN, today(ctx.now))
  const { terms, day } = told
  const person = await personFacts(ctx, subject, spanOf(told))
  const facts: Facts = {
    ...NOTHING_KNOWN,
    company: await companyFacts(ctx, subject, terms),
    person,
    places: await placesFacts(ctx, subject, spanOf(told), person),
    supervisor: await supervisorFacts(ctx, subject, terms),
    company_signer: await signerFacts(ctx, subject.company_id, terms.company_signer_id),
    institution: terms.institution_id === null ? null : await institutionRules(ctx, terms.institution_id),
    effective_on: subject.agreed ? day : null,
    ...known,
  }
  return { terms, facts, day }
}
