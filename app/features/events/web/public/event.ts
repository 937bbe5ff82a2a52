import type { Answer } from '#wire/endpoint.ts'
import type { showEvent } from '../../wire/events.ts'

/** An event as everybody reads it. */
export type Event = Answer<typeof showEvent>['data']
