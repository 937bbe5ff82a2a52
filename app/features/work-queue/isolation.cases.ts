import type { Case } from '#test/isolation/case.ts'
import { nobody, operator } from '#test/isolation/opens.ts'

export const cases: Record<string, Case[]> = {
  'get /v1/admin/tasks': [{ opens: operator }],
  'post /v1/admin/tasks/{id}/retries': [
    { what: 'no task', send: () => ({ id: '999999999' }), opens: nobody, meant: operator },
  ],
  'get /v1/admin/letters': [{ opens: operator }],
}
