import type { Case } from '#test/isolation/case.ts'
import { withFeature } from '#test/isolation/opens.ts'

export const cases: Record<string, Case[]> = {
  'get /v1/internship/pendencies': [{ opens: withFeature('PENDING') }],
}
