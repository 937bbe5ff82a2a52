import type { Feature } from '#server/feature.ts'
import { endingFigures, internshipFigures } from './internship-figures.ts'
import { internAttributes } from './session-attributes.ts'

export const feature = {
  name: 'internships',
  wire: {},
  routes: [],
  session: internAttributes,
  figures: {
    CONTRACTS: internshipFigures,
    DASHBOARD: internshipFigures,
    REPORTS: internshipFigures,
    PENDING: endingFigures,
  },
} satisfies Feature
