import type { Answer } from '#wire/endpoint.ts'
import type { Feature } from '#wire/person/roles.ts'
import type { showDashboard } from '../wire.ts'

type Card = Answer<typeof showDashboard>['data']['attributes']['cards'][number]
type Copy = { to: string; title: string; note: string; late?: boolean }

const number = new Intl.NumberFormat('pt-BR')
const counted = (n: number, one: string, many: string) => (n === 1 ? one : `${number.format(n)} ${many}`)

/** Figures of cards that are work: where it is done, and in what words. */
export const COPY_OF_WAITING: Partial<Record<Feature, (n: number) => Copy>> = {
  CONTRACTS: (n) => ({
    to: '/folders/minhas',
    title: counted(n, '1 contrato está com vocês', 'contratos estão com vocês'),
    note: 'Para aprovar, assinar ou corrigir',
  }),
  PENDING: (n) => ({
    to: '/estagios/pendencias',
    title: counted(n, '1 pendência vencida', 'pendências vencidas'),
    note: 'Relatórios, avaliações e documentos de estágio',
    late: true,
  }),
  EVALUATION: (n) => ({
    to: '/avaliacoes/respostas',
    title: counted(n, '1 avaliação atrasada', 'avaliações atrasadas'),
    note: 'De estágios que vocês acompanham',
    late: true,
  }),
}

export const waitingIn = (cards: readonly Card[]) =>
  cards.flatMap(({ feature, waiting }) => (waiting && COPY_OF_WAITING[feature] ? [{ feature, waiting }] : []))
