import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { ProgramStatus } from '../wire/program-words.ts'
import { peopleOf } from './choosing/program-people.ts'

/** A program with its parts. */
export const programRows = (db: Ctx['db']) =>
  db
    .selectFrom('programs as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .selectAll('p')
    .select(['c.slug as company_slug', (e) => e.fn.coalesce('c.trading_name', 'c.name').as('company_name')])
    .select((e) => [
      jsonArrayFrom(
        e
          .selectFrom('program_steps as s')
          .select(['s.id', 's.name', sql<string | null>`s.date::text`.as('date')])
          .whereRef('s.program_id', '=', 'p.id')
          .orderBy('s.position'),
      ).as('steps'),
      jsonArrayFrom(
        e
          .selectFrom('program_questions as q')
          .select(['q.id', 'q.section', 'q.label', 'q.reply'])
          .whereRef('q.program_id', '=', 'p.id')
          .orderBy('q.position'),
      ).as('questions'),
      jsonArrayFrom(
        e
          .selectFrom('jobs as j')
          .select(['j.id', 'j.title', 'j.status', 'j.opens_at', 'j.closes_at', 'j.closed_at', 'j.answer_within_days'])
          .whereRef('j.program_id', '=', 'p.id')
          .orderBy('j.created_at')
          .orderBy('j.id'),
      ).as('jobs'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof programRows>['executeTakeFirstOrThrow']>>
export type Program = Omit<Row, 'status'> & { status: ProgramStatus }

/** As its company's people see it. */
const owned = (ctx: Ctx, tree: string[]) =>
  programRows(ctx.db)
    .select(peopleOf(sql.ref('p.id')).as('people'))
    .where('p.company_id', 'in', tree)
export type OwnedProgram = Program & { people: number }

const unknown = () => notFound('Não encontramos esse programa entre os da sua empresa.')

export async function findProgram(ctx: Ctx, id: string): Promise<OwnedProgram> {
  const row = isUuid(id)
    ? await owned(ctx, await myTree(ctx))
        .where('p.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw unknown()
  return row as OwnedProgram
}

/** For changing: nobody else changes it meanwhile. */
export async function lockProgram(ctx: Ctx, id: string): Promise<OwnedProgram> {
  const held = isUuid(id)
    ? await ctx.db.selectFrom('programs').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined
  if (!held) throw unknown()
  return findProgram(ctx, id)
}

/** Whether anybody may apply now: it ends by itself at its very second. */
export const isOpen = (
  { status, close_enrollment_at }: Pick<Program, 'status' | 'close_enrollment_at'>,
  now: Date,
): boolean => status === 'published' && Date.parse(close_enrollment_at!) > now.getTime()

export { owned as ownedPrograms }
