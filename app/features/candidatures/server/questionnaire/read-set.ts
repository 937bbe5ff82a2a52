// Answers as the company reads them: with points, with what is required, and with what was answered before.
import { pointsOf } from '#features/questionnaires/server/questionnaires.ts'
import type { Answers } from '#features/questionnaires/wire/answering.ts'
import { answerInWords, askedInWords } from '#features/questionnaires/wire/criteria.ts'
import { meets, walk } from '#features/questionnaires/wire/path.ts'
import type { Question } from '#features/questionnaires/wire/questions.ts'
import type { Ctx } from '#server/context.ts'
import type { ReadAnswers, ReadLine } from '../../wire/questionnaire.ts'
import { filesById, filesIn } from './answer-files.ts'
import { answersOfSets, type SetRow } from './set-rows.ts'

export async function readSets(ctx: Ctx, sets: readonly SetRow[]): Promise<ReadAnswers[]> {
  const answers = await answersOfSets(ctx, sets)
  const files = await filesById(
    ctx,
    sets.flatMap((set) => filesIn(set.content, answers.get(set.id)!)),
  )
  return sets.map((set) => read(set, answers.get(set.id)!, files))
}

export const readSet = async (ctx: Ctx, set: SetRow): Promise<ReadAnswers> => (await readSets(ctx, [set]))[0]!

function read(set: SetRow, answers: Answers, files: Awaited<ReturnType<typeof filesById>>): ReadAnswers {
  const { sections, questions, title } = set.content
  const line = (question: Question): ReadLine => {
    const { id, type, label, knockout } = question
    const answer = answers[id] ?? null
    const file = type === 'file' ? (files.find((one) => one.id === answer) ?? null) : null
    const words = file ? file.name : answerInWords(question, answer)
    return {
      question_id: id,
      section: sections.find((one) => one.id === question.section_id)!.title,
      label,
      type,
      words,
      link: type === 'video' && answer !== null ? String(answer) : null,
      file,
      points: pointsOf(question, answer),
      asked: knockout && askedInWords(question, knockout),
      met: knockout && meets(knockout, answer),
      before: set.refused
        .filter((one) => one.question_id === id && one.told !== words)
        .map(({ told, at }) => ({ words: told, at })),
    }
  }
  return {
    set_id: set.id,
    title,
    number: set.number,
    sent_at: set.sent_at!,
    score: set.score,
    most_score: set.most_score,
    lines: walk(questions, answers).map(({ question }) => line(question)),
  }
}
