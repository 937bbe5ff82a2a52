import type { Ctx } from '#server/context.ts'

const DAYS_KNOWN = 180
const daysAgo = (ctx: Ctx, days: number) => new Date(ctx.now.getTime() - days * 86_400_000).toISOString()

/** Places are stored as keyed hashes, so that nobody reads where a person was. */
export const placeOf = (ctx: Ctx) => ctx.secrets.sign('place', ctx.network)

/** When the account was last proven from there; after half a year a place is unknown again. */
export const lastSeen = (ctx: Ctx, account: string, place: string): Promise<{ seen_at: string } | undefined> =>
  ctx.db
    .selectFrom('known_places')
    .select('seen_at')
    .where('account', '=', account)
    .where('place', '=', place)
    .where('seen_at', '>', daysAgo(ctx, DAYS_KNOWN))
    .executeTakeFirst()

/** Within a day it is not written again. */
export const seenLately = (ctx: Ctx, seen_at: string) => seen_at >= daysAgo(ctx, 1)

/** The person proved their identity from here; of concurrent requests one writes it. */
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
