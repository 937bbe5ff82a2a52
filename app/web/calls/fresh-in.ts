import { Refused } from '#wire/send.ts'

/** The current state from a 409, when that is why the request was refused. */
export const freshIn = <T>(error: unknown) =>
  error instanceof Refused && error.status === 409 ? (error.body as { data?: T }).data : undefined
