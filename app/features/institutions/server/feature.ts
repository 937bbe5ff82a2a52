import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as institutionForm from '../wire/institution-form.ts'
import * as partners from '../wire/partners.ts'
import * as register from '../wire/register.ts'
import { findPartner, listAllCourses, listChildrenOf, listCoursesAt, listSchools, treeTo } from './institutions.ts'
import { formRoutes } from './form/form-routes.ts'
import { followAgreements } from './partners/follow-agreements.ts'
import { partnerRoutes } from './partners/partner-routes.ts'
import { institutionResource } from './serializer.ts'

const routes = [
  ...serve(register, {
    listInstitutions: (ctx, { query }) => listSchools(ctx, query.q),
    listChildren: (ctx, { params, query }) => listChildrenOf(ctx, params.id, query.q),
    showTree: (ctx, { params }) => treeTo(ctx, params.universityId),
    listCourses: (ctx, { query }) => listAllCourses(ctx, query.q),
    listCoursesOf: (ctx, { params, query }) => listCoursesAt(ctx, params.university, query.q),
    showInstitution: async (ctx, { params }) => institutionResource(ctx, await findPartner(ctx, params.display_name)),
  }),
  ...partnerRoutes,
  ...formRoutes,
]

export const feature = {
  name: 'institutions',
  wire: { ...register, ...partners, ...institutionForm },
  routes,
  tasks: [followAgreements],
} satisfies Feature
