import type { Selectable } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { UserType } from '#server/context.ts'
import type { Given } from '#wire/endpoint.ts'
import type { showLogin } from '../wire/logins.ts'
import type { listSessions } from '../wire/sessions.ts'
import { deviceWords } from './sessions/device.ts'

type SessionRow = Pick<Selectable<DB['sessions']>, 'id' | 'device' | 'created_at' | 'last_used_at'>

export const sessionResource = (
  { id, device, created_at, last_used_at }: SessionRow,
  current_id: string,
): Given<typeof listSessions>['collection']['data'][number] => ({
  id,
  type: 'session',
  attributes: { device: deviceWords(device), created_at, last_used_at, current: id === current_id },
})

type Shown = { login: Selectable<DB['logins']>; new_email: string | null; codes_left: number | null }

export const loginResource = ({ login, new_email, codes_left }: Shown): Given<typeof showLogin>['data'] => ({
  id: login.id,
  type: 'login',
  attributes: {
    user_type: login.user_type as UserType,
    email: login.email,
    email_confirmed: login.email_confirmed_at !== null,
    new_email,
    otp_required_for_login: codes_left !== null,
    recovery_codes_left: codes_left,
  },
})
