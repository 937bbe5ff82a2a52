import type { FieldErrors } from 'react-hook-form'
import { listErrors } from '../errors/list-errors.ts'

const LONGEST = 40
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** What is wrong with a field of several choices: with the whole of it, or with one of them, which is quoted where it was typed. */
export function choiceError(error: unknown, value: readonly unknown[], typed: boolean): string | undefined {
  const [first] = error && typeof error === 'object' ? listErrors({ choices: error } as FieldErrors) : []
  if (!first) return undefined
  const one = value[Number(first.name.split('.')[1])]
  return typed && typeof one === 'string' ? `“${short(one)}”: ${first.message}` : first.message
}
