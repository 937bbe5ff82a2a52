// Of the people that the terms name: who interns, who supervises, who signs.
import { sql } from 'kysely'
import { disabilityOf, identityForContracts } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { isUuid } from '#server/uuid.ts'
import { bareEmail } from '#wire/person/email.ts'
import { REPRESENTANTE_LEGAL } from '#wire/person/roles.ts'
import type { Period } from '../../wire/law/calendar.ts'
import { overlaps } from '../../wire/law/calendar.ts'
import type { Facts } from '../../wire/law/facts.ts'
import { weeklyMinutes } from '../../wire/law/schedule.ts'
import type { Slot, Terms } from '../../wire/terms.ts'
import { employeeOf } from '../employee-of.ts'
import { coming } from './coming.ts'
import { held } from './held.ts'
import type { Subject } from './subject.ts'

/** A disability counts where the person told it with the candidature. */
async function isPcd(ctx: Ctx, user_info_id: string, candidature_id: string | null) {
  if (!candidature_id) return false
  const { shares_pcd } = await ctx.db
    .selectFrom('candidatures')
    .select('shares_pcd')
    .where('id', '=', candidature_id)
    .executeTakeFirstOrThrow()
  return shares_pcd && (await disabilityOf(ctx, user_info_id)) === true
}

export async function personFacts(ctx: Ctx, subject: Subject, span: Period): Promise<Facts['person']> {
  const { user_info_id, internship_id, candidature_id } = subject
  if (!user_info_id) return null
  const { date_of_birth } = await ctx.db
    .selectFrom('user_infos')
    .select('date_of_birth')
    .where('id', '=', user_info_id)
    .executeTakeFirstOrThrow()
  const others = await held<{ cnpj: string; schedule: Slot[] | null }>(ctx, {
    except: internship_id,
    where: sql`i.user_info_id = ${user_info_id}`,
    more: sql`, c.cnpj, t.schedule`,
  })
  const beside = others.filter((other) => overlaps(other, span))
  return {
    birth_date: date_of_birth,
    pcd: await isPcd(ctx, user_info_id, candidature_id),
    // Known to whoever writes the contract, and to nobody before it.
    cpf: internship_id && (await identityForContracts(ctx, user_info_id)).cpf,
    spells: others.map(({ from, to, cnpj }) => ({ from, to, cnpj })),
    other_minutes: beside.reduce((sum, { schedule }) => sum + weeklyMinutes(schedule ?? []), 0),
  }
}

/** A collaborator, or somebody known by the e-mail in the company's contracts. */
export async function supervisorFacts(
  ctx: Ctx,
  { company_id, internship_id: except }: Subject,
  { supervisor_id, supervisor_name, supervisor_email }: Terms,
): Promise<Facts['supervisor']> {
  if (supervisor_id) {
    const employee = isUuid(supervisor_id) ? await employeeOf(ctx, company_id, supervisor_id) : undefined
    if (!employee) return { name: '', employed: false, interns: [] }
    const where = sql`i.id in (
        select internship_id from internship_terms where supervisor_id = ${supervisor_id}
        union select id from internships where supervisor_id = ${supervisor_id})
      and coalesce(t.supervisor_id, i.supervisor_id) = ${supervisor_id}`
    const later = await coming(ctx, { except, where: sql`t.supervisor_id = ${supervisor_id}` })
    return { name: employee.name, employed: true, interns: [...(await held(ctx, { except, where })), ...later] }
  }
  if (!supervisor_name || !supervisor_email) return null
  const where = sql`i.company_id = ${company_id} and lower(t.supervisor_email) = ${bareEmail(supervisor_email)}`
  const interns = [...(await held(ctx, { except, where })), ...(await coming(ctx, { except, where }))]
  return { name: supervisor_name, employed: true, interns }
}

export async function signerFacts(ctx: Ctx, company_id: string, id: string | null): Promise<Facts['company_signer']> {
  if (!id) return null
  const employee = isUuid(id) ? await employeeOf(ctx, company_id, id) : undefined
  if (!employee) return { representative: false }
  const role = await ctx.db
    .selectFrom('company_manager_roles')
    .select('role_id')
    .where('company_manager_id', '=', id)
    .where('role_id', '=', REPRESENTANTE_LEGAL)
    .executeTakeFirst()
  return { representative: role !== undefined }
}
