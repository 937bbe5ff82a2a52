import type { Ctx } from '#server/context.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { capacity } from '../../wire/law/capacity.ts'
import { judgeCase } from '../../wire/law/judge.ts'
import type { checkTerms as endpoint } from '../../wire/legal-checks.ts'
import { openCase } from './facts.ts'
import { subjectOf } from './subject.ts'

export async function checkTerms(
  ctx: Ctx,
  { terms, effective_on, ...asked }: Received<typeof endpoint>['body'],
): Promise<Answer<typeof endpoint>> {
  const subject = await subjectOf(ctx, asked)
  const of = await openCase(ctx, subject, terms, effective_on === undefined ? {} : { effective_on })
  return { data: judgeCase(of), capacity: capacity(of) }
}
