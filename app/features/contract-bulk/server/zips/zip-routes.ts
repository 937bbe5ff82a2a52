import { sql } from 'kysely'
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { serve } from '#server/serve.ts'
import { enqueue } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import * as wire from '../../wire/zips.ts'
import { makeZip } from './make-zip.ts'
import { papersIn } from './papers-of.ts'

type Zip = Answer<typeof wire.createFolderZip>['data']
type Row = { id: string; file_id: string | null } & Omit<Zip['attributes'], 'url'>

const ZIPS = { name: 'folder zips', times: 20, seconds: 3600 }
const NONE = 'Não encontramos um destes estágios entre os da sua empresa.'
const EMPTY = 'Nenhum destes estágios tem documentos assinados ou enviados em papel.'

async function found(ctx: Ctx, id?: string): Promise<Zip[]> {
  const { company_id } = membershipIn(ctx)
  const { rows } = await sql<Row>`
    select z.id, z.state, cardinality(z.internship_ids) as folders, z.files, m.name as created_by, z.created_at,
      z.file_id
    from folder_zips z join company_managers m on m.id = z.created_by
    where z.company_id = ${company_id}
      and (${id ?? null}::uuid is null or z.id = ${id ?? null}::uuid)
    order by z.created_at desc limit 50`.execute(ctx.db)
  return rows.map(({ id, file_id, ...row }) => ({
    id,
    type: 'folder_zip',
    attributes: { ...row, url: file_id && fileUrl(ctx, { id: file_id, private: true }) },
  }))
}

/** Of one's own companies, with something in them. */
async function begin(ctx: Ctx, asked: string[]) {
  const { manager_id, company_id } = membershipIn(ctx)
  ctx.limits.spend(ZIPS, manager_id)
  const ids = [...new Set(asked)]
  const mine = await ctx.db
    .selectFrom('internships')
    .select('id')
    .where('id', 'in', ids)
    .where('company_id', 'in', await myTree(ctx))
    .execute()
  if (mine.length < ids.length) throw notFound(NONE)
  if (!(await papersIn(ctx, ids)).length) throw conflict(EMPTY)
  const id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('folder_zips')
    .values({ id, company_id, created_by: manager_id, internship_ids: ids, created_at: ctx.now.toISOString() })
    .execute()
  await enqueue(ctx, makeZip, { id })
  return id
}

export const zipRoutes = serve(wire, {
  listFolderZips: async (ctx) => ({ data: await found(ctx) }),
  createFolderZip: {
    make: (ctx, { body }) => begin(ctx, body.ids),
    show: async (ctx, id) => ({ data: (await found(ctx, id))[0]! }),
  },
})
