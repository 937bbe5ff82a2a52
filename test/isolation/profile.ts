// A candidate's own profile, and what companies see of it.
import type { Person } from '#test/support/people.ts'
import type { Case } from './case.ts'

const candidate = ({ kind }: Person) => kind === 'User'

export const profileCases: Record<string, Case[]> = {
  'get /v1/profile/user_infos/attributes': [{ opens: candidate }],
  'put /v1/profile/users': [{ send: () => ({ user: { user_info_attributes: { cellphone: 'x' } } }), opens: candidate }],
}
