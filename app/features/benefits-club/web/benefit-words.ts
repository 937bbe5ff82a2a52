import type { Standing as Mark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { listBenefits } from '../wire/benefits.ts'
import type { Standing } from '../wire/standings.ts'

export type Benefit = Answer<typeof listBenefits>['collection']['data'][number]
type Told = Benefit['attributes']

export const MARKS: Record<Standing, Mark> = {
  open: 'good',
  soon: 'waiting',
  gone: 'bad',
  checked: 'waiting',
  ended: 'quiet',
  paused: 'quiet',
  draft: 'quiet',
}

/** Until when, or since when no longer. */
export function validityWords({ standing, starts_on, ends_on }: Told): string {
  if (standing === 'ended') return `Terminou em ${ends_on}`
  if (standing === 'soon') return ends_on ? `Vale de ${starts_on} até ${ends_on}` : `Vale a partir de ${starts_on}`
  return ends_on ? `Vale até ${ends_on}, inclusive` : 'Sem data para terminar'
}

/** Whether there is something to ask for; otherwise the reason is said. */
export function whyNot({ standing, for_me, mine, ends_on, starts_on }: Told): string | undefined {
  if (!for_me) return 'Este benefício é só para quem estagia hoje.'
  if (standing === 'ended') return `Este benefício terminou em ${ends_on}.`
  if (mine) return undefined
  if (standing === 'soon') return `Este benefício vale a partir de ${starts_on}.`
  if (standing === 'checked') return 'Pessoas contaram que não funcionou. Estamos conferindo com o parceiro.'
  return standing === 'gone' ? 'Os códigos acabaram. Quando o parceiro mandar mais, eles aparecem aqui.' : undefined
}
