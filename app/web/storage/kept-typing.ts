// Values typed when a session ended under a form: kept in this tab, for this person, until the form is back.
import { content } from '#web/content.ts'
import { currentSession } from '#web/session/session.ts'

const PREFIX = 'typed '
/** Never stored. */
const SECRET = /password|^otp/

export const personHere = () => {
  const { isLogged, userType, attributes } = currentSession()
  return isLogged ? `${userType} ${attributes.uuid ?? attributes.email ?? attributes.slug ?? ''}` : undefined
}

/** Files cannot be stored: a row loses the file only, and a field that is a file is dropped. */
function withoutFiles(value: unknown): unknown {
  if (value instanceof Blob) return undefined
  if (Array.isArray(value)) return value.map(withoutFiles).filter((one) => one !== undefined)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
  const isFileAlone =
    parts.some(([, part]) => part instanceof Blob) &&
    parts.every(([name, part]) => name === 'key' || part instanceof Blob)
  return isFileAlone
    ? undefined
    : Object.fromEntries(parts.map(([name, part]) => [name, part instanceof Blob ? null : withoutFiles(part)]))
}

/** What differs from the form's initial values, without secrets and files. */
export function typedIn(
  values: Readonly<Record<string, unknown>>,
  initial: Readonly<Record<string, unknown>>,
  never: readonly string[] = [],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !SECRET.test(name) && !never.includes(name))
      .map(([name, value]) => [name, withoutFiles(value)] as const)
      .filter(([name, value]) => value !== undefined && content(value) !== content(initial[name])),
  )
}

const keyOf = (person: string, form: string) => `${PREFIX}${person} ${form}`

export function keepTyped(person: string, form: string, typed: Record<string, unknown>) {
  if (Object.keys(typed).length === 0) return
  try {
    sessionStorage.setItem(keyOf(person, form), JSON.stringify(typed))
  } catch {
    // without storage nothing is kept
  }
}

/** Returned once. */
export function takeTyped(person: string, form: string): Record<string, unknown> | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(person, form))
    sessionStorage.removeItem(keyOf(person, form))
    return text ? (JSON.parse(text) as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Whether a form that is not on screen has values to restore. */
export function isTypedKept(form: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(personHere() ?? '', form)) !== null
  } catch {
    return false
  }
}

export function forgetTyped() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
