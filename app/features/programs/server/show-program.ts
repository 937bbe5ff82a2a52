import { sql } from 'kysely'
import { membershipOf, onAir, treeOf } from '#features/companies/server/companies.ts'
import { picturesOf } from '#features/files/server/files.ts'
import { answerDay } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { notFound, Refusal } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import { slugOf } from '#wire/link/slug.ts'
import { mayUse } from '#wire/person/roles.ts'
import { LEAST_BENEFITS } from '../wire/program-words.ts'
import type { showProgram as wire } from '../wire/programs.ts'
import { isOpen, type Program, programRows } from './program-rows.ts'

type Shown = Answer<typeof wire>['data']

const unknown = () =>
  notFound('Não encontramos esse programa. O endereço pode ter mudado, ou ele não está mais disponível.')

/** What everybody may read; a draft, only who writes it. */
export async function showProgram(ctx: Ctx, key: string): Promise<Shown> {
  const row = (await programRows(ctx.db)
    .select(onAir(sql.ref('p.company_id')).as('on_air'))
    .where(isUuid(key) ? sql<boolean>`p.id = ${key}` : sql<boolean>`p.slug = ${key}`)
    .executeTakeFirst()) as (Program & { on_air: boolean }) | undefined
  if (!row) throw await movedTo(ctx, key)
  if ((row.status === 'draft' || !row.on_air) && !(await isWriter(ctx, row))) throw unknown()
  return programResource(ctx, row)
}

async function movedTo(ctx: Ctx, key: string) {
  const now = await ctx.db
    .selectFrom('program_slugs as old')
    .innerJoin('programs as p', 'p.id', 'old.program_id')
    .select('p.slug')
    .where('old.slug', '=', key)
    .where('p.status', '<>', 'draft')
    .where(onAir(sql.ref('p.company_id')))
    .executeTakeFirst()
  if (!now) return unknown()
  const body = { messages: ['Este programa mudou de endereço.'], slug: now.slug }
  return new Refusal(301, body, { location: `/v1/internship_programs/${now.slug}` })
}

async function isWriter(ctx: Ctx, { company_id }: Pick<Program, 'company_id'>) {
  if (ctx.actor.user_type !== 'CompanyManager' || ctx.actor.two_factor_due) return false
  const member = await membershipOf(ctx, ctx.actor.login_id)
  if (!mayUse('INTERNSHIP', member.roles)) return false
  return (await treeOf(ctx, member.company_id)).some(({ id }) => id === company_id)
}

export async function programResource(ctx: Ctx, row: Program): Promise<Shown> {
  const pictures = await picturesOf(ctx, [row.banner_file_id, row.logo_file_id])
  const open = isOpen(row, ctx.now)
  if (open) ctx.changesAt(row.close_enrollment_at!)
  return {
    id: row.id,
    type: 'internship_program',
    attributes: {
      slug: row.slug,
      title: row.title,
      banner: (row.banner_file_id && pictures.get(row.banner_file_id)) || null,
      logo: (row.logo_file_id && pictures.get(row.logo_file_id)) || null,
      company_name: row.company_name,
      company_slug: row.company_slug,
      close_enrollment_at: row.close_enrollment_at,
      address: row.address,
      description: row.description,
      skill: row.skill,
      about_company: row.about_company,
      steps: row.steps.map(({ name, date }) => ({ name, date })),
      benefits: await benefitsOf(ctx, row),
      faq: faqOf(row),
      status: row.status,
      edition: row.edition,
      open,
      most_choices: row.most_choices,
      answer_by: lastAnswer(row),
      previous: await editionOf(ctx, sql`p.id = ${row.previous_id}`),
      next: await editionOf(ctx, sql`p.previous_id = ${row.id}`),
      published_at: row.published_at,
      updated_at: row.updated_at,
    },
  }
}

/** One benefit alone is no section. */
async function benefitsOf(ctx: Ctx, { benefits }: Program) {
  if (benefits.length < LEAST_BENEFITS) return []
  const { rows } = await sql<{ name: string; path: string | null; icon: string }>`
    select label as name, extra ->> 'image' as path, value as icon from list_items
    where list = 'company_benefits' and value = any(${benefits}::text[]) order by position`.execute(ctx.db)
  return rows
}

/** Questions of one section stand together, in the order in which sections begin. */
const faqOf = ({ questions }: Pick<Program, 'questions'>) =>
  [...Map.groupBy(questions, ({ section }) => section)].map(([section_name, of], at) => ({
    section_id: `${at + 1}-${slugOf(section_name) || 'perguntas'}`,
    section_name,
    questions: of.map(({ id, label, reply }) => ({ id, label, value: reply })),
  }))

/** One promise for the whole program: of its published jobs the latest. */
const lastAnswer = ({ jobs }: Pick<Program, 'jobs'>) =>
  jobs
    .filter(({ status, closes_at }) => status !== 'draft' && closes_at !== null)
    .map((job) => answerDay(job))
    .toSorted()
    .at(-1) ?? null

async function editionOf(ctx: Ctx, which: ReturnType<typeof sql>) {
  const { rows } = await sql<{ slug: string; title: string; edition: number | null }>`
    select p.slug, p.title, p.edition from programs p where ${which} and p.status <> 'draft' and
      ${onAir(sql.ref('p.company_id'))} order by p.published_at desc limit 1`.execute(ctx.db)
  return rows[0] ?? null
}
