// The session of a form, for as long as its tab is open: a reload keeps it.
const keyOf = (uuid: string) => `form ${uuid}`
/** Where storage is refused, for as long as the page. */
const here = new Map<string, string>()

export function formSession(uuid: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(uuid)) ?? here.get(uuid)
  } catch {
    return here.get(uuid)
  }
}

export function keepFormSession(uuid: string, session: string | undefined) {
  if (session === undefined) here.delete(uuid)
  else here.set(uuid, session)
  try {
    if (session === undefined) sessionStorage.removeItem(keyOf(uuid))
    else sessionStorage.setItem(keyOf(uuid), session)
  } catch {
    // kept for this page only
  }
}
