import type { Standing } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { listCollaborators } from '../wire/collaborators.ts'

export type Collaborator = Answer<typeof listCollaborators>['collection']['data'][number]

/** In one mark: out, on the way in, or in. */
export function standingOf({
  active,
  invited,
  uninvited,
}: Pick<Collaborator['attributes'], 'active' | 'invited' | 'uninvited'>): { mark: Standing; words: string } {
  if (!active) return { mark: 'bad', words: 'Desativado' }
  if (uninvited) return { mark: 'waiting', words: 'Sem convite' }
  return invited ? { mark: 'waiting', words: 'Convidado' } : { mark: 'good', words: 'Ativo' }
}
