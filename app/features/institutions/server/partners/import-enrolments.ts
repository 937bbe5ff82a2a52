import { sql } from 'kysely'
import { acceptedKind } from '#features/files/server/files.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { readSheet, UnreadableSheet } from '#server/spreadsheets/sheet.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import { type importEnrolments as importWire, LIST_BYTES, LIST_ROWS } from '../../wire/partners.ts'
import { batches, compareEnrolments } from './compare-enrolments.ts'
import { institutionDetail, numberOf } from './find-institution.ts'
import { announceProofs } from './proofs-changed.ts'
import { type Enrolments, readEnrolments } from './read-enrolments.ts'

type Told = Answer<typeof importWire>['data']

const PROBLEMS_TOLD = 100
const NO_AGREEMENT = 'Salve antes o convênio desta instituição: listas são de parceiras.'
const CHANGED =
  'Desde que você conferiu esta lista, mudou o que se perde com ela: outra lista chegou, ou alguém começou ' +
  'ou deixou de estudar aqui. Nada foi importado. Veja os números de agora antes de confirmar.'
const NOBODY_READ = 'Nenhuma linha tem um CPF ou um e-mail válido. Confira os títulos das colunas.'

/** The file itself is kept nowhere: what it says of people stays as keyed hashes. */
async function receive(ctx: Ctx, key: string, file: File) {
  const { attributes } = await institutionDetail(ctx, key)
  if (!attributes.partner) throw conflict(NO_AGREEMENT)
  const { people, problems } = await read(ctx, file)
  const list = {
    id: uuid(ctx.now.getTime()),
    file_name: file.name.replace(/^.*[\\/]/, '').slice(0, 160),
    people: people.length,
    unread: problems.length,
    imported_at: ctx.now.toISOString(),
  }
  return { institution_id: numberOf(key), people, problems, list }
}

/** What a list would do; nothing is written. */
export async function checkEnrolments(ctx: Ctx, key: string, file: File) {
  const { institution_id, people, problems, list } = await receive(ctx, key, file)
  const { alone: _, joined: __, ...counted } = await compareEnrolments(ctx, institution_id, people)
  return told({ ...list, ...counted, replaced: false }, problems)
}

type Form = { file: File; replace?: boolean | undefined; seen?: string | undefined }

export async function importEnrolments(ctx: Ctx, key: string, { file, replace = false, seen: looked }: Form) {
  const { institution_id, people, problems, list } = await receive(ctx, key, file)
  return async (ctx: Ctx) => {
    await ctx.db
      .selectFrom('institution_partners')
      .select('institution_id')
      .where('institution_id', '=', institution_id)
      .forUpdate()
      .execute()
    const { alone, joined, seen, ...counted } = await compareEnrolments(ctx, institution_id, people)
    const row = { ...list, ...counted, replaced: replace }
    if (replace && looked !== undefined && looked !== seen) throw conflict(CHANGED, told({ ...row, seen }, problems))
    await ctx.db
      .insertInto('enrolment_imports')
      .values({ ...row, institution_id, imported_by: (ctx.actor as SignedIn).login_id })
      .execute()
    if (replace)
      await ctx.db.deleteFrom('institution_enrolments').where('institution_id', '=', institution_id).execute()
    for (const some of batches(replace ? alone : joined)) {
      await sql`insert into institution_enrolments (institution_id, person_index, import_id, place, by_cpf)
        select ${institution_id}::int, decode(hex, 'hex'), ${list.id}::uuid, place, by_cpf
        from unnest(${some.map(({ hex }) => hex)}::text[], ${some.map(({ place }) => place)}::int[],
          ${some.map(({ by_cpf }) => by_cpf)}::boolean[]) as named (hex, place, by_cpf)
        on conflict (institution_id, person_index) do update set import_id = excluded.import_id, place =
          excluded.place, by_cpf = excluded.by_cpf`.execute(ctx.db)
    }
    await announceProofs(ctx, institution_id)
    return { id: list.id, told: told({ ...row, seen: null }, problems) }
  }
}

/** The same list again, whose answer was lost: what it changed then, and what could not be read of it. */
export async function importedBefore(ctx: Ctx, id: string, file: File) {
  const { problems } = await read(ctx, file)
  const list = await ctx.db
    .selectFrom('enrolment_imports')
    .select(['id', 'file_name', 'people', 'unread', 'replaced', 'imported_at', 'added', 'left_out', 'bonds_lost'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return told({ ...list, seen: null }, problems)
}

const told = (
  { id, ...list }: Omit<Told['attributes'], 'problems'>,
  problems: Told['attributes']['problems'],
): { data: Told } => ({
  data: { id, type: 'enrolment_list', attributes: { id, ...list, problems: problems.slice(0, PROBLEMS_TOLD) } },
})

async function read(ctx: Ctx, file: File): Promise<Enrolments> {
  const kind = await acceptedKind(file, { field: 'file', accept: ['xlsx', 'text'], limit: LIST_BYTES })
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const found = readEnrolments(
      ctx,
      await readSheet(bytes, kind === 'text' ? 'text' : 'xlsx', { rows: LIST_ROWS + 1, columns: 60 }),
    )
    if (!found.people.length) throw new UnreadableSheet(NOBODY_READ)
    return found
  } catch (error) {
    throw error instanceof UnreadableSheet ? invalid({ file: error.message }) : error
  }
}
