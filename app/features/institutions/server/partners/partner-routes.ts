import type { Ctx } from '#server/context.ts'
import { orStale } from '#server/refusal.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../../wire/partners.ts'
import { institutionDetail, pageOfInstitutions } from './find-institution.ts'
import { importEnrolments } from './import-enrolments.ts'
import { savePartner, StalePartner } from './save-partner.ts'

const STALE =
  'Outra pessoa alterou este convênio enquanto você editava. Veja o que está salvo agora antes de salvar de novo.'

const show = async (ctx: Ctx, id: string) => ({ data: await institutionDetail(ctx, id) })

export const partnerRoutes = serve(wire, {
  listPartners: (ctx, { query }) => pageOfInstitutions(ctx, query),
  showPartner: (ctx, { params }) => show(ctx, params.id),
  savePartner: {
    premise: (ctx, { id }) => institutionDetail(ctx, id),
    run: async (ctx, { params, body }) => {
      await orStale(savePartner(ctx, params.id, body.partner), StalePartner, STALE, () => show(ctx, params.id))
      return show(ctx, params.id)
    },
  },
  importEnrolments: {
    premise: (ctx, { id }) => institutionDetail(ctx, id),
    run: async (ctx, { params, body }) => ({ data: await importEnrolments(ctx, params.id, body) }),
  },
})
