import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire/legal-checks.ts'
import { endingFigures, internshipFigures } from './internship-figures.ts'
import { checkTerms } from './law/check-terms.ts'
import { internAttributes } from './session-attributes.ts'

export const feature = {
  name: 'internships',
  wire,
  routes: serve(wire, { checkTerms: (ctx, { body }) => checkTerms(ctx, body) }),
  session: internAttributes,
  figures: {
    CONTRACTS: internshipFigures,
    DASHBOARD: internshipFigures,
    REPORTS: internshipFigures,
    PENDING: endingFigures,
  },
} satisfies Feature
