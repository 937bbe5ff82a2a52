// Table of contents: every endpoint, by feature.
import { identify } from '#features/accounts/server/accounts.ts'
import * as accounts from '#features/accounts/server/routes.ts'
import { candidateAttributes } from '#features/candidates/server/candidates.ts'
import * as candidates from '#features/candidates/server/routes.ts'
import * as candidatures from '#features/candidatures/server/routes.ts'
import * as collaborators from '#features/collaborators/server/routes.ts'
import { approverAttributes } from '#features/collaborators/server/session-attributes.ts'
import { permit } from '#features/companies/server/companies.ts'
import * as companies from '#features/companies/server/routes.ts'
import { managerAttributes } from '#features/companies/server/session-attributes.ts'
import * as complementaryHours from '#features/complementary-hours/server/routes.ts'
import { internAttributes } from '#features/contracts/server/session-attributes.ts'
import * as dashboard from '#features/dashboard/server/routes.ts'
import * as featureFlags from '#features/feature-flags/server/routes.ts'
import * as files from '#features/files/server/routes.ts'
import * as institutions from '#features/institutions/server/routes.ts'
import * as jobs from '#features/jobs/server/routes.ts'
import * as legalTexts from '#features/legal-texts/server/routes.ts'
import * as notifications from '#features/notifications/server/routes.ts'
import * as operator from '#features/operator/server/routes.ts'
import * as personalDocuments from '#features/personal-documents/server/routes.ts'
import * as postalCodes from '#features/postal-codes/server/routes.ts'
import * as searchEngines from '#features/search-engines/server/routes.ts'
import * as siteSettings from '#features/site-settings/server/routes.ts'
import * as staticLists from '#features/static-lists/server/routes.ts'
import type { Gate } from '#server/application.ts'
import { reference } from '#server/openapi/routes.ts'
import type { Served } from '#server/serve.ts'
import { wires } from './endpoints.ts'

/** Who may come in, and to what. */
export const gate: Gate = { identify, permit }

const served: Served[] = [
  ...staticLists.routes,
  ...files.routes,
  ...featureFlags.routes,
  ...postalCodes.routes,
  ...legalTexts.routes,
  ...notifications.routes,
  ...accounts.routes([managerAttributes, approverAttributes, candidateAttributes, internAttributes]),
  ...candidates.routes,
  ...institutions.routes,
  ...companies.routes,
  ...collaborators.routes,
  ...personalDocuments.routes,
  ...complementaryHours.routes,
  ...jobs.routes,
  ...candidatures.routes,
  ...dashboard.routes,
  ...operator.routes,
  ...siteSettings.routes,
  ...searchEngines.routes,
]

export const routes: Served[] = [...served, ...reference(served, wires)]
