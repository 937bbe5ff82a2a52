import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { ANSWER_FILE_BYTES } from '#wire/questions/question-words.ts'

export const FILE_RULE: FileRule = { kinds: ['pdf', 'docx', 'image'], mostBytes: ANSWER_FILE_BYTES }
