import { Reply, serve } from '#server/serve.ts'
import * as wire from '../../wire/folders.ts'
import { beginFolder } from './begin-folder.ts'
import { listCompanyFolders, listOwnedFolders } from './folder-rows.ts'
import { listHired } from './list-hired.ts'
import { inOwn, representatives, supervisors } from './people-options.ts'
import { dropFolder, saveDraft } from './save-draft.ts'
import { showFolder } from './show-folder.ts'

export const folderRoutes = serve(wire, {
  listOwnedFolders: (ctx, { query }) => listOwnedFolders(ctx, query),
  listFolders: (ctx, { query }) => listCompanyFolders(ctx, query),
  createFolder: {
    make: (ctx, { body }) => beginFolder(ctx, body.folder),
    show: async (ctx, id) =>
      new Reply(await showFolder(ctx, id), { location: `${ctx.configuration.app_origin}/folders/${id}/rascunho` }),
  },
  showFolder: (ctx, { params, query }) => showFolder(ctx, params.id, query),
  updateFolder: {
    make: (ctx, { params, body }) => saveDraft(ctx, params.id, body.folder),
    show: (ctx, id, { body }) => showFolder(ctx, id, body.folder),
  },
  listHired: (ctx) => listHired(ctx),
  dropFolder: (ctx, { params, query }) => dropFolder(ctx, params.id, query.lock_version),
  listSupervisors: (ctx, { query: { company_id, q } }) => inOwn(ctx, company_id, () => supervisors(ctx, company_id, q)),
  listSigners: (ctx, { query: { company_id, q } }) => inOwn(ctx, company_id, () => representatives(ctx, company_id, q)),
})
