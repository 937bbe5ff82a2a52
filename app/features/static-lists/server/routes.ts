import { serve } from '#server/serve.ts'
import { listCities, listContributions, listPeriods, type ListName, lists } from '../wire.ts'
import { listCitiesOf, listContributionsAt, listNamed, listPeriodsOf } from './static-lists.ts'

const names = Object.keys(lists) as ListName[]

export const routes = [
  ...names.map((name) => serve(lists[name], async (ctx, { query }) => (await listNamed(ctx, name, query.q)) as never)),
  serve(listCities, (ctx, { params, query }) => listCitiesOf(ctx, params.state.toUpperCase(), query.q)),
  serve(listPeriods, (ctx, { params, query }) => listPeriodsOf(ctx, params.main_education_type, query.q)),
  serve(listContributions, (ctx, { query }) => listContributionsAt(ctx, query.company_id, query.q)),
]
