import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { optionsFrom } from '#server/options.ts'
import { notFound } from '#server/refusal.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { listCourses, listInstitutions } from '../wire/register.ts'
import { loadCarriedInstitutions } from './carried-institutions.ts'
import { numberOf, unknownInstitution } from './partners/find-institution.ts'
import {
  allCourses,
  among,
  chainDown,
  childrenOf,
  coursesOf,
  nearestWithCourses,
  partnerAt,
  rootsAt,
} from './queries.ts'

type School = Answer<typeof listInstitutions>[number]
type Course = Answer<typeof listCourses>[number]

/** At every start, after the static lists. True when it wrote. */
export const loadInstitutions = loadCarriedInstitutions

export const listSchools = (ctx: Ctx, asked?: string) => optionsFrom<School>(ctx, rootsAt(ctx), asked)
export const listAllCourses = (ctx: Ctx, asked?: string) => optionsFrom<Course>(ctx, allCourses, asked)

async function existing(ctx: Ctx, id: string) {
  const found = await sql`select from institutions where id = ${numberOf(id)} and retired_at is null`.execute(ctx.db)
  if (!found.rows.length) throw unknownInstitution()
  return numberOf(id)
}

export const listChildrenOf = async (ctx: Ctx, id: string, asked?: string) =>
  optionsFrom<School>(ctx, childrenOf(await existing(ctx, id)), asked)

/** The way from the school down to the node, each step with the options of the selector below it. */
export async function treeTo(ctx: Ctx, id: string) {
  const order = (await chainDown(numberOf(id)).execute(ctx.db)).rows.map((row) => row.id)
  if (!order.length) throw unknownInstitution()
  const nodes = await optionsFrom<School>(ctx, among(order))
  return Promise.all(
    order.map(async (step) => ({
      ...nodes.find((node) => node.value === step)!,
      children: await optionsFrom<School>(ctx, childrenOf(step)),
    })),
  )
}

/** Until somebody imports what a school teaches, a person there chooses among all courses. */
export async function listCoursesAt(ctx: Ctx, id: string, asked?: string) {
  const [nearest] = (await nearestWithCourses(numberOf(id)).execute(ctx.db)).rows
  if (!nearest) throw unknownInstitution()
  return optionsFrom<Course>(ctx, nearest.teaches ? coursesOf(nearest.id) : allCourses, asked)
}

/** No, where it is known what the school teaches and this is not among it. */
export async function teaches(ctx: Ctx, id: number, course_id: string): Promise<boolean> {
  const { rows } = await nearestWithCourses(id).execute(ctx.db)
  if (!rows[0]?.teaches) return true
  const taught = await ctx.db
    .selectFrom('institution_courses')
    .select('course_id')
    .where('institution_id', '=', rows[0].id)
    .where('course_id', '=', course_id)
    .executeTakeFirst()
  return taught !== undefined
}

/** A partner whose agreement is in force, by its address or its id. */
export async function findPartner(ctx: Ctx, key: string) {
  const [partner] = (await partnerAt(ctx, key.toLowerCase()).execute(ctx.db)).rows
  if (!partner) throw notFound('Não encontramos essa instituição entre as parceiras. Confira o endereço.')
  return partner
}

export { makePartner } from './make-partner.ts'
export { importEnrolments } from './partners/import-enrolments.ts'
export { logoOf } from './partners/find-institution.ts'
export { proofsChanged } from './partners/proofs-changed.ts'
export { agreementInForce, inForceOn, partnerOfStudent } from './students.ts'
