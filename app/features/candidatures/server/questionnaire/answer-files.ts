import {
  exchangeFiles,
  type KeptFile,
  fileUrl,
  givenName,
  keepFile,
  type Keeping,
} from '#features/files/server/files.ts'
import type { Answers } from '#features/questionnaires/wire/answering.ts'
import { ANSWER_FILE_BYTES } from '#wire/questions/question-words.ts'
import type { Content } from '#features/questionnaires/wire/questions.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'

const PURPOSE = 'questionnaire answer'
const UPLOADS = { name: 'questionnaire files', times: 60, seconds: 3600 }
const KEEPING: Keeping = {
  field: 'file',
  purpose: PURPOSE,
  accept: ['pdf', 'docx', 'png', 'jpeg', 'webp'],
  limit: ANSWER_FILE_BYTES,
  private: true,
  sealed: true,
}

export async function keepAnswerFile(ctx: Ctx, file: File): Promise<KeptFile> {
  ctx.limits.spend(UPLOADS, (ctx.actor as SignedIn).login_id)
  return keepFile(ctx, file, KEEPING)
}

/** The files among some answers. */
export const filesIn = ({ questions }: Pick<Content, 'questions'>, answers: Answers): string[] =>
  questions.flatMap(({ id, type }) => (type === 'file' && answers[id] ? [String(answers[id])] : []))

/** Files that this person sent as answers: somebody else's is not there. */
export async function refuseForeignFiles(ctx: Ctx, ids: readonly string[]) {
  if (!ids.length) return
  const own = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('purpose', '=', PURPOSE)
    .where('owner_login_id', '=', (ctx.actor as SignedIn).login_id)
    .where('removed_at', 'is', null)
    .execute()
  if (ids.some((id) => own.every((one) => one.id !== id)))
    throw notFound('Não encontramos esse arquivo entre os que você enviou. Envie-o de novo.')
}

type Exchange = { attached: readonly string[]; removed: readonly string[] }

/** What came with answers that were sent is not removed: the company reads it there. */
export async function exchangeAnswerFiles(ctx: Ctx, { attached, removed }: Exchange) {
  const sent = removed.length
    ? await ctx.db.selectFrom('answers').select('file_id').where('file_id', 'in', removed).execute()
    : []
  await exchangeFiles(ctx, {
    attached,
    removed: removed.filter((id) => sent.every(({ file_id }) => file_id !== id)),
  })
}

export const fileResource = (ctx: Ctx, file: Pick<KeptFile, 'id' | 'name' | 'sealed_name' | 'type' | 'size'>) => ({
  id: file.id,
  name: givenName(ctx, file),
  type: file.type,
  size: Number(file.size),
  url: fileUrl(ctx, { id: file.id, private: true }),
})

export async function filesById(ctx: Ctx, ids: readonly string[]) {
  if (!ids.length) return []
  const rows = await ctx.db
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map((row) => fileResource(ctx, row))
}
