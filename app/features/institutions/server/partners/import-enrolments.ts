import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { acceptedKind } from '#features/files/server/files.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict, invalid, usedKey } from '#server/refusal.ts'
import { readSheet, UnreadableSheet } from '#server/spreadsheets/sheet.ts'
import { announce } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import { type importEnrolments as importWire, LIST_BYTES, LIST_ROWS } from '../../wire/partners.ts'
import { enrolledAt, institutionDetail, numberOf } from './find-institution.ts'
import { type Enrolments, readEnrolments } from './read-enrolments.ts'
import { proofsChanged } from './save-partner.ts'

type Told = Answer<typeof importWire>['data']

const PROBLEMS_TOLD = 100
const BATCH = 1_000
const LONGEST_KEY = 200
const NO_AGREEMENT = 'Salve antes o convênio desta instituição: listas são de parceiras.'
const NOBODY_READ = 'Nenhuma linha tem um CPF ou um e-mail válido. Confira os títulos das colunas.'

type Form = { file: File; replace?: boolean | undefined; check?: boolean | undefined }

/** The file itself is kept nowhere: what it says of people stays as keyed hashes. */
export async function importEnrolments(ctx: Ctx, key: string, { file, replace = false, check = false }: Form): Promise<Told> {
  const { attributes } = await institutionDetail(ctx, key)
  if (!attributes.partner) throw conflict(NO_AGREEMENT)
  const institution_id = numberOf(key)
  const { people, problems } = await read(ctx, file)
  const creation_key = ctx.idempotency_key?.trim().slice(0, LONGEST_KEY) || null
  const content = ctx.secrets.sign('enrolment list', `${replace} ${createHash('sha256').update(new Uint8Array(await file.arrayBuffer())).digest('hex')}`)
  const list = { id: uuid(ctx.now.getTime()), file_name: file.name.replace(/^.*[\\/]/, '').slice(0, 160), people: people.length, unread: problems.length, replaced: replace, imported_at: ctx.now.toISOString() }
  const kept = check ? { ...list, ...(await figures(ctx, institution_id, people)) } : await transaction(ctx, async (ctx) => {
    await ctx.db.selectFrom('institution_partners').select('institution_id').where('institution_id', '=', institution_id).forUpdate().execute()
    const before = creation_key && (await receivedWith(ctx, { institution_id, creation_key, content }))
    if (before) return { ...before, left_out: 0 }
    const { added, left_out, again } = await compared(ctx, institution_id, people)
    await ctx.db.insertInto('enrolment_imports').values({ ...list, added, content, creation_key, institution_id, imported_by: (ctx.actor as SignedIn).login_id }).execute()
    if (replace) await ctx.db.deleteFrom('institution_enrolments').where('institution_id', '=', institution_id).execute()
    await follow(ctx, { institution_id, list_id: list.id, again })
    for (const { hexes, places } of batches(people)) {
      await sql`insert into institution_enrolments (institution_id, person_index, import_id, place)
        select distinct on (h) ${institution_id}::int, decode(h, 'hex'), ${list.id}::uuid, place from unnest(${hexes}::text[], ${places}::int[]) as named (h, place) order by h, place
        on conflict (institution_id, person_index) do update set import_id = excluded.import_id, place = excluded.place`.execute(ctx.db)
    }
    await announce(ctx, proofsChanged, { institution_id })
    return { ...list, added, left_out }
  }).catch((error: unknown) => {
    throw brokenConstraint(error) === 'enrolment_imports_once' ? usedKey() : error
  })
  return { id: kept.id, type: 'enrolment_list', attributes: { ...kept, problems: problems.slice(0, PROBLEMS_TOLD) } }
}

/** The same list again, whose answer was lost. */
const receivedWith = async (ctx: Ctx, { institution_id, creation_key, content }: { institution_id: number; creation_key: string; content: string }) => {
  const before = await ctx.db
    .selectFrom('enrolment_imports')
    .select(['id', 'institution_id', 'file_name', 'people', 'unread', 'replaced', 'imported_at', 'added', 'content'])
    .where('imported_by', '=', (ctx.actor as SignedIn).login_id)
    .where('creation_key', '=', creation_key)
    .executeTakeFirst()
  if (!before) return undefined
  const { institution_id: whose, content: said, ...list } = before
  if (whose !== institution_id || (said !== null && said !== content)) throw usedKey()
  return list
}

const hexOf = (index: Buffer) => index.toString('hex')

/** Of each hash, the place of its person. */
function* batches(people: Buffer[][]) {
  const named = people.flatMap((indexes, place) => indexes.map((index) => ({ hex: hexOf(index), place })))
  for (let at = 0; at < named.length; at += BATCH) {
    const some = named.slice(at, at + BATCH)
    yield { hexes: some.map(({ hex }) => hex), places: some.map(({ place }) => place) }
  }
}

/** Whom a list names again by one thing stands in it with all that is known of them: one person, not two. */
async function follow(ctx: Ctx, { institution_id, list_id, again }: { institution_id: number; list_id: string; again: Map<string, number> }) {
  const before = [...again.keys()].map((person) => person.split(' ') as [string, string])
  await sql`update institution_enrolments e set import_id = ${list_id}::uuid, place = n.now
    from unnest(${before.map(([list]) => list)}::uuid[], ${before.map(([, place]) => Number(place))}::int[], ${[...again.values()]}::int[]) as n (list, place, now)
    where e.institution_id = ${institution_id} and e.import_id = n.list and e.place = n.place`.execute(ctx.db)
}

/** How many no list has named so far, by anything it is known of them; how many of the lists so far this one leaves out; and where those stand in it that it names again. */
async function compared(ctx: Ctx, institution_id: number, people: Buffer[][]) {
  const [known, again] = [new Set<string>(), new Map<string, number>()]
  for (const { hexes, places } of batches(people)) {
    const placeOf = new Map(hexes.map((hex, at) => [hex, places[at]!]))
    const { rows } = await sql<{ h: string; person: string }>`select h, e.import_id || ' ' || e.place as person
      from unnest(${hexes}::text[]) as h join institution_enrolments e on e.institution_id = ${institution_id} and e.person_index = decode(h, 'hex')`.execute(ctx.db)
    for (const { h, person } of rows) {
      known.add(h)
      again.set(person, Math.min(placeOf.get(h)!, again.get(person) ?? Infinity))
    }
  }
  return { added: people.filter((indexes) => !indexes.some((index) => known.has(hexOf(index)))).length, left_out: (await enrolledAt(ctx, institution_id)) - again.size, again }
}

const figures = async (...asked: Parameters<typeof compared>) => {
  const { added, left_out } = await compared(...asked)
  return { added, left_out }
}

async function read(ctx: Ctx, file: File): Promise<Enrolments> {
  const kind = await acceptedKind(file, { field: 'file', accept: ['xlsx', 'text'], limit: LIST_BYTES })
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const found = readEnrolments(ctx, await readSheet(bytes, kind === 'text' ? 'text' : 'xlsx', { rows: LIST_ROWS + 1, columns: 60 }))
    if (!found.people.length) throw new UnreadableSheet(NOBODY_READ)
    return found
  } catch (error) {
    throw error instanceof UnreadableSheet ? invalid({ file: error.message }) : error
  }
}
