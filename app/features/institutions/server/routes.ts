import { serve } from '#server/serve.ts'
import {
  listChildren,
  listCourses,
  listCoursesOf,
  listInstitutions,
  showInstitution,
  showTree,
} from '../wire/register.ts'
import { findPartner, listAllCourses, listChildrenOf, listCoursesAt, listSchools, treeTo } from './institutions.ts'
import { keptRoutes } from './kept/kept-routes.ts'
import { partnerRoutes } from './partners/partner-routes.ts'
import { institutionResource } from './serializer.ts'

export const routes = [
  serve(listInstitutions, (ctx, { query }) => listSchools(ctx, query.q)),
  serve(listChildren, (ctx, { params, query }) => listChildrenOf(ctx, params.id, query.q)),
  serve(showTree, (ctx, { params }) => treeTo(ctx, params.universityId)),
  serve(listCourses, (ctx, { query }) => listAllCourses(ctx, query.q)),
  serve(listCoursesOf, (ctx, { params, query }) => listCoursesAt(ctx, params.university, query.q)),
  serve(showInstitution, async (ctx, { params }) =>
    institutionResource(ctx, await findPartner(ctx, params.display_name)),
  ),
  ...partnerRoutes,
  ...keptRoutes,
]
