// A course from a zip: all of it is read and judged before anything is written.
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { cleanHtml } from '#server/rich-text/clean-html.ts'
import { BrokenZip, unzip, ZipTooLarge } from '#server/storage/unzip.ts'
import { size } from '#wire/text/sentences.ts'
import type { DraftItem } from '../../../wire/course-draft.ts'
import { COURSE_UNPACKED } from '../../../wire/course-record.ts'
import { judgeMedia, keepMedia } from '../send-file.ts'
import { quizQuestions } from '../typed-questions.ts'
import { insertCourse } from '../write-course.ts'
import { COURSE_FILE, courseIn, FILES, type ZippedItem } from './course-file.ts'

const refuse = (sentence: string): never => {
  throw invalid({ file: sentence })
}
const isSafe = (name: string) => name.startsWith(FILES) && /^[\w-][\w.-]*$/.test(name.slice(FILES.length))

function partsOf(bytes: Uint8Array): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  try {
    for (const { name, bytes: part } of unzip(bytes, COURSE_UNPACKED)) {
      if (name !== COURSE_FILE && !isSafe(name)) refuse(`O zip tem um caminho que não aceitamos: “${name}”.`)
      if (parts.has(name)) refuse(`O zip tem “${name}” duas vezes.`)
      parts.set(name, part)
    }
  } catch (error) {
    if (error instanceof ZipTooLarge) refuse(`O zip, aberto, passa de ${size(COURSE_UNPACKED)}.`)
    if (error instanceof BrokenZip || error instanceof RangeError) refuse('Não conseguimos ler este zip.')
    throw error
  }
  return parts
}

function contentOf(item: ZippedItem): DraftItem['content'] {
  if (item.kind === 'text') return { html: cleanHtml(item.html) ?? '' }
  if (item.kind === 'youtube') return { youtube: item.youtube }
  if (item.kind === 'quiz') return { pass_percent: item.pass_percent, questions: quizQuestions(item.questions) }
  return item.kind === 'video' ? { captions: item.captions } : {}
}

/** The films and files that the course names, by the keys of their items. */
function filesOf(items: readonly ZippedItem[], parts: ReadonlyMap<string, Buffer>) {
  const unread = new Set(parts.keys())
  unread.delete(COURSE_FILE)
  const files = items.flatMap((item) => {
    if (!('file' in item) || !item.file) return []
    const { path, name } = item.file
    const part = parts.get(path)
    if (!part || path === COURSE_FILE) return refuse(`O arquivo “${path}” não está no zip.`)
    unread.delete(path)
    return [{ key: item.key, kind: item.kind, file: new File([part as Buffer<ArrayBuffer>], name) }]
  })
  if (unread.size) refuse(`O curso não cita o arquivo “${[...unread][0]}”.`)
  return files
}

export async function importCourse(ctx: Ctx, file: File) {
  const parts = partsOf(new Uint8Array(await file.arrayBuffer()))
  const course = courseIn(parts.get(COURSE_FILE) ?? refuse(`O zip não tem o ${COURSE_FILE}.`))
  const files = filesOf(
    course.modules.flatMap(({ items }) => items),
    parts,
  )
  for (const one of files) await judgeMedia(one.kind, one.file)
  const keep = new Map<string, Awaited<ReturnType<typeof keepMedia>>>()
  for (const one of files) keep.set(one.key, await keepMedia(ctx, one.kind, one.file))
  return async (ctx: Ctx): Promise<string> => {
    const modules = []
    for (const { title, items } of course.modules) {
      const drafted: DraftItem[] = []
      for (const item of items) {
        const { key, kind, title, minutes, required } = item
        drafted.push({
          key,
          kind,
          title,
          minutes,
          required,
          content: contentOf(item),
          ...(await keep.get(key)?.(ctx)),
        })
      }
      modules.push({ title, items: drafted })
    }
    return insertCourse(ctx, { ...course, modules })
  }
}
