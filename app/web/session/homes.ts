import type { Session, UserType } from './session.ts'

const HOME: Record<UserType, string> = {
  GuestUser: '/',
  User: '/usuarios/home',
  CompanyManager: '/empresas/dashboard',
  Operator: '/admin',
}

const LOGIN: Record<UserType, string> = {
  GuestUser: '/usuarios/entrar',
  User: '/usuarios/entrar',
  CompanyManager: '/colaboradores/entrar',
  Operator: '/admin/entrar',
}
export const loginOf = (userType: UserType) => LOGIN[userType]

/** Where a person goes after coming in: the first time a candidate who is no intern tells the basics. */
export const homeOf = (session: Pick<Session, 'userType' | 'firstSignIn' | 'attributes'>) =>
  tellsBasics(session) ? BASICS : HOME[session.userType]

/** Where 'back to the start' leads whoever reads it. */
export const startOf = (userType: UserType) => HOME[userType]

const BASICS = '/usuarios/dados-basicos'
const tellsBasics = ({ userType, firstSignIn, attributes }: Pick<Session, 'userType' | 'firstSignIn' | 'attributes'>) =>
  userType === 'User' && firstSignIn && !attributes.intern

/** The one room of whoever must turn the second step on before anything else: operators, and people of a company that asks it of all. */
export const securityOf = (userType: UserType) =>
  userType === 'Operator' ? '/admin/seguranca' : '/colaboradores/alterar-senha'

/** After a log-in: what comes first, else where one was going, else home. The basics know where one was going, and lead there. */
export const wayIn = (session: Pick<Session, 'userType' | 'firstSignIn' | 'attributes'>, search: string): string => {
  if (session.attributes.two_factor_due) return securityOf(session.userType)
  const back = wayBack(search)
  return back === undefined ? homeOf(session) : tellsBasics(session) ? backTo(BASICS, back) : back
}

/** An address that knows where to go afterwards. */
export const backTo = (address: string, back: string) => `${address}?${new URLSearchParams({ voltar: back })}`

/** A way back within this site, as ?voltar= carries it; anything else is no way. */
export const wayBack = (search: string): string | undefined => {
  const path = new URLSearchParams(search).get('voltar') ?? ''
  const url = URL.parse(path, 'https://site.invalid')
  // '/.//x' is of this site, but its path alone, '//x', is another one.
  return path.startsWith('/') && url?.origin === 'https://site.invalid' && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}`
    : undefined
}
