// A skill test of the demonstration: finished some weeks ago, seven of ten right, shown to companies.
import { sql } from 'kysely'
import { answer, begin, finishNow, question, share, start } from '#features/skill-tests/server/skill-tests.ts'
import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import { acting } from '../acting.ts'

const LIA = 'estudante@demo.test'
const TEST = 'informatica'
const DAYS_AGO = 20
const [QUESTIONS, RIGHT] = [10, 7]

/** The right option of a drawn question. */
async function rightOf(ctx: Ctx, attempt_id: string, position: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`select drawn ->> 0 as id from skill_test_draws d
    join skill_test_revisions r on r.id = d.revision_id, jsonb_array_elements(d.options) drawn,
    jsonb_array_elements(r.content -> 'options') told
    where d.attempt_id = ${attempt_id} and d.position = ${position} and told ->> 'key' = drawn ->> 1
      and (told ->> 'correct')::boolean`.execute(ctx.db)
  return rows[0]!.id
}

export async function writeSkillTests(ctx: Ctx) {
  const lia = await acting({ ...ctx, now: new Date(ctx.now.getTime() - DAYS_AGO * 86_400_000) }, 'User', LIA)
  if (!lia) return
  const seat = uuid()
  const id = await start(lia, await begin(lia, TEST), { factor: 1, seat })
  for (let position = 1; position <= QUESTIONS; position++) {
    const { data } = await question(lia, id, String(position), seat)
    const right = await rightOf(lia, id, position)
    const wrong = data.attributes.options.find((option) => option.id !== right)!.id
    await answer(lia, id, String(position), { answer: position <= RIGHT ? right : wrong, sequence: 1, seat })
  }
  await finishNow(lia, id, seat)
  await share(lia, TEST, true)
}
