import { setRow } from './batch-rows.ts'
import { sendOne } from './send-one.ts'
import { PHASES, rowsTask } from './work-rows.ts'

/** The law is asked once more, with all that was sent meanwhile. */
export const sendRows = rowsTask('send-contract-rows', PHASES.send, async () => async (ctx, { company_id }, row) => {
  const envelope_id = await sendOne(ctx, row.internship_id!, company_id)
  await setRow(ctx, row, { state: 'sent', envelope_id })
})
