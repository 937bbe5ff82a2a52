// Table of contents: every feature, in the order in which its addresses are tried. What each brings stands in its
// server/feature.ts.
import type { Contribution } from '#features/accounts/server/accounts.ts'
import { feature as accounts } from '#features/accounts/server/feature.ts'
import { feature as academy } from '#features/academy/server/feature.ts'
import { feature as agenda } from '#features/agenda/server/feature.ts'
import { feature as benefitsClub } from '#features/benefits-club/server/feature.ts'
import { feature as candidateBank } from '#features/candidate-bank/server/feature.ts'
import { feature as candidates } from '#features/candidates/server/feature.ts'
import { feature as candidatures } from '#features/candidatures/server/feature.ts'
import { feature as collaborators } from '#features/collaborators/server/feature.ts'
import { feature as companies } from '#features/companies/server/feature.ts'
import { feature as complementaryHours } from '#features/complementary-hours/server/feature.ts'
import { feature as contractBulk } from '#features/contract-bulk/server/feature.ts'
import { feature as contracts } from '#features/contracts/server/feature.ts'
import { feature as dashboard } from '#features/dashboard/server/feature.ts'
import { feature as documentTemplates } from '#features/document-templates/server/feature.ts'
import { feature as evaluations } from '#features/evaluations/server/feature.ts'
import { feature as events } from '#features/events/server/feature.ts'
import { feature as featureFlags } from '#features/feature-flags/server/feature.ts'
import { feature as files } from '#features/files/server/feature.ts'
import { feature as finance } from '#features/finance/server/feature.ts'
import { feature as institutionDesk } from '#features/institution-desk/server/feature.ts'
import { feature as institutions } from '#features/institutions/server/feature.ts'
import { feature as internshipForms } from '#features/internship-forms/server/feature.ts'
import { feature as internshipLife } from '#features/internship-life/server/feature.ts'
import { feature as internships } from '#features/internships/server/feature.ts'
import { feature as jobs } from '#features/jobs/server/feature.ts'
import { feature as legalTexts } from '#features/legal-texts/server/feature.ts'
import { feature as mentors } from '#features/mentors/server/feature.ts'
import { feature as notifications } from '#features/notifications/server/feature.ts'
import { feature as workQueue } from '#features/work-queue/server/feature.ts'
import { feature as operator } from '#features/operator/server/feature.ts'
import { feature as pendencies } from '#features/pendencies/server/feature.ts'
import { feature as personalDocuments } from '#features/personal-documents/server/feature.ts'
import { feature as programs } from '#features/programs/server/feature.ts'
import { feature as questionnaires } from '#features/questionnaires/server/feature.ts'
import { feature as reports } from '#features/reports/server/feature.ts'
import { feature as postalCodes } from '#features/postal-codes/server/feature.ts'
import { feature as searchEngines } from '#features/search-engines/server/feature.ts'
import { feature as siteSettings } from '#features/site-settings/server/feature.ts'
import { feature as skillTests } from '#features/skill-tests/server/feature.ts'
import { feature as staticLists } from '#features/static-lists/server/feature.ts'
import type { NewsSource } from '#features/notifications/server/news.ts'
import type { Feature, Figures } from '#server/feature.ts'

const bearing: Feature[] = [
  staticLists,
  files,
  featureFlags,
  postalCodes,
  legalTexts,
  companies,
  collaborators,
  candidates,
  institutions,
  institutionDesk,
  personalDocuments,
  complementaryHours,
  events,
  evaluations,
  questionnaires,
  benefitsClub,
  academy,
  skillTests,
  mentors,
  jobs,
  programs,
  candidatures,
  agenda,
  candidateBank,
  contractBulk,
  // Before the addresses of internships: /folders/dashboard is no folder’s id.
  contracts,
  internshipLife,
  pendencies,
  internships,
  internshipForms,
  finance,
  reports,
  documentTemplates,
  operator,
  workQueue,
  siteSettings,
  searchEngines,
]

const contributions = bearing.flatMap(({ session }) => session ?? []) as Contribution[]
const figures: Figures = Object.assign({}, ...bearing.map((feature) => feature.figures))

const sources = bearing.flatMap(({ news }) => news ?? []) as NewsSource[]

export const features: Feature[] = [accounts(contributions), notifications(sources), ...bearing, dashboard(figures)]
