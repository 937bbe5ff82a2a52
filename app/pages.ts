// Table of contents: every room. What each feature brings stands in its web/pages.ts; routes, guards and menus are read
// from here.
import { pages as accounts } from '#features/accounts/web/pages.ts'
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
import { pages as home } from '#features/home/web/pages.ts'
import { pages as institutionDesk } from '#features/institution-desk/web/pages.ts'
import { pages as institutions } from '#features/institutions/web/pages.ts'
import { pages as internshipForms } from '#features/internship-forms/web/pages.ts'
import { pages as internshipLife } from '#features/internship-life/web/pages.ts'
import { pages as jobs } from '#features/jobs/web/pages.ts'
import { pages as notifications } from '#features/notifications/web/pages.ts'
import { pages as operator } from '#features/operator/web/pages.ts'
import { pages as pendencies } from '#features/pendencies/web/pages.ts'
import { pages as personalDocuments } from '#features/personal-documents/web/pages.ts'
import { pages as siteSettings } from '#features/site-settings/web/pages.ts'
import type { Page, Room } from './web/layout/rooms/room.ts'
import { UNBUILT } from './web/layout/rooms/unbuilt-rooms.ts'

export const pages: Page[] = [
  ...operator,
  ...home,
  ...companies,
  ...collaborators,
  ...institutions,
  ...institutionDesk,
  ...jobs,
  ...candidatures,
  ...evaluations,
  ...candidates,
  ...personalDocuments,
  ...complementaryHours,
  ...contracts,
  ...internshipForms,
  ...internshipLife,
  ...contractBulk,
  ...pendencies,
  ...documentTemplates,
  ...dashboard,
  ...notifications,
  ...siteSettings,
  ...accounts,
]

export const rooms: Room[] = [...pages, ...UNBUILT]
