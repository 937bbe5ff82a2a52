import type { Ctx } from '#server/context.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../../wire/partners.ts'
import { institutionDetail, pageOfInstitutions, showDetail } from './find-institution.ts'
import { checkEnrolments, importEnrolments, importedBefore } from './import-enrolments.ts'
import { savePartner } from './save-partner.ts'

const premise = (ctx: Ctx, { id }: { id: string }) => institutionDetail(ctx, id)

export const partnerRoutes = serve(wire, {
  listPartners: (ctx, { query }) => pageOfInstitutions(ctx, query),
  showPartner: (ctx, { params }) => showDetail(ctx, params.id),
  savePartner: {
    premise,
    prepare: (ctx, { params, body }) => savePartner(ctx, params.id, body.partner),
    show: showDetail,
  },
  checkEnrolments: { premise, run: (ctx, { params, body }) => checkEnrolments(ctx, params.id, body.file) },
  importEnrolments: {
    premise,
    prepare: (ctx, { params, body }) => importEnrolments(ctx, params.id, body),
    show: async (ctx, id, { body }, { data } = {}) => (data ? { data } : importedBefore(ctx, id, body.file)),
  },
})
