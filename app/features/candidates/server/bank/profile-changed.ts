import { question } from '#server/tasks/question.ts'

/** What companies may find of these people has changed: what they are searched by changes with it. */
export const profileChanged = question<{ user_info_ids: readonly string[] }, void>('profile changed')
