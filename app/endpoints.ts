// Table of contents: every wire file. What a file calls an endpoint is the operationId that API clients know it by.
import * as accounts from '#features/accounts/wire.ts'
import * as profile from '#features/candidates/wire/profile.ts'
import * as registration from '#features/candidates/wire/registration.ts'
import * as applying from '#features/candidatures/wire/applying.ts'
import * as pipeline from '#features/candidatures/wire/pipeline.ts'
import * as collaborators from '#features/collaborators/wire.ts'
import * as companyDirectory from '#features/companies/wire/directory.ts'
import * as companyProfile from '#features/companies/wire/profile.ts'
import * as companyRegistration from '#features/companies/wire/registration.ts'
import * as complementaryHours from '#features/complementary-hours/wire.ts'
import * as dashboard from '#features/dashboard/wire.ts'
import * as featureFlags from '#features/feature-flags/wire.ts'
import * as files from '#features/files/wire.ts'
import * as keptInstitutions from '#features/institutions/wire/institution-form.ts'
import * as partners from '#features/institutions/wire/partners.ts'
import * as institutions from '#features/institutions/wire/register.ts'
import * as jobsBoard from '#features/jobs/wire/board.ts'
import * as jobsSaved from '#features/jobs/wire/saved.ts'
import * as jobsWriting from '#features/jobs/wire/writing.ts'
import * as legalTexts from '#features/legal-texts/wire.ts'
import * as notifications from '#features/notifications/wire.ts'
import * as operator from '#features/operator/wire.ts'
import * as personalDocuments from '#features/personal-documents/wire.ts'
import * as postalCodes from '#features/postal-codes/wire.ts'
import * as searchEngines from '#features/search-engines/wire.ts'
import * as siteSettings from '#features/site-settings/wire.ts'
import * as staticLists from '#features/static-lists/wire.ts'

export const wires = {
  accounts,
  candidates: { ...registration, ...profile },
  candidatures: { ...applying, ...pipeline },
  collaborators,
  companies: { ...companyRegistration, ...companyProfile, ...companyDirectory },
  complementaryHours,
  dashboard,
  featureFlags,
  files,
  institutions: { ...institutions, ...partners, ...keptInstitutions },
  jobs: { ...jobsBoard, ...jobsSaved, ...jobsWriting },
  legalTexts,
  notifications,
  operator,
  personalDocuments,
  postalCodes,
  searchEngines,
  siteSettings,
  staticLists,
}
