// Table of contents: every room. What each feature brings stands in its web/pages.ts; routes, guards and menus are read
// from here.
import { pages as academy } from '#features/academy/web/pages.ts'
import { pages as accounts } from '#features/accounts/web/pages.ts'
import { pages as agenda } from '#features/agenda/web/pages.ts'
import { pages as benefitsClub } from '#features/benefits-club/web/pages.ts'
import { pages as candidateBank } from '#features/candidate-bank/web/pages.ts'
import { pages as candidates } from '#features/candidates/web/pages.ts'
import { pages as candidatures } from '#features/candidatures/web/pages.ts'
import { pages as collaborators } from '#features/collaborators/web/pages.ts'
import { pages as companies } from '#features/companies/web/pages.ts'
import { pages as complementaryHours } from '#features/complementary-hours/web/pages.ts'
import { pages as contractBulk } from '#features/contract-bulk/web/pages.ts'
import { pages as contracts } from '#features/contracts/web/pages.ts'
import { pages as dashboard } from '#features/dashboard/web/pages.ts'
import { pages as documentTemplates } from '#features/document-templates/web/pages.ts'
import { pages as evaluations } from '#features/evaluations/web/pages.ts'
import { pages as events } from '#features/events/web/pages.ts'
import { pages as finance } from '#features/finance/web/pages.ts'
import { pages as home } from '#features/home/web/pages.ts'
import { pages as institutionDesk } from '#features/institution-desk/web/pages.ts'
import { pages as institutions } from '#features/institutions/web/pages.ts'
import { pages as internshipForms } from '#features/internship-forms/web/pages.ts'
import { pages as internshipLife } from '#features/internship-life/web/pages.ts'
import { pages as jobs } from '#features/jobs/web/pages.ts'
import { pages as mentors } from '#features/mentors/web/pages.ts'
import { pages as notifications } from '#features/notifications/web/pages.ts'
import { pages as workQueue } from '#features/work-queue/web/pages.ts'
import { pages as operator } from '#features/operator/web/pages.ts'
import { pages as pendencies } from '#features/pendencies/web/pages.ts'
import { pages as personalDocuments } from '#features/personal-documents/web/pages.ts'
import { pages as programs } from '#features/programs/web/pages.ts'
import { pages as questionnaires } from '#features/questionnaires/web/pages.ts'
import { pages as reports } from '#features/reports/web/pages.ts'
import { pages as siteSettings } from '#features/site-settings/web/pages.ts'
import { pages as skillTests } from '#features/skill-tests/web/pages.ts'
import type { Page } from './web/layout/rooms/room.ts'

export const pages: Page[] = [
  ...operator,
  ...workQueue,
  ...home,
  ...companies,
  ...collaborators,
  ...institutions,
  ...institutionDesk,
  ...questionnaires,
  ...academy,
  ...skillTests,
  ...jobs,
  ...programs,
  ...reports,
  ...candidatures,
  ...agenda,
  ...candidateBank,
  ...evaluations,
  ...events,
  ...candidates,
  ...personalDocuments,
  ...complementaryHours,
  ...benefitsClub,
  ...mentors,
  ...contracts,
  ...internshipForms,
  ...internshipLife,
  ...contractBulk,
  ...pendencies,
  ...finance,
  ...documentTemplates,
  ...dashboard,
  ...notifications,
  ...siteSettings,
  ...accounts,
]
