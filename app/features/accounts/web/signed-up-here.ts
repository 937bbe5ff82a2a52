import { stored } from '#web/storage/stored.ts'
import { maskedEmail } from '#wire/person/email.ts'

const here = stored(
  'signed-up',
  '',
  (text) => text,
  (email) => email,
)

/** Whoever opens an account here chose its password themselves. */
export const rememberSignUp = (email: string) => here.set(maskedEmail(email.trim()))
export const signedUpHere = (masked: string) => here.get() === masked
