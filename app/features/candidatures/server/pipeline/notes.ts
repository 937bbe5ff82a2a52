import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { countRows } from '#server/database/count-rows.ts'
import { invalid, notFound, stale } from '#server/refusal.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import { MOST_NOTES } from '../../wire/candidature-words.ts'
import { changing } from './received.ts'
import { receivedOne } from './received-one.ts'

const TOO_MANY = `Esta candidatura já tem ${MOST_NOTES} anotações. Apague uma das suas para escrever outra`

export const addNote = (ctx: Ctx, id: string, text: string) =>
  changing(ctx, id, async (ctx, { id: candidature_id }, manager_id) => {
    const notes = ctx.db.selectFrom('candidature_notes').where('candidature_id', '=', candidature_id)
    if ((await countRows(notes)) >= MOST_NOTES) throw invalid({ text: TOO_MANY })
    await ctx.db
      .insertInto('candidature_notes')
      .values({
        id: uuid(ctx.now.getTime()),
        candidature_id,
        manager_id,
        text,
        written_at: ctx.now.toISOString(),
      })
      .execute()
  })

/** One's own: what a colleague wrote stays theirs. */
export const removeNote = (ctx: Ctx, id: string, note_id: string) =>
  changing(ctx, id, async (ctx, c, manager_id) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('candidature_notes')
      .where('id', '=', isUuid(note_id) ? note_id : c.id)
      .where('candidature_id', '=', c.id)
      .where('manager_id', '=', manager_id)
      .executeTakeFirst()
    if (!numDeletedRows) throw notFound('Não encontramos essa anotação entre as suas.')
  })

export const rate = (ctx: Ctx, id: string, stars: number | null) =>
  changing(ctx, id, async (ctx, { id: candidature_id }, manager_id) => {
    if (stars === null)
      await ctx.db
        .deleteFrom('candidature_ratings')
        .where('candidature_id', '=', candidature_id)
        .where('manager_id', '=', manager_id)
        .execute()
    else {
      const rated = { stars, rated_at: ctx.now.toISOString() }
      await ctx.db
        .insertInto('candidature_ratings')
        .values({ candidature_id, manager_id, ...rated })
        .onConflict((c) => c.columns(['candidature_id', 'manager_id']).doUpdateSet(rated))
        .execute()
    }
  })

export const setTags = (ctx: Ctx, id: string, { tags, lock_version }: { tags: string[]; lock_version: number }) =>
  changing(ctx, id, async (ctx, { id: candidature_id, lock_version: now }) => {
    if (lock_version !== now) throw stale(await receivedOne(ctx, id))
    await ctx.db
      .updateTable('candidatures')
      .set({ lock_version: now + 1 })
      .where('id', '=', candidature_id)
      .execute()
    await ctx.db.deleteFrom('candidature_tags').where('candidature_id', '=', candidature_id).execute()
    const rows = [...new Set(tags.map((tag) => tag.toLowerCase().replace(/\s+/g, ' ')))].map((tag) => ({
      candidature_id,
      tag,
    }))
    if (rows.length) await ctx.db.insertInto('candidature_tags').values(rows).execute()
  })

/** What colleagues said, the newest first. */
export async function saidAbout(ctx: Ctx, candidature_id: string) {
  const me = membershipIn(ctx).manager_id
  const notes = await ctx.db
    .selectFrom('candidature_notes as n')
    .innerJoin('company_managers as m', 'm.id', 'n.manager_id')
    .select(['n.id', 'm.name as by', 'n.text', 'n.written_at as at', 'n.manager_id'])
    .where('n.candidature_id', '=', candidature_id)
    .orderBy('n.written_at', 'desc')
    .execute()
  const ratings = await ctx.db
    .selectFrom('candidature_ratings as r')
    .innerJoin('company_managers as m', 'm.id', 'r.manager_id')
    .select(['m.name as by', 'r.stars', 'r.manager_id'])
    .where('r.candidature_id', '=', candidature_id)
    .orderBy('m.name')
    .execute()
  const own = <T extends { manager_id: string }>({ manager_id, ...rest }: T) => ({ ...rest, own: manager_id === me })
  return { notes_written: notes.map(own), ratings: ratings.map(own) }
}
