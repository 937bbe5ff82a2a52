import type { Ctx } from '#server/context.ts'
import { orStale } from '#server/refusal.ts'
import { Reply, serve } from '#server/serve.ts'
import * as directory from '../../wire/directory.ts'
import * as wire from '../../wire/profile.ts'
import { createSubCompany } from './create-sub-company.ts'
import { drawCompany } from './draw-company.ts'
import { editedResource } from './edited-company.ts'
import { pageOfCompanies } from './find-companies.ts'
import { findOwnCompany } from './find-company.ts'
import { showPublicCompany } from './show-company.ts'
import { StaleCompany, updateCompany } from './update-company.ts'

const STALE =
  'Outra pessoa alterou esta empresa enquanto você editava. Veja o que está salvo agora antes de salvar de novo.'

const show = async (ctx: Ctx, key: string) => ({ data: await editedResource(ctx, await findOwnCompany(ctx, key)) })

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
      premise: (ctx, { company_id }) => findOwnCompany(ctx, company_id),
      run: async (ctx, { params, body }) => {
        const id = await orStale(updateCompany(ctx, params.company_id, body.company), StaleCompany, STALE, () =>
          show(ctx, params.company_id),
        )
        return show(ctx, id)
      },
    },
    createSubCompany: {
      premise: (ctx, { company_id }) => findOwnCompany(ctx, company_id),
      run: async (ctx, { params, body }) => {
        const id = await createSubCompany(ctx, params.company_id, body.company)
        return new Reply(await show(ctx, id), { location: `${ctx.configuration.app_origin}/empresas/editar/${id}` })
      },
    },
  }),
]
