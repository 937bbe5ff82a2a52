// What somebody was typing when their session ended under the form: in this tab only, for this person only, until it is back in its form.
import { content } from '#web/content.ts'
import { currentSession } from '#web/session/session.ts'

const PREFIX = 'typed '
/** Never kept, whatever form they stand in. */
const SECRET = /password|^otp/

export const personHere = () => {
  const { isLogged, userType, attributes } = currentSession()
  return isLogged ? `${userType} ${attributes.uuid ?? attributes.email ?? attributes.slug ?? ''}` : undefined
}

/** A text cannot hold a file: a row loses only that, and what is nothing but a file goes whole. */
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

/** What differs from how the form began; no secret, and no file. */
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
    // where nothing can be kept, nothing is
  }
}

/** Once: what was brought back is in the form again. */
export function takeTyped(person: string, form: string): Record<string, unknown> | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(person, form))
    sessionStorage.removeItem(keyOf(person, form))
    return text ? (JSON.parse(text) as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Whether a form that is not on screen by itself has something to bring back. */
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
