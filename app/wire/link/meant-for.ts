// Rooms that two kinds of people share have two log-ins: a link says in ?para= for whom it is.
const MEANT = { candidato: 'User', empresa: 'CompanyManager', operacao: 'Operator' } as const
type Meant = keyof typeof MEANT

/** Of a local path without a query. */
export const forManagers = (path: string) => `${path}?para=${'empresa' satisfies Meant}`

export function meantFor(search: string): (typeof MEANT)[Meant] | undefined {
  const said = new URLSearchParams(search).get('para') ?? ''
  return Object.hasOwn(MEANT, said) ? MEANT[said as Meant] : undefined
}
