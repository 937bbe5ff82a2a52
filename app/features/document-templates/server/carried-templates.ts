import { readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { whenChanged } from '#server/database/carried-rows.ts'
import { uuid } from '#server/uuid.ts'
import { type Kind, KINDS } from '../wire/variable-types.ts'

/** The platform's own text, as it comes with the product. */
export const carriedSource = (kind: Kind) =>
  readFileSync(new URL(`../../../../db/reference/document-templates/${kind}.txt`, import.meta.url), 'utf8')

const kinds = Object.keys(KINDS) as Kind[]

/** At every start: a text that changed is published as the next version. True when it wrote. */
export async function loadCarriedTemplates(db: Kysely<DB>): Promise<boolean> {
  return whenChanged(db, 'document-templates', kinds.map(carriedSource), async (tx) => {
    for (const kind of kinds) await carry(tx, kind, carriedSource(kind))
  })
}

async function carry(db: Kysely<DB>, kind: Kind, body: string) {
  const now = new Date().toISOString()
  const known = await db
    .selectFrom('document_templates')
    .select('id')
    .where('scope', '=', 'platform')
    .where('kind', '=', kind)
    .executeTakeFirst()
  const template_id = known?.id ?? uuid()
  if (!known)
    await db
      .insertInto('document_templates')
      .values({ id: template_id, scope: 'platform', kind, created_at: now })
      .execute()
  const versions = await db
    .selectFrom('document_template_versions')
    .select(['id', 'number', 'body', 'state', 'carried'])
    .where('template_id', '=', template_id)
    .orderBy('number', 'desc')
    .execute()
  if (versions.find(({ carried }) => carried)?.body === body) return
  const published = versions.find(({ state }) => state === 'published')
  // What the operation published of its own stands: the new text comes behind it, to be read in the list of versions.
  const holds = !published || published.carried
  if (holds && published)
    await db
      .updateTable('document_template_versions')
      .set({ state: 'retired', retired_at: now })
      .where('id', '=', published.id)
      .execute()
  const state = holds ? { state: 'published', published_at: now } : { state: 'retired', retired_at: now }
  await db
    .insertInto('document_template_versions')
    .values({
      id: uuid(),
      template_id,
      number: (versions[0]?.number ?? 0) + 1,
      body,
      carried: true,
      created_at: now,
      ...state,
    })
    .execute()
}
