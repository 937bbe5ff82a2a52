import type { Ctx } from '#server/context.ts'

const DAYS_KNOWN = 180
const daysAgo = (ctx: Ctx, days: number) => new Date(ctx.now.getTime() - days * 86_400_000).toISOString()

/** Places are kept as keyed hashes: where a person was is nobody's business. */
export const placeOf = (ctx: Ctx) => ctx.secrets.sign('place', ctx.network)

/** When the account was last proven from there; what was not for half a year is strange again. */
export const lastSeen = (ctx: Ctx, account: string, place: string): Promise<{ seen_at: string } | undefined> =>
  ctx.db
    .selectFrom('known_places')
    .select('seen_at')
    .where('account', '=', account)
    .where('place', '=', place)
    .where('seen_at', '>', daysAgo(ctx, DAYS_KNOWN))
    .executeTakeFirst()

/** Within a day: it need not be written again. */
export const seenLately = (ctx: Ctx, seen_at: string) => seen_at >= daysAgo(ctx, 1)

/** The person proved who they are from here; of several who do so at once, one writes it down. */
export const rememberPlace = (ctx: Ctx, account: string, place: string) =>
  ctx.db
    .insertInto('known_places')
    .values({ account, place, seen_at: ctx.now.toISOString() })
    .onConflict((c) =>
      c
        .columns(['account', 'place'])
        .doUpdateSet({ seen_at: ctx.now.toISOString() })
        .where('known_places.seen_at', '<', daysAgo(ctx, 1)),
    )
    .execute()

export const forgetPlaces = (ctx: Ctx) =>
  ctx.db.deleteFrom('known_places').where('seen_at', '<', daysAgo(ctx, DAYS_KNOWN)).execute()
