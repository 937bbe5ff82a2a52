import type { Case } from '#test/isolation/case.ts'
import { open } from '#test/isolation/opens.ts'

export const cases: Record<string, Case[]> = {
  'get /api/features.json': open(),
}
