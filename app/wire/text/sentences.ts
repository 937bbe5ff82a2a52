// Zod issues as sentences that a person can act on, under the paths of the wire. zod's own pt-BR locale is not
// product copy.
import type * as z from 'zod/mini'

export const BLANK = 'Não pode ficar em branco'
export const FORM_INVALID = 'Os dados enviados não têm o formato esperado.'

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue
type Errors = Record<string, string[]>

export function sentence(issue: Issue): string {
  const { code, input, message, expected } = issue as Partial<Record<'code' | 'message' | 'expected', string>> & {
    input?: unknown
  }
  const blank = input === undefined || input === null || (typeof input === 'string' && input.trim() === '')
  if (blank && code !== 'custom') return BLANK
  if (message && message !== 'Invalid input') return message
  if (code === 'too_small') return tooSmall(issue as never)
  if (code === 'too_big') return tooBig(issue as never)
  if (code === 'invalid_type' && expected === 'int') return 'Informe um número inteiro'
  if (code === 'invalid_type' && expected === 'number') return 'Informe um número'
  if (code === 'unrecognized_keys') return 'Há campos que não são aceitos aqui'
  return 'Não é válido'
}

type Bound = { origin: string; minimum: number; maximum: number }
const tooSmall = ({ origin, minimum }: Bound) => {
  if (origin === 'array') return minimum <= 1 ? BLANK : `Escolha ao menos ${minimum}`
  if (origin === 'string') return minimum <= 1 ? BLANK : `Precisa ter ao menos ${minimum} caracteres`
  return `Deve ser maior ou igual a ${Number(minimum).toLocaleString('pt-BR')}`
}
const tooBig = ({ origin, maximum }: Bound) => {
  if (origin === 'file') return `O arquivo passa do limite de ${size(maximum)}`
  if (origin === 'array') return `Escolha no máximo ${maximum}`
  if (origin === 'string') return `Pode ter no máximo ${maximum} caracteres`
  return `Deve ser menor ou igual a ${Number(maximum).toLocaleString('pt-BR')}`
}
export const size = (bytes: number) =>
  bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toLocaleString('pt-BR')} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} kB`

/** experiences_attributes, 0, company → experiences[0].company */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`
    const key = String(part).replace(/_attributes$/, '')
    return name ? `${name}.${key}` : key
  }, '')

/** The path without wrapping keys; a wrapper that is missing itself is named. */
const unwrapped = (path: readonly PropertyKey[], [root, ...further]: readonly string[]): readonly PropertyKey[] =>
  path.length > 1 && path[0] === root ? unwrapped(path.slice(1), further) : path

/** `errors` by field, for forms; `messages` once each. Errors without a field are in the messages only. */
export function inWords(
  issues: readonly Issue[],
  root: readonly string[] = [],
): { errors: Errors; messages: string[] } {
  const errors: Errors = {}
  const messages = new Set<string>()
  for (const issue of issues) {
    const path = unwrapped(issue.path ?? [], root)
    const words = path.length > 0 || issue.code === 'custom' ? sentence(issue) : FORM_INVALID
    messages.add(words)
    if (path.length === 0) continue
    const said = (errors[fieldName(path)] ??= [])
    if (!said.includes(words)) said.push(words)
  }
  return { errors, messages: [...messages] }
}
