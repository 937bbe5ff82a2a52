import type { Ctx } from '#server/context.ts'
import { type Handlers, Reply } from '#server/serve.ts'
import { totals } from '#server/totals.ts'
import type * as wire from '../../wire/collaborators.ts'
import { importResource, rowResource } from './import-serializer.ts'
import { commitImport, findImport, listRows, receiveImport } from './imports.ts'
import { printTemplate } from './template.ts'

const show = async (ctx: Ctx, id: string) => ({ data: importResource(ctx, await findImport(ctx, id)) })

export const importHandlers = {
  downloadTemplate: async () =>
    new Reply(await printTemplate(), { 'content-disposition': 'attachment; filename="importar_colaboradores.xlsx"' }),
  importCollaborators: { prepare: (ctx, { body }) => receiveImport(ctx, body.file), show },
  showImport: (ctx, { params }) => show(ctx, params.id),
  listImportRows: async (ctx, { params, query }) => {
    const { rows, total_count } = await listRows(ctx, params.id, query)
    return {
      collection: { data: rows.map((row) => rowResource(params.id, row)) },
      ...totals(total_count, query.per_page),
    }
  },
  commitImport: async (ctx, { params }) => {
    await commitImport(ctx, params.id)
    return show(ctx, params.id)
  },
} satisfies Partial<Handlers<typeof wire>>
