import type { FieldErrors } from 'react-hook-form'
import { listErrors } from '../errors/list-errors.ts'

const LONGEST = 40
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** The error of a field of several choices: of the field, or of one choice, which is quoted. */
export function choiceError(error: unknown, value: readonly unknown[], typed: boolean): string | undefined {
  const [first] = error && typeof error === 'object' ? listErrors({ choices: error } as FieldErrors) : []
  if (!first) return undefined
  const one = value[Number(first.name.split('.')[1])]
  return typed && typeof one === 'string' ? `“${short(one)}”: ${first.message}` : first.message
}
