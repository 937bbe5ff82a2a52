import type { Answer } from '#wire/endpoint.ts'
import type { listProposals } from '../wire.ts'

export type Proposal = Answer<typeof listProposals>['collection']['data'][number]
export type GrowingList = Proposal['attributes']['list']

export const GROWING: Record<GrowingList, string> = {
  skills: 'Conhecimentos',
  softwares: 'Programas e ferramentas',
  interests: 'Interesses',
}

export const inProfiles = (count: number) =>
  count === 0
    ? 'em nenhum perfil agora'
    : count === 1
      ? 'em 1 perfil'
      : `em ${new Intl.NumberFormat('pt-BR').format(count)} perfis`
