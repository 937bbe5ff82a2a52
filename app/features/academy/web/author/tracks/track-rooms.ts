import type { Answer } from '#wire/endpoint.ts'
import type { showKeptTrack } from '../../../wire/track-authoring.ts'

export type KeptTrack = Answer<typeof showKeptTrack>['data']

export const TRACKS = { to: '/admin/trilhas', label: 'Trilhas' } as const
export const toTrack = (id: string) => `${TRACKS.to}/${id}`
