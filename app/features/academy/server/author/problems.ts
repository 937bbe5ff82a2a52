// What a draft lacks to be published, each in a sentence that names the item.
import type { CourseDraft, DraftItem, QuizContent } from '../../wire/course-draft.ts'
import { captionsProblem } from '../../wire/captions.ts'
import { questionProblem } from '../../wire/quiz-questions.ts'
import { captionsOf, type Media } from './media.ts'

function videoLack(item: DraftItem, media: Media): string | undefined {
  const video = media.videos.get(item.video_id ?? '')
  if (!video) return 'está sem vídeo'
  // A carried one gets its file soon after the first start.
  if (video.file_id && !media.files.has(video.file_id)) return 'tem um vídeo que não existe mais'
  const captions = captionsOf(item, media)
  if (!captions) return 'está sem legendas em português'
  const problem = captionsProblem(captions, video.seconds)
  return problem && `tem legendas com erro. ${problem}`
}

function quizLack({ questions = [] }: Partial<QuizContent>): string | undefined {
  if (!questions.length) return 'está sem perguntas'
  for (const [at, { options, ...of }] of questions.entries()) {
    const answers = options.map((one) => ({ ...one, correct: one.correct === true }))
    const problem = questionProblem({ ...of, options: answers })
    if (problem) return `tem a pergunta ${at + 1} incompleta: ${problem}`
  }
  return undefined
}

function lackOf(item: DraftItem, media: Media): string | undefined {
  const { kind, content, file_id } = item
  if (kind === 'text') return 'html' in content && content.html ? undefined : 'está sem texto'
  if (kind === 'quiz') return quizLack(content as QuizContent)
  if (kind === 'youtube') return 'youtube' in content && content.youtube ? undefined : 'está sem o endereço do YouTube'
  if (kind === 'video') return videoLack(item, media)
  if (!file_id) return 'está sem arquivo'
  return media.files.has(file_id) ? undefined : 'tem um arquivo que não existe mais'
}

/** A version is published only without any. */
export function problemsOf({ modules }: CourseDraft, media: Media): string[] {
  if (!modules.some(({ items }) => items.length)) return ['O curso ainda não tem itens']
  return modules.flatMap(({ title, items }) =>
    items.length
      ? items.flatMap((item) => {
          const lack = lackOf(item, media)
          return lack ? [`“${item.title}” ${lack}`] : []
        })
      : [`O módulo “${title}” está vazio`],
  )
}
