import { question } from '#server/tasks/question.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showVerification } from '../../wire/verifications.ts'

/** Of a document that is no contract: whoever keeps it tells what a guest may know. */
export const documentAsked = question<
  { code: string } | { sha256: string },
  Answer<typeof showVerification> | undefined
>('document asked')
