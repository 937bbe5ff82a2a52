// Table of contents: every wire file. What a file calls an endpoint is the operationId that API clients know it by.
import * as accounts from '#features/accounts/wire.ts'
import * as profile from '#features/candidates/wire/profile.ts'
import * as registration from '#features/candidates/wire/registration.ts'
import * as collaborators from '#features/collaborators/wire.ts'
import * as companies from '#features/companies/wire.ts'
import * as complementaryHours from '#features/complementary-hours/wire.ts'
import * as dashboard from '#features/dashboard/wire.ts'
import * as featureFlags from '#features/feature-flags/wire.ts'
import * as files from '#features/files/wire.ts'
import * as institutions from '#features/institutions/wire.ts'
import * as legalTexts from '#features/legal-texts/wire.ts'
import * as operator from '#features/operator/wire.ts'
import * as personalDocuments from '#features/personal-documents/wire.ts'
import * as postalCodes from '#features/postal-codes/wire.ts'
import * as siteSettings from '#features/site-settings/wire.ts'
import * as staticLists from '#features/static-lists/wire.ts'

export const wires = { accounts, candidates: { ...registration, ...profile }, collaborators, companies, complementaryHours, dashboard, featureFlags, files, institutions, legalTexts, operator, personalDocuments, postalCodes, siteSettings, staticLists }
