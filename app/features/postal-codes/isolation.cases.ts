import type { Case } from '#test/isolation/case.ts'
import { open } from '#test/isolation/opens.ts'

export const cases: Record<string, Case[]> = {
  'get /v1/postal_codes/{zipcode}': open(() => ({ zipcode: 'x' })),
}
