import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { enqueueEach, task } from '#server/tasks/task.ts'
import { bareEmail } from '#wire/person/email.ts'
import { invite, type NewPerson } from '../invite.ts'
import { hadEnough, takeRoom } from '../room-to-invite.ts'
import { SEALED_ROW } from '../sealed.ts'
import { closedTo, directoryOf, takenAmong } from './taken-among.ts'
import type { Cells } from './columns.ts'
import { personOf } from './person-of.ts'
import { AHEAD, finish, leaveOut, type Batch, waiting } from './close-import.ts'

/** On one connection everybody waits while a batch is written: some tens of milliseconds. */
const BATCH = 10

/** In a transaction. */
export async function beginCommit(ctx: Ctx, import_id: string) {
  const { state } = await ctx.db
    .selectFrom('collaborator_imports')
    .select('state')
    .where('id', '=', import_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (state === 'committing' || state === 'done') return
  if (state !== 'checked') throw conflict('Esta planilha ainda não foi conferida.')
  const rows = await waiting(ctx, import_id).select('line').orderBy('line').execute()
  if (!rows.length) throw conflict('Nenhuma linha está pronta para importar. Corrija a planilha e envie-a de novo.')
  const batches = rows.flatMap(({ line }, at) =>
    at % BATCH ? [] : [{ import_id, from: line, to: rows[Math.min(at + BATCH, rows.length) - 1]!.line }],
  )
  await enqueueEach(ctx, commitRows, batches, AHEAD)
  await ctx.db
    .updateTable('collaborator_imports')
    .set({ state: 'committing', committed_at: ctx.now.toISOString() })
    .where('id', '=', import_id)
    .execute()
}

/**
 * People and tick are one transaction: a batch that broke off left nobody, and one that is done does not come again.
 */
export const commitRows = task<Batch>(
  'commit-collaborator-import',
  async (ctx, { import_id, from, to }) => {
    const { company_id } = await ctx.db
      .selectFrom('collaborator_imports')
      .select('company_id')
      .where('id', '=', import_id)
      .executeTakeFirstOrThrow()
    const rows = await waiting(ctx, import_id)
      .select(['line', 'sealed', 'email'])
      .where('line', '>=', from)
      .where('line', '<=', to)
      .orderBy('line')
      .execute()
    const directory = await directoryOf(ctx, company_id)
    const emails = rows.map(({ email }) => bareEmail(email))
    const closed = { taken: await takenAmong(ctx, emails), enough: await hadEnough(ctx, emails) }
    const ready: { line: number; person: NewPerson }[] = []
    for (const { line, sealed, email } of rows) {
      const cells = JSON.parse(ctx.secrets.open(SEALED_ROW, `${import_id}:${line}`, sealed!)) as Cells
      const { person, problems } = personOf(cells, directory)
      const wrong = [...problems, ...closedTo(bareEmail(email), closed)]
      if (person && !wrong.length) ready.push({ line, person })
      else await sayWrong(ctx, import_id, [line], wrong)
    }
    const good = await roomFor(ctx, import_id, ready)
    if (good.length) {
      const ids = await invite(
        ctx,
        good.map(({ person }) => person),
      )
      await sql`update collaborator_import_rows r set company_manager_id = t.id, sealed = null
      from unnest(${good.map(({ line }) => line)}::int[], ${ids}::uuid[]) as t (line, id) where r.import_id =
        ${import_id} and r.line = t.line`.execute(ctx.db)
    }
    await finish(ctx, import_id)
  },
  { givenUp: leaveOut },
)

const sayWrong = (ctx: Ctx, import_id: string, lines: number[], problems: string[]) =>
  ctx.db
    .updateTable('collaborator_import_rows')
    .set({ problems })
    .where('import_id', '=', import_id)
    .where('line', 'in', lines)
    .execute()

/** A sheet counts like invitations one by one: whom there is no room for today becomes a row to send again. */
async function roomFor<Row extends { line: number; person: NewPerson }>(
  ctx: Ctx,
  import_id: string,
  ready: Row[],
): Promise<Row[]> {
  const good: Row[] = []
  for (const [company_id, rows] of Map.groupBy(ready, ({ person }) => person.company_id)) {
    const { taken, full } = await takeRoom(ctx, company_id, rows.length)
    good.push(...rows.slice(0, taken))
    if (taken < rows.length)
      await sayWrong(
        ctx,
        import_id,
        rows.slice(taken).map(({ line }) => line),
        [full],
      )
  }
  return good
}
