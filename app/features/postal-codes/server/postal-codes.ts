// The door: the place of a postal code, from the database or from one shared request.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid, Refusal } from '#server/refusal.ts'
import { bareZipcode, ZIPCODE_INVALID } from '#wire/place/zipcode.ts'
import { askCepService, type Place, ServiceFailure } from './cep-service.ts'

const DAY_MS = 86_400_000
const FOUND_DAYS = 90
const NOT_FOUND_DAYS = 1

type Row = {
  found: boolean
  street: string
  neighborhood: string
  locality: string
  state_id: string | null
  city_id: number | null
  asked_at: string
}
const finding = new Map<string, Promise<Row>>()

export async function findPostalCode(ctx: Ctx, typed: string): Promise<Row> {
  ctx.limits.spend({ name: 'postal codes', times: 60, seconds: 60 }, ctx.network)
  const zipcode = bareZipcode(typed)
  if (!/^\d{5}-?\d{3}$/.test(typed)) throw invalid({ zipcode: ZIPCODE_INVALID })
  return foundOnce(ctx, zipcode)
}

const fresh = ({ found, asked_at }: Row, now: Date) =>
  now.getTime() - Date.parse(asked_at) < (found ? FOUND_DAYS : NOT_FOUND_DAYS) * DAY_MS

/** The database is read within the shared request, so that a late caller does not ask the service again. */
function foundOnce(ctx: Ctx, zipcode: string): Promise<Row> {
  const key = `${ctx.configuration.cep_service_url} ${zipcode}`
  let answer = finding.get(key)
  if (!answer) {
    answer = find(ctx, zipcode).finally(() => finding.delete(key))
    finding.set(key, answer)
  }
  return answer
}

async function find(ctx: Ctx, zipcode: string): Promise<Row> {
  const known = await ctx.db.selectFrom('postal_codes').selectAll().where('zipcode', '=', zipcode).executeTakeFirst()
  if (known && fresh(known, ctx.now)) return known
  const base = ctx.configuration.cep_service_url
  try {
    if (!base) throw new Refusal(503, { messages: ['A consulta de CEP não está disponível aqui. Digite o endereço.'] })
    return await ask(ctx, base, zipcode)
  } catch (error) {
    if (known?.found) return known // an old address is better than none
    throw error
  }
}

async function ask(ctx: Ctx, base: string, zipcode: string): Promise<Row> {
  try {
    return await remember(ctx, zipcode, await askCepService(base, zipcode))
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error
    ctx.log.warn('postal code service failed', { request_id: ctx.request_id, reason: error.message })
    throw new Refusal(502, {
      messages: ['A consulta de CEP não respondeu. Digite o endereço ou tente novamente em instantes.'],
    })
  }
}

/** With ids only where our lists have them: the city of a new municipality is chosen by hand. */
async function remember(ctx: Ctx, zipcode: string, place: Place | undefined): Promise<Row> {
  const listed = place && (await listedAs(ctx, place))
  const row =
    place && listed
      ? { found: true, street: place.street, neighborhood: place.neighborhood, locality: place.locality, ...listed }
      : NOWHERE
  const written = { ...row, asked_at: ctx.now.toISOString() }
  await ctx.db
    .insertInto('postal_codes')
    .values({ zipcode, ...written })
    .onConflict((taken) => taken.column('zipcode').doUpdateSet(written))
    .execute()
  return written
}

const NOWHERE = { found: false, street: '', neighborhood: '', locality: '', state_id: null, city_id: null }

async function listedAs(ctx: Ctx, { state, city_code }: Place) {
  const { rows } = await sql<{ state_id: string; city_id: number | null }>`
    select s.id as state_id, c.id as city_id from states s left join cities c on c.state_id = s.id and c.id =
      ${city_code ?? null}::int
    where s.id = ${state}`.execute(ctx.db)
  if (!rows[0]) throw new ServiceFailure('unknown state')
  return rows[0]
}
