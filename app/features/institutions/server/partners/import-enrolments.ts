import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { readSheet, UnreadableSheet } from '#server/spreadsheets/sheet.ts'
import { announce } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import { size } from '#wire/sentences.ts'
import { type importEnrolments as importWire, LIST_BYTES, LIST_ROWS } from '../../wire/partners.ts'
import { institutionDetail, numberOf } from './find-institution.ts'
import { type Enrolments, readEnrolments } from './read-enrolments.ts'
import { proofsChanged } from './save-partner.ts'

type Told = Answer<typeof importWire>['data']

const PROBLEMS_TOLD = 100
const BATCH = 1_000
const NO_AGREEMENT = 'Salve antes o convênio desta instituição: listas são de parceiras.'
const NOT_A_SHEET = 'Envie uma planilha XLSX ou um arquivo CSV'
const NOBODY_READ = 'Nenhuma linha tem um CPF ou um e-mail válido. Confira os títulos das colunas.'

/** The file itself is kept nowhere: what it says of people stays as keyed hashes. */
export async function importEnrolments(ctx: Ctx, key: string, { file, replace = false }: { file: File; replace?: boolean | undefined }): Promise<Told> {
  const { attributes } = await institutionDetail(ctx, key)
  if (!attributes.partner) throw conflict(NO_AGREEMENT)
  const institution_id = numberOf(key)
  const { people, indexes, problems } = await read(ctx, file)
  const list = { id: uuid(ctx.now.getTime()), file_name: file.name.replace(/^.*[\\/]/, '').slice(0, 160), people, unread: problems.length, replaced: replace, imported_at: ctx.now.toISOString() }
  await transaction(ctx, async (ctx) => {
    await ctx.db.selectFrom('institution_partners').select('institution_id').where('institution_id', '=', institution_id).forUpdate().execute()
    await ctx.db.insertInto('enrolment_imports').values({ ...list, institution_id, imported_by: (ctx.actor as SignedIn).login_id }).execute()
    if (replace) await ctx.db.deleteFrom('institution_enrolments').where('institution_id', '=', institution_id).execute()
    for (let at = 0; at < indexes.length; at += BATCH) {
      const hexes = indexes.slice(at, at + BATCH).map((index) => index.toString('hex'))
      await sql`insert into institution_enrolments (institution_id, person_index, import_id)
        select ${institution_id}, decode(h, 'hex'), ${list.id} from unnest(${hexes}::text[]) as h
        on conflict (institution_id, person_index) do update set import_id = excluded.import_id`.execute(ctx.db)
    }
    await announce(ctx, proofsChanged, { institution_id })
  })
  return { id: list.id, type: 'enrolment_list', attributes: { ...list, problems: problems.slice(0, PROBLEMS_TOLD) } }
}

async function read(ctx: Ctx, file: File): Promise<Enrolments> {
  if (file.size > LIST_BYTES) throw invalid({ file: `O arquivo passa do limite de ${size(LIST_BYTES)}` })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const zipped = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!zipped && (bytes.includes(0) || !/\.(csv|txt)$/i.test(file.name))) throw invalid({ file: NOT_A_SHEET })
  try {
    const found = readEnrolments(ctx, await readSheet(bytes, zipped ? 'xlsx' : 'text', { rows: LIST_ROWS + 1, columns: 60 }))
    if (!found.people) throw new UnreadableSheet(NOBODY_READ)
    return found
  } catch (error) {
    throw error instanceof UnreadableSheet ? invalid({ file: error.message }) : error
  }
}
