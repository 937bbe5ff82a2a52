import type { RowOf } from '#web/list/use-pages.ts'
import type { listInvites } from '../../wire/form-invites.ts'

export type Invite = RowOf<typeof listInvites>
