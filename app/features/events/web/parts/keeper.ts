import type { Answer } from '#wire/endpoint.ts'
import type { Standing } from '#web/ui/states/standing.tsx'
import { useSession } from '#web/session/session.ts'
import type { EventState } from '../../wire/event-words.ts'
import type { showOwnedEvent } from '../../wire/events.ts'

export type OwnedEvent = Answer<typeof showOwnedEvent>['data']

/** Where these rooms are: the operation has its own. */
export const useRooms = () => (useSession().userType === 'Operator' ? '/admin/eventos' : '/eventos')

export const STANDINGS: Record<EventState, Standing> = { draft: 'quiet', published: 'good', cancelled: 'bad' }
