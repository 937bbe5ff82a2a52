import { question } from '#server/tasks/question.ts'

/** In the transaction in which somebody loses the access: what they were to do ends with it. */
export const managerLeaves = question<{ manager_id: string }, void>('manager leaves')
