// Where the lists of a contract's form come from.
import { listCoursesOf, listInstitutions } from '#features/institutions/wire/register.ts'
import { listSigners, listSupervisors } from '#features/internships/wire/folders.ts'
import { call } from '#web/calls/api.ts'

export const institutions = (q: string, signal: AbortSignal) => call(listInstitutions, { q }, { signal })
export const coursesOf = (university: number) => (q: string, signal: AbortSignal) =>
  call(listCoursesOf, { university: String(university), q }, { signal })

type Person = { value: string; label: string; description: string | null }
const asOption = ({ description, ...one }: Person) => ({ ...one, ...(description && { description }) })
export const supervisors = (company_id: string) => async (q: string, signal: AbortSignal) =>
  (await call(listSupervisors, { company_id, q }, { signal })).map(asOption)
export const signers = (company_id: string) => async (q: string, signal: AbortSignal) =>
  (await call(listSigners, { company_id, q }, { signal })).map(asOption)
