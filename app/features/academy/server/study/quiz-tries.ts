// Quizzes: drawn, answered and graded here. A try keeps the version that it was drawn from.
import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { invalid, notFound } from '#server/refusal.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { QuizContent } from '../../wire/course-draft.ts'
import type { beginTry, submitTry } from '../../wire/items.ts'
import { finishItem, heldItem, type HeldItem } from './held-item.ts'

type Drawn = { question: string; options: [id: string, key: string][] }[]
type Try = { id: string; number: number; drawn: Drawn; answers: Answers | null; content: QuizContent }
type Answers = Received<typeof submitTry>['body']['answers']

function shuffled<T>(things: readonly T[]): T[] {
  const left = [...things]
  return things.map(() => left.splice(randomInt(left.length), 1)[0]!)
}

const draw = ({ questions }: QuizContent): Drawn =>
  shuffled(questions).map(({ key, options }) => ({
    question: key,
    options: shuffled(options).map((option) => [randomBytes(6).toString('hex'), option.key]),
  }))

async function tryOf(ctx: Ctx, { matriculation_id, item_id }: HeldItem, id?: string): Promise<Try | undefined> {
  const { rows } = await sql<Try>`
    select t.id, t.number, t.drawn, t.answers, i.content from quiz_tries t
    join matriculations m on m.id = t.matriculation_id
    join academy_version_items i on i.course_id = m.course_id and i.version = t.version and i.item_id = t.item_id
    where t.matriculation_id = ${matriculation_id} and t.item_id = ${item_id}
      and ${id === undefined ? sql`t.submitted_at is null` : sql`t.id = ${id}`}`.execute(ctx.db)
  return rows[0]
}

/** Each drawn question with its place as its id. */
const questionsOf = ({ drawn, content }: Try) =>
  drawn.map(({ question, options }, at) => ({
    id: String(at + 1),
    options,
    of: content.questions.find(({ key }) => key === question)!,
  }))

export const begin = (ctx: Ctx, id: string, item_id: string): Promise<Answer<typeof beginTry>> =>
  transaction(ctx, async (ctx) => {
    const item = await heldItem(ctx, id, item_id)
    if (item.kind !== 'quiz') throw notFound('Este item não é um questionário.')
    if (!(await tryOf(ctx, item)))
      await sql`insert into quiz_tries (id, matriculation_id, item_id, version, number, drawn, started_at)
        select ${uuid(ctx.now.getTime())}, m.id, ${item_id}, m.version,
          1 + (select count(*) from quiz_tries t where t.matriculation_id = m.id and t.item_id = ${item_id}),
          ${JSON.stringify(draw(item.content as QuizContent))}::jsonb, ${ctx.now.toISOString()}
        from matriculations m where m.id = ${id}`.execute(ctx.db)
    const open = (await tryOf(ctx, item))!
    const questions = questionsOf(open).map(({ id, options, of: { kind, text, options: told } }) => ({
      id,
      kind,
      text,
      options: options.map(([option, key]) => ({ id: option, text: told.find((one) => one.key === key)!.text })),
    }))
    const { pass_percent } = open.content
    return { data: { id: open.id, type: 'quiz_try', attributes: { number: open.number, pass_percent, questions } } }
  })

function refuseStrange(given: Try, answers: Answers) {
  const known = new Map(questionsOf(given).map((one) => [one.id, one]))
  for (const [id, chosen] of Object.entries(answers)) {
    const question = known.get(id)
    if (!question) throw invalid({ answers: 'Este questionário não tem essa pergunta' })
    if (chosen.some((one) => !question.options.some(([option]) => option === one)))
      throw invalid({ answers: 'Escolha entre as respostas da pergunta' })
    if (question.of.kind === 'single' && chosen.length > 1)
      throw invalid({ answers: 'Esta pergunta aceita uma resposta só' })
  }
}

/** Unanswered is wrong; of several right ones all, and no other. The score is the share of the points. */
function graded(given: Try, answers: Answers) {
  const asked = questionsOf(given)
  const questions = asked.map(({ id, options, of }) => {
    const key = options.flatMap(([option, name]) =>
      of.options.some((one) => one.key === name && one.correct) ? [option] : [],
    )
    const right = new Set(key).symmetricDifference(new Set(answers[id])).size === 0
    return { id, right, options: key, explanation: of.explanation }
  })
  const sum = (counted: (at: number) => boolean) =>
    asked.reduce((all, { of }, at) => all + (counted(at) ? (of.points ?? 1) : 0), 0)
  const score = Math.floor((100 * sum((at) => questions[at]!.right)) / sum(() => true))
  const { pass_percent } = given.content
  return { score, passed: score >= pass_percent, pass_percent, questions }
}

type Sent = { id: string; item_id: string; try_id: string; answers: Answers }

export const submit = (ctx: Ctx, { id, item_id, try_id, answers }: Sent): Promise<Answer<typeof submitTry>> =>
  transaction(ctx, async (ctx) => {
    const item = await heldItem(ctx, id, item_id)
    const given = isUuid(try_id) ? await tryOf(ctx, item, try_id) : undefined
    if (!given) throw notFound('Não encontramos esta tentativa.')
    if (!given.answers) refuseStrange(given, answers)
    const result = graded(given, given.answers ?? answers)
    if (!given.answers)
      await ctx.db
        .updateTable('quiz_tries')
        .set({
          answers: JSON.stringify(answers),
          score: result.score,
          passed: result.passed,
          submitted_at: ctx.now.toISOString(),
        })
        .where('id', '=', try_id)
        .execute()
    if (result.passed) await finishItem(ctx, item)
    return { data: { id: try_id, type: 'quiz_result', attributes: result } }
  })
