import { startOf } from '#web/session/homes.ts'
import { buildPath } from '#web/path.ts'
import type { Session } from '#web/session/session.ts'

/** Where each kind of user finds their own profile. */
export function profileOf({ userType, attributes: { slug, uuid } }: Pick<Session, 'userType' | 'attributes'>) {
  if (userType === 'User' && slug) return buildPath('/usuarios/ver/:id', { id: slug })
  return userType === 'CompanyManager' && uuid ? buildPath('/colaboradores/:uuid/editar', { uuid }) : startOf(userType)
}
