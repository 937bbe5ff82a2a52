// What a feature must know at once from features below it in the map: it asks, and those that are listed in their
// manifests answer, in the same transaction. Announcements tell afterwards; an answer may refuse.
import type { Ctx } from '../context.ts'

export type Question<P, A> = { question: string; asked?: P; answered?: A }
export type Answering = { question: string; answer: (ctx: Ctx, asked: never) => Promise<unknown> }

export const question = <P, A>(name: string): Question<P, A> => ({ question: name })

export const answering = <P, A>(
  { question }: Question<P, A>,
  answer: (ctx: Ctx, asked: P) => Promise<A>,
): Answering => ({
  question,
  answer,
})

/** One answer of each feature that has any. */
export async function ask<P, A>(ctx: Ctx, { question }: Question<P, A>, asked: P): Promise<A[]> {
  const answers: A[] = []
  for (const { answer } of ctx.tasks.answers.get(question) ?? []) answers.push((await answer(ctx, asked as never)) as A)
  return answers
}
