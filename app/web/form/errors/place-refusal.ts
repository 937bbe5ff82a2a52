import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { type Failed, wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'
import { placeErrors } from './place-errors.ts'

type Form<T extends FieldValues, Out> = Pick<UseFormReturn<T, unknown, Out>, 'getValues' | 'setError'>

/** Shown on a form that stays open with its values. */
export const NOT_SAVED =
  'Não foi possível salvar agora. O que você digitou continua aqui: tente novamente em instantes.'

/**
 * Shows a failed request: on the fields it names, and as words for the rest. `failed` is the message for faults and
 * network failures. The result has fields, words or both.
 */
export function placeRefusal<T extends FieldValues, Out = T>(
  form: Form<T, Out>,
  error: unknown,
  failed: Failed,
  fieldOf?: Parameters<typeof placeErrors<T, Out>>[2],
): { fields: FieldPath<T>[]; words: string | undefined } {
  const refused = error instanceof Refused && error.status < 500 ? error.body : undefined
  let homeless = ''
  const hearing = {
    ...form,
    setError: ((name, said) => (
      name === 'root.server' && (homeless = said.message ?? ''),
      form.setError(name, said)
    )) as typeof form.setError,
  }
  const fields = placeErrors(hearing, refused?.errors ?? {}, fieldOf)
  const words = homeless || (fields.length > 0 ? undefined : wordsOfFailure(error, failed))
  return { fields, words }
}
