import { importInstitutionCourses } from '#features/institutions/server/register/import-institution-courses.ts'
import { runImport } from './run-import.ts'

await runImport(importInstitutionCourses)
