// A deliberate log-out is announced before the session is removed, so that other tabs do not take it for an expired
// session.
import type { UserType } from './session.ts'

export type Leaving = { who: UserType; /** In this very tab, which leads away by itself. */ here: boolean }

const KEY = 'left'
const watchers = new Set<(leaving: Leaving) => void>()

export function announceLogOut(who: UserType) {
  for (const told of watchers) told({ who, here: true })
  try {
    localStorage.setItem(KEY, who)
    localStorage.removeItem(KEY)
  } catch {
    // without storage no other tab has this session
  }
}

export function watchLogOut(told: (leaving: Leaving) => void) {
  const hear = ({ key, newValue }: StorageEvent) =>
    void (key === KEY && newValue && told({ who: newValue as UserType, here: false }))
  watchers.add(told)
  addEventListener('storage', hear)
  return () => {
    watchers.delete(told)
    removeEventListener('storage', hear)
  }
}
