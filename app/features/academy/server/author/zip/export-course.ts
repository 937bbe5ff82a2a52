// A course's draft as a zip, with its films and files, one in memory at a time.
import { Readable } from 'node:stream'
import { readFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { writeZip, type ZipEntry } from '#server/storage/write-zip.ts'
import type { DraftItem, QuizContent } from '../../../wire/course-draft.ts'
import { draftOf } from '../drafts.ts'
import { captionsOf, type Media, mediaOf } from '../media.ts'
import { typedQuestions } from '../typed-questions.ts'
import { COURSE_FILE, FILES, type ZippedCourse, type ZippedItem } from './course-file.ts'

const fileIn = ({ video_id, file_id }: DraftItem, { videos, files }: Media) =>
  files.get(videos.get(video_id ?? '')?.file_id ?? file_id ?? '')

function zipped(item: DraftItem, media: Media): ZippedItem {
  const { key, kind, title, minutes, required, content } = item
  const of = { key, title, minutes, required }
  const file = fileIn(item, media)
  const kept = file && { file: { path: `${FILES}${key}.${file.name.split('.').at(-1)}`, name: file.name } }
  switch (kind) {
    case 'text':
      return { ...of, kind, html: 'html' in content ? (content.html as string) : '' }
    case 'youtube':
      return { ...of, kind, youtube: 'youtube' in content ? (content.youtube as string) : '' }
    case 'quiz': {
      const { pass_percent, questions } = content as QuizContent
      return { ...of, kind, pass_percent, questions: typedQuestions(questions) }
    }
    case 'video':
      return { ...of, kind, captions: captionsOf(item, media), ...kept }
    case 'file':
      return { ...of, kind, ...kept }
  }
}

export async function exportCourse(ctx: Ctx, id: string) {
  const { draft } = await draftOf(ctx, id)
  const media = await mediaOf(ctx)
  const items = draft.modules.flatMap((module) => module.items)
  const { title, summary, area, hours, objectives } = draft
  const course: ZippedCourse = {
    title,
    summary,
    area,
    hours,
    objectives,
    modules: draft.modules.map((module) => ({
      title: module.title,
      items: module.items.map((item) => zipped(item, media)),
    })),
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: COURSE_FILE, bytes: Buffer.from(JSON.stringify(course, null, 2)) }
    for (const item of items) {
      const told = zipped(item, media)
      if ('file' in told && told.file)
        yield { name: told.file.path, bytes: await readFile(ctx, fileIn(item, media)!.id) }
    }
  }
  return {
    name: `${title}.zip`,
    bytes: Readable.toWeb(Readable.from(writeZip(entries()))) as ReadableStream<Uint8Array>,
  }
}
