// A report that the intern wrote goes on its way without the company: nobody but her begins it.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import type { DraftFacts } from '../../wire/draft-facts.ts'
import { platform, signedInAsker } from '../asker.ts'
import { newEnvelope } from '../create-envelope.ts'
import { takeEvent } from '../machine.ts'
import { writePaper } from '../write-paper.ts'
import { refuseFacts } from './draft-facts.ts'

type Written = { internship_id: string; rejected_id: string | null; told: DraftFacts }

/** Of an internship that the asker was seen to be in, whose row is held. One that came back is corrected and sent again. */
export async function sendReportAs(ctx: Ctx, { internship_id, rejected_id, told }: Written): Promise<string> {
  const days = await ctx.db
    .selectFrom('internships')
    .select(['starts_on', 'ends_on'])
    .where('id', '=', internship_id)
    .executeTakeFirstOrThrow()
  refuseFacts('relatorio', told, { ...days, day: today(ctx.now) })
  const asker = platform(ctx)
  const { name, party } = await signedInAsker(ctx)
  if (rejected_id) await takeEvent(ctx, 'correct', rejected_id, { asker })
  const id =
    rejected_id ??
    (await newEnvelope(ctx, { internship_id, kind: 'relatorio', contract_type: 'digital', told }, { name, party }))
  // What the company told besides stays.
  if (rejected_id)
    await ctx.db
      .updateTable('envelopes')
      .set({ facts: sql`facts || ${JSON.stringify(told)}::jsonb` })
      .where('id', '=', id)
      .execute()
  await takeEvent(ctx, 'send', id, { asker }, (ctx, envelope) => writePaper(ctx, envelope))
  return id
}
