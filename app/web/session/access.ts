// Whom a page is for, decided in the browser: pages are rendered for guests. What they show is guarded by the API itself.
import type { Session, UserType } from './session.ts'
import { type Feature, mayUse, ROLES, rolesFor, type RoleName } from '#wire/person/roles.ts'

export type Access = {
  /** Kinds of user; whoever else comes is led to the first one's log-in. */
  only: readonly Exclude<UserType, 'GuestUser'>[]
  /** Of managers, those whose roles open one of these. */
  feature?: Feature | readonly Feature[]
  /** Of managers, those who approve contracts, whatever their roles. */
  approver?: true
}

/** What a room adds to its frame's access. */
export type RoomAccess = Partial<Access> | 'everybody'

export const featuresOf = ({ feature }: Pick<Access, 'feature'>): readonly Feature[] =>
  feature === undefined ? [] : typeof feature === 'string' ? [feature] : feature

/** Whose roles open it, in the order of the roles. */
export function rolesOf(access: Pick<Access, 'feature'>): RoleName[] {
  const allowed = new Set(featuresOf(access).flatMap(rolesFor))
  return Object.values(ROLES).filter((role) => allowed.has(role))
}

export type Entrance = 'open' | 'log-in' | 'forbidden'

export function entranceOf(
  access: Access | 'everybody',
  { userType, attributes: { roles = [], contract_approver } }: Pick<Session, 'userType' | 'attributes'>,
): Entrance {
  if (access === 'everybody') return 'open'
  if (!(access.only as readonly UserType[]).includes(userType)) return 'log-in'
  if (userType !== 'CompanyManager') return 'open'
  if (access.approver) return contract_approver ? 'open' : 'forbidden'
  const features = featuresOf(access)
  return features.length === 0 || features.some((feature) => mayUse(feature, roles)) ? 'open' : 'forbidden'
}
