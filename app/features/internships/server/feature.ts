import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as folders from '../wire/folders.ts'
import * as law from '../wire/legal-checks.ts'
import { folderRoutes } from './folders/folder-routes.ts'
import { internshipFigures } from './internship-figures.ts'
import { checkTerms } from './law/check-terms.ts'
import { termsBegin } from './life/agree-terms.ts'
import { internAttributes, tellIntern } from './session-attributes.ts'

export const feature = {
  name: 'internships',
  wire: { ...law, ...folders },
  routes: [...serve(law, { checkTerms: (ctx, { body }) => checkTerms(ctx, body) }), ...folderRoutes],
  tasks: [termsBegin],
  answers: [tellIntern],
  session: internAttributes,
  figures: {
    REPORTS: internshipFigures,
  },
} satisfies Feature
