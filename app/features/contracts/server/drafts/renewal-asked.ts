import { question } from '#server/tasks/question.ts'

/** Before an amendment with a later last day is sent: whoever knows why it should wait refuses it. */
export const renewalAsked = question<{ internship_id: string; ends_on: string }, void>('renewal asked')
