import type { Ctx } from '#server/context.ts'
import { orStale } from '#server/refusal.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../../wire/institution-form.ts'
import { institutionDetail } from '../partners/find-institution.ts'
import { createInstitution } from './create-institution.ts'
import { StaleInstitution, updateInstitution } from './update-institution.ts'

const STALE =
  'Outra pessoa alterou esta instituição enquanto você editava. Veja o que está salvo agora antes de salvar de novo.'

const show = async (ctx: Ctx, id: string) => ({ data: await institutionDetail(ctx, id) })

export const keptRoutes = serve(wire, {
  createInstitution: async (ctx, { body }) => show(ctx, String(await createInstitution(ctx, body.institution))),
  updateInstitution: {
    premise: (ctx, { id }) => institutionDetail(ctx, id),
    run: async (ctx, { params, body }) => {
      await orStale(updateInstitution(ctx, params.id, body.institution), StaleInstitution, STALE, () =>
        show(ctx, params.id),
      )
      return show(ctx, params.id)
    },
  },
})
