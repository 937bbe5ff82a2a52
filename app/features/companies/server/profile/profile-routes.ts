import type { Ctx } from '#server/context.ts'
import { Reply, serve } from '#server/serve.ts'
import * as directory from '../../wire/directory.ts'
import * as wire from '../../wire/profile.ts'
import { createSubCompany } from './places/create-sub-company.ts'
import { drawCompany } from './draw-company.ts'
import { showEdited as show } from './edited-company.ts'
import { pageOfCompanies } from './find-companies.ts'
import { findOwnCompany } from './find-company.ts'
import { showPublicCompany } from './show-company.ts'
import { updateCompany } from './update-company.ts'

const premise = (ctx: Ctx, { company_id }: { company_id: string }) => findOwnCompany(ctx, company_id)

export const profileRoutes = [
  ...serve(directory, {
    listCompanies: async (ctx, { query }) => {
      const { cards, ...totals } = await pageOfCompanies(ctx, query)
      return { collection: { data: cards }, ...totals }
    },
    showCompany: async (ctx, { params }) => ({ data: await showPublicCompany(ctx, params.company_id) }),
    drawCompany: (ctx, { params }) => drawCompany(ctx, params.company_id),
  }),
  ...serve(wire, {
    showCompanyAttributes: (ctx, { params }) => show(ctx, params.company_id),
    updateCompany: {
      premise,
      prepare: (ctx, { params, body }) => updateCompany(ctx, params.company_id, body.company),
      show,
    },
    createSubCompany: {
      premise,
      make: (ctx, { params, body }) => createSubCompany(ctx, params.company_id, body.company),
      show: async (ctx, id) =>
        new Reply(await show(ctx, id), { location: `${ctx.configuration.app_origin}/empresas/editar/${id}` }),
    },
  }),
]
