import { addressOf } from '#web/list/filters.ts'
import type { Answer } from '#wire/endpoint.ts'
import { useSite } from '#web/site.ts'
import type { showContractDashboard } from '../../wire/dashboard.ts'
import { type Party, SHORT_KINDS } from '../../wire/words.ts'

export type Found = Answer<typeof showContractDashboard>['data']['attributes']
export type Group = Found['groups'][number]
type Row = Group['rows'][number]

const number = new Intl.NumberFormat('pt-BR')
export const count = (n: number, one: string, many: string) => `${number.format(n)} ${n === 1 ? one : many}`
export const days = (n: number) => (n === 0 ? 'hoje' : count(n, 'dia', 'dias'))
export const ago = (n: number) => (n === 0 ? 'hoje' : `há ${days(n)}`)
export const usually = (n: number) => `${number.format(n)} ${n > 1 ? 'dias' : 'dia'}`

/** The list that a number counts. */
export const listed = (filters: Record<string, unknown>) => addressOf('/folders/minhas', filters)

/** As the company calls them. */
export function useGroupNames(): Record<Party, string> {
  const { app_name } = useSite()
  return {
    company_sign: 'Com vocês',
    walljobs: app_name,
    internship_sign: 'Estagiários',
    university_sign: 'Instituições',
  }
}

/** The operator's order, with ourselves first. */
export const oursFirst = <G extends { holder: Party }>(groups: readonly G[]) => [
  ...groups.filter(({ holder }) => holder === 'company_sign'),
  ...groups.filter(({ holder }) => holder !== 'company_sign'),
]

/** What is done now, in a few words. */
const DOING: Record<Row['state'], (row: Row) => string> = {
  approval: () => 'aprovar',
  review: () => 'em conferência',
  upload_review: () => 'papel em conferência',
  upload_base: () => 'enviar o contrato base',
  upload: () => 'em papel',
  signature: ({ holder_name }) => (holder_name ? `${holder_name} assina` : 'assinar'),
  rejected: () => 'corrigir e reenviar',
  not_defined: () => 'tipo a definir',
  sealing: () => 'selando',
  created: () => 'rascunho',
  completed: () => 'concluído',
  voided: () => 'cancelado',
}

export const doing = (row: Row) =>
  [
    SHORT_KINDS[row.kind],
    DOING[row.state](row),
    row.reminders > 0 && `${row.reminders === 1 ? 'lembrado 1 vez' : `lembrado ${row.reminders} vezes`}`,
  ]
    .filter(Boolean)
    .join(' · ')
