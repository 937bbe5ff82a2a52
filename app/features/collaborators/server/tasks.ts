import { repeated, type Task } from '#server/tasks/task.ts'
import { checkImport } from './import/check-import.ts'
import { commitRows } from './import/commit-import.ts'
import { closeImport } from './import/close-import.ts'
import { forgetImports } from './import/forget-imports.ts'

const DAY = 86_400

export const tasks = [checkImport, commitRows, closeImport, repeated(DAY, forgetImports)] as Task<never>[]
