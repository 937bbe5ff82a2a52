import { useSyncExternalStore } from 'react'
import { stored } from '#web/storage/stored.ts'

export type UserType = 'GuestUser' | 'User' | 'CompanyManager' | 'Operator'

/** With the API's names; attributes that a kind of account lacks are absent. */
export type SessionAttributes = {
  avatar?: string | null
  first_name?: string
  email?: string
  slug?: string
  uuid?: string
  intern?: boolean
  former_intern?: boolean
  profile_completeness_percentage?: number
  roles?: string[]
  /** May approve contracts, whatever the roles. */
  contract_approver?: boolean
  /** Named in an interview that lies ahead. */
  interviewer?: boolean
  /** An operator's session that opens only the two-factor setup. */
  two_factor_due?: boolean
  company_slug?: string
  company_name?: string
  company_avatar?: string | null
  talent_hub_ies_student?: { id: string; name: string; display_name: string; logo: string | null } | null
}

export type Session = {
  isLogged: boolean
  userType: UserType
  access_token?: string
  attributes: SessionAttributes
  firstSignIn: boolean
}

export const GUEST: Session = { isLogged: false, userType: 'GuestUser', attributes: {}, firstSignIn: false }

export const SESSION_KEY = 'session'

const store = stored<Session>(SESSION_KEY, GUEST, parse, (session) =>
  session.isLogged ? JSON.stringify(session) : null,
)

function parse(text: string): Session | undefined {
  const kept = JSON.parse(text) as Partial<Session> | null
  return kept?.isLogged && kept.access_token && kept.userType
    ? { ...GUEST, ...kept, attributes: { ...kept.attributes } }
    : undefined
}

export const currentSession = store.get
export const openSession = (session: Omit<Session, 'isLogged'>) => store.set({ ...session, isLogged: true })
export const refreshAttributes = (attributes: SessionAttributes) => {
  const session = store.get()
  if (session.isLogged) store.set({ ...session, attributes: { ...session.attributes, ...attributes } })
}
export const closeSession = () => store.set(GUEST)
export const watchSession = store.subscribe

/** The server renders for a guest; the own session appears after hydration. */
export const useSession = () => useSyncExternalStore(store.subscribe, store.get, store.atServer)
