// What a failed call says, in one way everywhere: a fault of ours is never blamed on the person's connection.
import { Refused } from '#wire/send.ts'

/** Said where the server gave no words. An `unanswered` one names the connection: a fault has others. */
export type Failed = string | { unanswered: string }

const INTERNAL = 'Foi um erro interno: tente de novo em alguns instantes.'

/** The server's own words for a refusal, 'Algo deu errado!' for a fault, and `failed` where no answer came. */
export function wordsOfFailure(error: unknown, failed: Failed): string {
  if (!(error instanceof Refused)) return typeof failed === 'string' ? failed : failed.unanswered
  const { status, body } = error
  const words = typeof failed === 'string' ? failed : INTERNAL
  if (status >= 500) return `Algo deu errado! ${words}`
  return body.messages?.join(' ') || body.error_description || words
}
