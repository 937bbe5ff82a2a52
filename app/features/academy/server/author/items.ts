// One item of a draft, as its author writes it.
import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { invalid, notFound } from '#server/refusal.ts'
import { cleanHtml } from '#server/rich-text/clean-html.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { youtubeId } from '#wire/link/youtube.ts'
import { slugOf } from '#wire/link/slug.ts'
import type { SentOf } from '#wire/record.ts'
import type { changeItem as change, showKeptItem } from '../../wire/authoring.ts'
import { captionsProblem } from '../../wire/captions.ts'
import type { CourseDraft, DraftItem, ItemKind, QuizContent } from '../../wire/course-draft.ts'
import type { newItem } from '../../wire/course-record.ts'
import { changeDraft, draftOf, type DraftRow, heldDraft, keepDraft } from './drafts.ts'
import { captionsOf, type Media, mediaOf } from './media.ts'
import { quizQuestions, typedQuestions } from './typed-questions.ts'

const PASS_PERCENT = 70
const MINUTES = 10

export const itemIn = ({ modules }: CourseDraft, key: string) => {
  const found = modules.flatMap(({ items }) => items).find((item) => item.key === key)
  if (!found) throw notFound('Não encontramos este item.')
  return found
}

const quizOf = ({ content }: DraftItem) => ('questions' in content ? (content as QuizContent) : undefined)

export const withItem = (draft: CourseDraft, item: DraftItem): CourseDraft => ({
  ...draft,
  modules: draft.modules.map((module) => ({
    ...module,
    items: module.items.map((one) => (one.key === item.key ? item : one)),
  })),
})

type Kept = Answer<typeof showKeptItem>['data']

function resourceOf(ctx: Ctx, { id, draft, lock_version }: DraftRow, key: string, media: Media): Kept {
  const item = itemIn(draft, key)
  const { content, kind, title, minutes, required } = item
  const video = media.videos.get(item.video_id ?? '')
  const file = media.files.get(video?.file_id ?? item.file_id ?? '')
  const quiz = quizOf(item)
  return {
    id: `${id}/${key}`,
    type: 'kept_course_item',
    attributes: {
      title,
      minutes,
      required,
      text: 'html' in content ? (content.html as string) : null,
      captions: kind === 'video' ? captionsOf(item, media) : null,
      youtube: 'youtube' in content ? `https://www.youtube.com/watch?v=${content.youtube as string}` : null,
      pass_percent: quiz?.pass_percent ?? PASS_PERCENT,
      questions: quiz ? typedQuestions(quiz.questions) : [],
      kind,
      file: file ? { name: file.name, size: file.size, url: fileUrl(ctx, { id: file.id, private: true }) } : null,
      seconds: video?.seconds ?? null,
      course_title: draft.title,
      lock_version,
    },
  }
}

export const showItem = async (ctx: Ctx, id: string, key: string) => ({
  data: resourceOf(ctx, await draftOf(ctx, id), key, await mediaOf(ctx)),
})

type Sent = Omit<Received<typeof change>['body']['item'], 'lock_version'>

function captionsIn(typed: string, item: DraftItem, { videos }: Media): DraftItem['content'] {
  const problem = typed && captionsProblem(typed, videos.get(item.video_id ?? '')?.seconds)
  if (problem) throw invalid({ captions: problem })
  return { captions: typed }
}

function contentOf(item: DraftItem, sent: Sent, media: Media): DraftItem['content'] {
  const { text, captions, youtube, pass_percent, questions } = sent
  const quiz = quizOf(item)
  if (item.kind === 'video' && captions !== undefined) return captionsIn(captions ?? '', item, media)
  if (item.kind === 'text' && text !== undefined) return { html: (text && cleanHtml(text)) ?? '' }
  if (item.kind === 'youtube' && youtube !== undefined) return { youtube: (youtube && youtubeId(youtube)) ?? '' }
  if (item.kind === 'quiz' && (pass_percent !== undefined || questions !== undefined))
    return {
      pass_percent: pass_percent ?? quiz?.pass_percent ?? PASS_PERCENT,
      questions: questions === undefined ? (quiz?.questions ?? []) : quizQuestions(questions),
    }
  return item.content
}

export async function changeItem(
  ctx: Ctx,
  { id, key }: { id: string; key: string },
  { lock_version, ...sent }: Received<typeof change>['body']['item'],
): Promise<string> {
  const media = await mediaOf(ctx)
  return changeDraft(ctx, { id, lock_version, show: () => showItem(ctx, id, key) }, (draft) => {
    const before = itemIn(draft, key)
    const { title = before.title, minutes = before.minutes, required = before.required } = sent
    const content = contentOf(before, sent, media)
    return withItem(draft, { ...before, title: title.trim(), minutes, required, content })
  })
}

const EMPTY: Record<ItemKind, DraftItem['content']> = {
  text: { html: '' },
  youtube: { youtube: '' },
  quiz: { pass_percent: PASS_PERCENT, questions: [] },
  video: {},
  file: {},
}

/** At the end of the module of this name, which is made where there is none. */
export async function addItem(ctx: Ctx, id: string, { kind, title, module }: SentOf<typeof newItem>): Promise<string> {
  const row = await heldDraft(ctx, id)
  const { modules } = row.draft
  const item: DraftItem = {
    key: `${slugOf(title) || 'item'}-${uuid().slice(-6)}`,
    kind: kind as ItemKind,
    title: title.trim(),
    minutes: MINUTES,
    required: true,
    content: EMPTY[kind as ItemKind],
  }
  const name = module.trim()
  const there = modules.findLast((one) => one.title === name)
  await keepDraft(ctx, row, {
    ...row.draft,
    modules: there
      ? modules.map((one) => (one === there ? { ...one, items: [...one.items, item] } : one))
      : [...modules, { title: name, items: [item] }],
  })
  return id
}
