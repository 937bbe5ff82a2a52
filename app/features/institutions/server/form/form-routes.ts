import { serve } from '#server/serve.ts'
import * as wire from '../../wire/institution-form.ts'
import { institutionDetail, showDetail } from '../partners/find-institution.ts'
import { createInstitution } from './create-institution.ts'
import { updateInstitution } from './update-institution.ts'

export const formRoutes = serve(wire, {
  createInstitution: { make: (ctx, { body }) => createInstitution(ctx, body.institution), show: showDetail },
  updateInstitution: {
    premise: (ctx, { id }) => institutionDetail(ctx, id),
    make: (ctx, { params, body }) => updateInstitution(ctx, params.id, body.institution),
    show: showDetail,
  },
})
