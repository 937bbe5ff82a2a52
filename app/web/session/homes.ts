import { localPath } from '#wire/link/local-path.ts'
import { meantFor } from '#wire/link/meant-for.ts'
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

/**
 * The log-in of a room that several kinds of people share: of who was here until now, else of whom the link is for,
 * else of those whom the room is for first.
 */
export function loginFor(only: readonly UserType[], search: string, was?: UserType) {
  const one = [was, meantFor(search)].find((kind) => kind !== undefined && only.includes(kind))
  return loginOf(one ?? only[0]!)
}

/** The page after a log-in: at first a candidate who is no intern fills in the basics. */
export const homeOf = (session: Pick<Session, 'userType' | 'firstSignIn' | 'attributes'>) =>
  tellsBasics(session) ? BASICS : HOME[session.userType]

/** Where 'back to the start' leads. */
export const startOf = (userType: UserType) => HOME[userType]

const BASICS = '/usuarios/dados-basicos'
const tellsBasics = ({ userType, firstSignIn, attributes }: Pick<Session, 'userType' | 'firstSignIn' | 'attributes'>) =>
  userType === 'User' && firstSignIn && !attributes.intern

/**
 * The only room open before the second step is turned on: for operators, and people of a company that requires it.
 */
export const securityOf = (userType: UserType) =>
  userType === 'Operator' ? '/admin/seguranca' : '/colaboradores/alterar-senha'

/**
 * After a log-in: a required page first, else the requested page, else home. The basics lead on to the requested page
 * themselves.
 */
export const pageAfterLogin = (
  session: Pick<Session, 'userType' | 'firstSignIn' | 'attributes'>,
  search: string,
): string => {
  if (session.attributes.two_factor_due) return securityOf(session.userType)
  const back = returnPath(search)
  return back === undefined ? homeOf(session) : tellsBasics(session) ? withReturnTo(BASICS, back) : back
}

/** An address with the page to return to. */
export const withReturnTo = (address: string, back: string) => `${address}?${new URLSearchParams({ voltar: back })}`

/** The local path in ?voltar=; anything else is ignored. */
export const returnPath = (search: string) => localPath(new URLSearchParams(search).get('voltar') ?? '')
