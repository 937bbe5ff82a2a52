import { holdPerson } from '#features/internships/server/internships.ts'
import { madeBefore, setRow } from './batch-rows.ts'
import { namesOf } from './check.ts'
import { readyRow } from './judge-row.ts'
import { draftOne } from './send-one.ts'
import { PHASES, rowsTask } from './work-rows.ts'

/** A draft for each good row. The same row of two sheets at once makes one: the person's row is held in between. */
export const draftRows = rowsTask('draft-contract-rows', PHASES.draft, async (ctx, batch, rows) => {
  const names = await namesOf(ctx, batch, rows)
  return async (ctx, batch, row) => {
    const ready = await readyRow(ctx, batch, row, names)
    if (!('whose' in ready)) {
      await setRow(ctx, row, { state: 'bad', problems: ready.problems })
      return
    }
    const { whose, terms } = ready
    await holdPerson(ctx, whose.user_info_id)
    const before = await madeBefore(ctx, row)
    if (before) {
      await setRow(ctx, row, { state: before.envelope_id ? 'sent' : 'drafted', repeated: true, ...before })
      return
    }
    await setRow(ctx, row, { state: 'drafted', internship_id: await draftOne(ctx, whose, terms) })
  }
})
