import { importCourses } from '#features/institutions/server/register/import-courses.ts'
import { runImport } from './run-import.ts'

await runImport(importCourses)
