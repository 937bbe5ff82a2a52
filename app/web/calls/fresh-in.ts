import { Refused } from '#wire/send.ts'

/** What somebody else was quicker with, as it stands now, when that is why it was refused. */
export const freshIn = <T>(error: unknown) =>
  error instanceof Refused && error.status === 409 ? (error.body as { data?: T }).data : undefined
