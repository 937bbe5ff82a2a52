import { importInstitutions } from '#features/institutions/server/register/import-institutions.ts'
import { runImport } from './run-import.ts'

await runImport(importInstitutions)
