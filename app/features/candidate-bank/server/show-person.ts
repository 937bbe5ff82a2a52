import { sql } from 'kysely'
import { spendOrWait } from '#features/accounts/server/accounts.ts'
import { readAsCompany } from '#features/candidates/server/candidates.ts'
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showCandidate } from '../wire/bank.ts'
import { listedFor } from './listed.ts'
import { invitedTo } from './search/cards.ts'

type Shown = Answer<typeof showCandidate>
type Asked = Shown['data']['attributes']['invitations']

const nobody = () => notFound('Não encontramos essa pessoa no banco. Ela pode ter escolhido não aparecer mais.')

/** Answers the same for whoever is not there, does not want to be, or may not be found by this company. */
export async function isListed(ctx: Ctx, user_info_id: string, job_id: string | undefined) {
  const base = await listedFor(ctx, job_id)
  if (!isUuid(user_info_id)) return false
  const { rows } = await sql<{ there: boolean }>`select exists (
    select from bank_search b where b.user_info_id = ${user_info_id} and ${base}) as there`.execute(ctx.db)
  return rows[0]!.there
}

/** What the company asked this person before. */
async function askedBefore(ctx: Ctx, user_info_id: string): Promise<Asked> {
  const { rows } = await sql<Asked[number]>`
    select j.id as job_id, j.title, v.created_at as invited_at, ${invitedTo} as state
    from bank_invitations v join jobs j on j.id = v.job_id join user_infos u on u.id = v.user_info_id
    where v.user_info_id = ${user_info_id} and j.company_id = any(${await myTree(ctx)}::uuid[])
    order by v.created_at desc, v.id limit 20`.execute(ctx.db)
  return rows
}

/** The person sees that this company looked. Contact, photo and résumé stay with whoever applies. */
export async function showPerson(ctx: Ctx, id: string, job_id: string | undefined): Promise<Shown> {
  if (!(await isListed(ctx, id, job_id))) throw nobody()
  await spendOrWait(ctx, { key: `profiles read ${membershipIn(ctx).manager_id}`, times: 300, seconds: 86_400 })
  const { data } = await readAsCompany(ctx, {
    user_info_id: id,
    also: [],
    without: ['photo', 'contact', 'salary', 'resume'],
  })
  const of = data.attributes
  return {
    data: {
      id,
      type: 'bank_candidate',
      attributes: {
        name: of.name,
        summary: of.summary,
        interesting_fact: of.interesting_fact,
        motivations: of.motivations,
        hobbies: of.hobbies,
        working: of.working,
        portfolios: of.portfolios,
        course: of.course,
        university: of.university,
        education_type: of.main_education_type,
        period: of.period,
        semester: of.current_period && of.current_period.number,
        course_situation: of.course_situation,
        course_start_date: of.course_start_date,
        formation_date: of.formation_date,
        academic_entities: of.academic_entities,
        city: of.city,
        state: of.state,
        skills: of.skills,
        abilities: of.abilities,
        interests: of.interests,
        job_interests: of.job_interests,
        sub_areas: of.sub_areas,
        softwares: of.softwares,
        languages: of.languages,
        experiences: of.experiences,
        educations: of.educations,
        invitations: await askedBefore(ctx, id),
      },
    },
  }
}
