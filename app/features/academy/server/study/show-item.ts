import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { QuizContent } from '../../wire/course-draft.ts'
import type { showItem } from '../../wire/items.ts'
import { heldItem, type HeldItem } from './held-item.ts'
import { noteOf } from './notes.ts'
import { neededOf } from './watch.ts'

type Attributes = Answer<typeof showItem>['data']['attributes']

async function videoOf(ctx: Ctx, { video_id, watched, position, sequence }: HeldItem): Promise<Attributes['video']> {
  if (!video_id) return null
  const { seconds, captions, file_id } = await ctx.db
    .selectFrom('academy_videos')
    .select(['seconds', 'captions', 'file_id'])
    .where('id', '=', video_id)
    .executeTakeFirstOrThrow()
  const url = file_id && fileUrl(ctx, { id: file_id, private: true })
  return { url, seconds, needed: neededOf(seconds), captions, watched, position, sequence }
}

const fileOf = async (ctx: Ctx, file_id: string | null) =>
  (file_id &&
    (await ctx.db.selectFrom('files').select(['name', 'size']).where('id', '=', file_id).executeTakeFirst())) ||
  null

async function quizOf(ctx: Ctx, { kind, content, matriculation_id, item_id }: HeldItem): Promise<Attributes['quiz']> {
  if (kind !== 'quiz') return null
  const { questions, pass_percent } = content as QuizContent
  const scores = await ctx.db
    .selectFrom('quiz_tries')
    .select('score')
    .where('matriculation_id', '=', matriculation_id)
    .where('item_id', '=', item_id)
    .where('submitted_at', 'is not', null)
    .execute()
  const best = scores.length ? Math.max(...scores.map(({ score }) => score!)) : null
  return { questions: questions.length, pass_percent, tries: scores.length, best }
}

export async function itemResource(ctx: Ctx, item: HeldItem): Promise<Answer<typeof showItem>> {
  const { course_id, course_title, module_title, kind, title, minutes, required, content } = item
  return {
    data: {
      id: item.item_id,
      type: 'study_item',
      attributes: {
        course_id,
        course_title,
        module_title,
        kind,
        title,
        minutes,
        required,
        done: item.done_at !== null,
        note: noteOf(ctx, item),
        html: 'html' in content ? (content.html as string) : null,
        video: await videoOf(ctx, item),
        youtube: 'youtube' in content ? (content.youtube as string) : null,
        file: await fileOf(ctx, item.file_id),
        quiz: await quizOf(ctx, item),
      },
    },
  }
}

export const showItemTo = (ctx: Ctx, id: string, item_id: string) =>
  transaction(ctx, async (ctx) => itemResource(ctx, await heldItem(ctx, id, item_id)))
