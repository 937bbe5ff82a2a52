import type { Case } from '#test/isolation/case.ts'
import { both, inTreeOf, nobody, PLACES, withFeature } from '#test/isolation/opens.ts'

const reads = withFeature('REPORTS')

/** Everything of one report, of one company, and of a report that does not exist. */
const narrowed = (name: string, more: object = {}): Case[] => [
  { send: () => ({ name, ...more }), opens: reads },
  { what: 'no report', send: () => ({ name: 'none', ...more }), opens: nobody, meant: reads },
  ...PLACES.map((place): Case => ({
    what: `of ${place}`,
    send: ({ companies }) => ({ name, company_id: companies[place], ...more }),
    opens: both(reads, inTreeOf(place)),
    meant: reads,
  })),
]

export const cases: Record<string, Case[]> = {
  'get /v1/reports/{name}': narrowed('movements'),
  'get /v1/reports/{name}/rows': narrowed('movements', { cell: 'active' }),
  'get /v1/reports/{name}/rows/sheet': narrowed('companies', { format: 'csv', cell: 'active' }),
  'get /v1/reports/{name}/sheet': narrowed('companies', { format: 'csv' }),
  'get /v1/reports/{name}/picture': narrowed('states'),
  'post /v1/reports/{name}/rows/exports': narrowed('companies', { format: 'csv', cell: 'active' }),
  'get /v1/report_exports': [{ opens: reads }],
  'get /v1/report_choices': [{ opens: reads }],
}
