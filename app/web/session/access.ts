// Access to pages, decided in the browser: pages are rendered for guests, and the API guards their data.
import type { Session, UserType } from './session.ts'
import { type Feature, mayUse, ROLES, rolesFor, type RoleName } from '#wire/person/roles.ts'

export type Access = {
  /** Kinds of user; others are led to the log-in of the first one. */
  only: readonly Exclude<UserType, 'GuestUser'>[]
  /** Managers whose roles open one of these. */
  feature?: Feature | readonly Feature[]
  /** Managers who approve contracts, whatever their roles. */
  approver?: true
}

/** What a room adds to its frame's access. */
export type RoomAccess = Partial<Access> | 'everybody'

export const featuresOf = ({ feature }: Pick<Access, 'feature'>): readonly Feature[] =>
  feature === undefined ? [] : typeof feature === 'string' ? [feature] : feature

/** Roles that open it, in the order of the roles. */
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
