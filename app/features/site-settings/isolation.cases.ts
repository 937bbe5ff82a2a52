import type { Case } from '#test/isolation/case.ts'
import { open, operator } from '#test/isolation/opens.ts'

export const cases: Record<string, Case[]> = {
  'get /v1/site_links': open(),
  'get /v1/operator/settings': [{ opens: operator }],
  'put /v1/operator/settings': [{ send: () => ({ settings: {} }), opens: operator }],
}
