import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { acceptedKind } from '#features/files/server/files.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict, invalid, Refusal, usedKey } from '#server/refusal.ts'
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
  'Desde que você conferiu esta lista, mudou o que se perde com ela: outra lista chegou, ou alguém começou ou deixou de estudar aqui. Nada foi importado. Veja os números de agora antes de confirmar.'
const NOBODY_READ = 'Nenhuma linha tem um CPF ou um e-mail válido. Confira os títulos das colunas.'

type Form = { file: File; replace?: boolean | undefined; check?: boolean | undefined; seen?: string | undefined }

/** The file itself is kept nowhere: what it says of people stays as keyed hashes. */
export async function importEnrolments(
  ctx: Ctx,
  key: string,
  { file, replace = false, check = false, seen: looked }: Form,
): Promise<Told> {
  const { attributes } = await institutionDetail(ctx, key)
  if (!attributes.partner) throw conflict(NO_AGREEMENT)
  const institution_id = numberOf(key)
  const { people, problems } = await read(ctx, file)
  const creation_key = ctx.idempotency_key ?? null
  const content = ctx.secrets.sign(
    'enrolment list',
    `${replace} ${createHash('sha256')
      .update(new Uint8Array(await file.arrayBuffer()))
      .digest('hex')}`,
  )
  const list = {
    id: uuid(ctx.now.getTime()),
    file_name: file.name.replace(/^.*[\\/]/, '').slice(0, 160),
    people: people.length,
    unread: problems.length,
    replaced: replace,
    imported_at: ctx.now.toISOString(),
  }
  const kept = check
    ? { ...list, ...(await figures(ctx, institution_id, people)) }
    : await transaction(ctx, async (ctx) => {
        await ctx.db
          .selectFrom('institution_partners')
          .select('institution_id')
          .where('institution_id', '=', institution_id)
          .forUpdate()
          .execute()
        const before = creation_key && (await receivedWith(ctx, { institution_id, creation_key, content }))
        if (before) return { ...before, seen: null }
        const { alone, joined, seen, ...counted } = await compareEnrolments(ctx, institution_id, people)
        if (replace && looked !== undefined && looked !== seen)
          throw new Refusal(409, { messages: [CHANGED], data: told({ ...list, ...counted, seen }, problems) })
        await ctx.db
          .insertInto('enrolment_imports')
          .values({
            ...list,
            ...counted,
            content,
            creation_key,
            institution_id,
            imported_by: (ctx.actor as SignedIn).login_id,
          })
          .execute()
        if (replace)
          await ctx.db.deleteFrom('institution_enrolments').where('institution_id', '=', institution_id).execute()
        for (const some of batches(replace ? alone : joined)) {
          await sql`insert into institution_enrolments (institution_id, person_index, import_id, place, by_cpf)
        select ${institution_id}::int, decode(hex, 'hex'), ${list.id}::uuid, place, by_cpf
        from unnest(${some.map(({ hex }) => hex)}::text[], ${some.map(({ place }) => place)}::int[], ${some.map(({ by_cpf }) => by_cpf)}::boolean[]) as named (hex, place, by_cpf)
        on conflict (institution_id, person_index) do update set import_id = excluded.import_id, place = excluded.place, by_cpf = excluded.by_cpf`.execute(
            ctx.db,
          )
        }
        await announceProofs(ctx, institution_id)
        return { ...list, ...counted, seen: null }
      }).catch((error: unknown) => {
        throw brokenConstraint(error) === 'enrolment_imports_once' ? usedKey() : error
      })
  return told(kept, problems)
}

const told = (list: Omit<Told['attributes'], 'problems'>, problems: Told['attributes']['problems']): Told => ({
  id: list.id,
  type: 'enrolment_list',
  attributes: { ...list, problems: problems.slice(0, PROBLEMS_TOLD) },
})

/** The same list again, whose answer was lost. */
const receivedWith = async (
  ctx: Ctx,
  { institution_id, creation_key, content }: { institution_id: number; creation_key: string; content: string },
) => {
  const before = await ctx.db
    .selectFrom('enrolment_imports')
    .select([
      'id',
      'institution_id',
      'file_name',
      'people',
      'unread',
      'replaced',
      'imported_at',
      'added',
      'left_out',
      'bonds_lost',
      'content',
    ])
    .where('imported_by', '=', (ctx.actor as SignedIn).login_id)
    .where('creation_key', '=', creation_key)
    .executeTakeFirst()
  if (!before) return undefined
  const { institution_id: whose, content: said, ...list } = before
  if (whose !== institution_id || (said !== null && said !== content)) throw usedKey()
  return list
}

async function figures(...asked: Parameters<typeof compareEnrolments>) {
  const { alone: _, joined: __, ...counted } = await compareEnrolments(...asked)
  return counted
}

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
