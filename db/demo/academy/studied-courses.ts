// Courses of the demonstration's student: one finished, with its certificate, and one just begun.
import { sql } from 'kysely'
import {
  beginTry,
  completeItem,
  issueCertificate,
  matriculate,
  type QuizContent,
  submitTry,
} from '#features/academy/server/academy.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { acting } from '../acting.ts'

const LIA = 'estudante@demo.test'
const [FINISHED, BEGUN] = ['comunicacao-escrita-no-trabalho', 'excel-do-zero-ao-dia-a-dia']
const DAYS_AGO = 6
const DONE_OF_BEGUN = 2

type Item = { item_id: string; kind: string; content: unknown }

const itemsOf = async (ctx: Ctx, id: string) =>
  (
    await sql<Item>`select i.item_id, i.kind, i.content from academy_version_items i
      join matriculations m on m.course_id = i.course_id and m.version = i.version
      where m.id = ${id} order by i.position`.execute(ctx.db)
  ).rows

async function pass(ctx: Ctx, id: string, { item_id, content }: Item) {
  const { questions: key } = content as QuizContent
  const { data } = await beginTry(ctx, id, item_id)
  const answers = Object.fromEntries(
    data.attributes.questions.map((asked) => {
      const right = key.find(({ text }) => text === asked.text)!.options.filter(({ correct }) => correct)
      const chosen = asked.options.filter(({ text }) => right.some((one) => one.text === text))
      return [asked.id, chosen.map((option) => option.id)]
    }),
  )
  await submitTry(ctx, { id, item_id, try_id: data.id, answers })
}

const study = (ctx: Ctx, id: string, item: Item) =>
  item.kind === 'quiz' ? pass(ctx, id, item) : completeItem(ctx, id, item.item_id)

export async function writeStudies(ctx: Ctx) {
  const lia = await acting({ ...ctx, now: new Date(ctx.now.getTime() - DAYS_AGO * 86_400_000) }, 'User', LIA)
  if (!lia) return
  const finished = await matriculate(lia, FINISHED)
  for (const item of await itemsOf(lia, finished)) await study(lia, finished, item)
  await transaction(lia, (ctx) => issueCertificate(ctx, finished))
  const begun = await matriculate(lia, BEGUN)
  for (const item of (await itemsOf(lia, begun)).slice(0, DONE_OF_BEGUN)) await study(lia, begun, item)
}
