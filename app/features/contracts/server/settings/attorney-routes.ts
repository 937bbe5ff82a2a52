import { refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { forbidden } from '#server/refusal.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../../wire/attorneys.ts'
import { dropAttorney, type Grantor, listAttorney, showAttorneys } from './attorneys.ts'
import { companyOf, mayChange, NOT_YOURS } from './company-settings.ts'
import { institutionAt } from './institution-settings.ts'

const ofCompany = async (ctx: Ctx, id: string): Promise<Grantor> => ({ company_id: (await companyOf(ctx, id)).id })
const ofInstitution = async (ctx: Ctx, id: string): Promise<Grantor> => ({
  institution_id: (await institutionAt(ctx, id)).id,
})

async function changed(ctx: Ctx, id: string) {
  const grantor = await ofCompany(ctx, id)
  if (!mayChange(ctx)) throw forbidden(NOT_YOURS)
  await refuseSuspended(ctx, id)
  return grantor
}

export const attorneyRoutes = serve(wire, {
  listAttorneys: async (ctx, { params }) => showAttorneys(ctx, await ofCompany(ctx, params.company_id)),
  addAttorney: {
    make: async (ctx, { params, body }) => {
      await listAttorney(ctx, await changed(ctx, params.company_id), body.attorney)
      return params.company_id
    },
    show: async (ctx, id) => showAttorneys(ctx, await ofCompany(ctx, id)),
  },
  removeAttorney: (ctx, { params }) =>
    transaction(ctx, async (ctx) => {
      const grantor = await changed(ctx, params.company_id)
      await dropAttorney(ctx, grantor, params.attorney_id)
      return showAttorneys(ctx, grantor)
    }),
  listInstitutionAttorneys: async (ctx, { params }) => showAttorneys(ctx, await ofInstitution(ctx, params.id)),
  addInstitutionAttorney: {
    make: async (ctx, { params, body }) => {
      await listAttorney(ctx, await ofInstitution(ctx, params.id), body.attorney)
      return params.id
    },
    show: async (ctx, id) => showAttorneys(ctx, await ofInstitution(ctx, id)),
  },
  removeInstitutionAttorney: (ctx, { params }) =>
    transaction(ctx, async (ctx) => {
      const grantor = await ofInstitution(ctx, params.id)
      await dropAttorney(ctx, grantor, params.attorney_id)
      return showAttorneys(ctx, grantor)
    }),
})
