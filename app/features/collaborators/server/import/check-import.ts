import type { Ctx } from '#server/context.ts'
import { readSheet, type SheetRow, UnreadableSheet } from '#server/spreadsheets/sheet.ts'
import { outsideTask } from '#server/tasks/task.ts'
import { bareEmail } from '#wire/person/email.ts'
import { IMPORT_ROWS } from '../../wire/collaborators.ts'
import { hadEnough } from '../room-to-invite.ts'
import { SEALED_ROW } from '../sealed.ts'
import { cellsOf, type ColumnKey, isExample, placesIn } from './columns.ts'
import { personOf, type Directory } from './person-of.ts'
import { keepProblems } from './problems-sheet.ts'
import { closedTo, directoryOf, takenAmong } from './taken-among.ts'

const BATCH = 50
const NAME_SHOWN = 160

/** Begins again from the first row when its worker died. */
export const checkImport = outsideTask<{ import_id: string }>(
  'check-collaborator-import',
  async (ctx, { import_id }) => {
    const found = await ctx.db
      .selectFrom('collaborator_imports')
      .innerJoin('files', 'files.id', 'collaborator_imports.file_id')
      .select(['collaborator_imports.id', 'company_id', 'storage_key', 'type'])
      .where('collaborator_imports.id', '=', import_id)
      .where('state', '=', 'checking')
      .executeTakeFirst()
    if (!found) return
    try {
      const bytes = new Uint8Array(await new Response(await ctx.storage.get(found.storage_key)).arrayBuffer())
      await checkRows(
        ctx,
        found,
        await readSheet(bytes, found.type === 'text/plain' ? 'text' : 'xlsx', { rows: IMPORT_ROWS + 2, columns: 60 }),
      )
    } catch (error) {
      if (!(error instanceof UnreadableSheet)) throw error
      await refuse(ctx, import_id, error.message)
    }
  },
  { givenUp: (ctx, { import_id }) => refuse(ctx, import_id, GIVEN_UP) },
)

const GIVEN_UP =
  'Tentamos várias vezes e não conseguimos conferir esta planilha: o problema é nosso. ' +
  'Envie-a de novo mais tarde; se acontecer outra vez, fale conosco.'

const refuse = (ctx: Ctx, import_id: string, problem: string) =>
  ctx.db
    .updateTable('collaborator_imports')
    .set({ state: 'failed', problem })
    .where('id', '=', import_id)
    .where('state', '=', 'checking')
    .execute()
    .then(() => {})

async function checkRows(
  ctx: Ctx,
  { id, company_id }: { id: string; company_id: string },
  [header, ...body]: SheetRow[],
) {
  const found = placesIn(header?.cells ?? [])
  if ('missing' in found)
    throw new UnreadableSheet(
      `Faltam colunas na primeira linha: ${found.missing.join(', ')}. Comece pelo nosso modelo de planilha.`,
    )
  const rows = body.filter(({ cells }) => !isExample(cellsOf(cells, found.places)))
  if (!rows.length)
    throw new UnreadableSheet('A planilha não tem nenhuma pessoa. Preencha uma por linha, abaixo dos títulos.')
  if (rows.length > IMPORT_ROWS)
    throw new UnreadableSheet('A planilha passa de 5.000 linhas. Divida-a em partes e envie uma de cada vez.')
  await ctx.db.deleteFrom('collaborator_import_rows').where('import_id', '=', id).execute()
  await ctx.db
    .updateTable('collaborator_imports')
    .set({ total: rows.length, checked: 0 })
    .where('id', '=', id)
    .execute()
  const directory = await directoryOf(ctx, company_id)
  const seen = new Map<string, number>()
  for (let at = 0; at < rows.length; at += BATCH) {
    await checkBatch(ctx, id, rows.slice(at, at + BATCH), found.places, directory, seen)
    await ctx.db
      .updateTable('collaborator_imports')
      .set({ checked: Math.min(at + BATCH, rows.length) })
      .where('id', '=', id)
      .execute()
  }
  await keepProblems(ctx, id)
  await ctx.db
    .updateTable('collaborator_imports')
    .set({ state: 'checked' })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute()
}

async function checkBatch(
  ctx: Ctx,
  import_id: string,
  rows: SheetRow[],
  places: Map<ColumnKey, number>,
  directory: Directory,
  seen: Map<string, number>,
) {
  const read = rows.map((row) => {
    const cells = cellsOf(row.cells, places)
    return { line: row.line, cells, email: bareEmail(cells.email) }
  })
  const emails = read.map(({ email }) => email)
  const [taken, enough] = [await takenAmong(ctx, emails), await hadEnough(ctx, emails)]
  const values = read.map(({ line, cells, email }) => {
    const { problems } = personOf(cells, directory)
    const before = email && seen.get(email)
    if (before) problems.push(`E-mail: já está na linha ${before}`)
    else problems.push(...closedTo(email, { taken, enough }))
    if (email && !before) seen.set(email, line)
    const sealed = ctx.secrets.seal(SEALED_ROW, `${import_id}:${line}`, JSON.stringify(cells))
    return {
      import_id,
      line,
      name: cells.name.slice(0, NAME_SHOWN),
      email: cells.email.slice(0, NAME_SHOWN),
      sealed,
      problems,
    }
  })
  await ctx.db.insertInto('collaborator_import_rows').values(values).execute()
}
