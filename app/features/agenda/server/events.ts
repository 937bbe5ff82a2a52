import type { Ctx, SignedIn } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import type { Happened } from '../wire/interview-words.ts'

const managerIn = ({ actor }: Ctx) => (actor as Partial<SignedIn>).membership?.manager_id ?? null

export async function writeEvent(
  ctx: Ctx,
  kind: Happened,
  { id, sequence, starts_at }: { id: string; sequence: number; starts_at: string | null },
  said: string | null = null,
) {
  await ctx.db
    .insertInto('interview_events')
    .values({
      id: uuid(ctx.now.getTime()),
      interview_id: id,
      kind,
      manager_id: managerIn(ctx),
      said,
      starts_at,
      sequence,
      happened_at: ctx.now.toISOString(),
    })
    .execute()
}

export const eventsOf = (ctx: Ctx, interview_id: string) =>
  ctx.db
    .selectFrom('interview_events')
    .select(['kind', 'said', 'starts_at', 'happened_at'])
    .where('interview_id', '=', interview_id)
    .orderBy('sequence')
    .execute()
