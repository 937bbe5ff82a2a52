// What was said of the two invented internships, and what still waits: each on the day of its window.
import { answerEvaluation, evaluationWindows, openEvaluations } from '#features/evaluations/server/evaluations.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { yearOf } from '#server/today.ts'
import { acting, managerActing } from './acting.ts'

const internshipOf = async (ctx: Ctx, email: string) =>
  (
    await ctx.db
      .selectFrom('internships as i')
      .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
      .innerJoin('logins as l', 'l.id', 'u.login_id')
      .select('i.id')
      .where('l.email', '=', email)
      .where('i.agreed_at', 'is not', null)
      .executeTakeFirst()
  )?.id

type Said = { email: string; author: 'intern' | 'supervisor'; by: Ctx | undefined; day: string }
type Answers = Parameters<typeof answerEvaluation>[2]

/** Opens what was due on that day, and answers it there. */
async function say(ctx: Ctx, { email, author, by, day }: Said, answers: Answers) {
  const now = new Date(`${day}T15:00:00Z`)
  const internship = await internshipOf(ctx, email)
  if (!internship || !by || now > ctx.now) return
  await transaction({ ...ctx, now }, (ctx) => openEvaluations.run(ctx, {}))
  const windows = await evaluationWindows({ ...ctx, now }, internship)
  const open = windows.find((one) => one.author === author && one.state === 'open')
  if (open?.evaluation_id) {
    const id = open.evaluation_id
    await transaction({ ...by, now }, (ctx) => answerEvaluation(ctx, id, answers))
  }
}

/** One waits for the intern, who also has the supervisor's to read and sign. Too few for any average. */
export async function writeEvaluations(ctx: Ctx) {
  const year = yearOf(ctx.now)
  await say(
    ctx,
    {
      email: 'ex-estagiario@demo.test',
      author: 'intern',
      by: await acting(ctx, 'User', 'ex-estagiario@demo.test'),
      day: `${year - 1}-11-29`,
    },
    {
      score_1: 5,
      score_2: 4,
      score_3: 5,
      comment: 'Aprendi a trabalhar em equipe, e o horário foi sempre respeitado.',
    },
  )
  await say(
    ctx,
    {
      email: 'estagiaria@demo.test',
      author: 'supervisor',
      by: await managerActing(ctx, 'supervisora@demo.test'),
      day: `${year}-07-02`,
    },
    { score_1: 5, score_2: 5, score_3: 4, comment: 'Aprende rápido e pergunta quando tem dúvida.' },
  )
}
