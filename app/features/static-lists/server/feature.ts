import type { Feature } from '#server/feature.ts'
import { serve, serveOne } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { listCitiesOf, listContributionsAt, listNamed, listPeriodsOf } from './static-lists.ts'

const names = Object.keys(wire.lists) as wire.ListName[]

const routes = [
  ...names.map((name) =>
    serveOne(wire.lists[name], async (ctx, { query }) => (await listNamed(ctx, name, query.q)) as never),
  ),
  ...serve(wire, {
    listCities: (ctx, { params, query }) => listCitiesOf(ctx, params.state.toUpperCase(), query.q),
    listPeriods: (ctx, { params, query }) => listPeriodsOf(ctx, params.main_education_type, query.q),
    listContributions: (ctx, { query }) => listContributionsAt(ctx, query.company_id, query.q),
  }),
]

export const feature = { name: 'staticLists', wire, routes } satisfies Feature
