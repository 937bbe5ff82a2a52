import { call } from '#web/calls/api.ts'
import { callOnce } from '#web/calls/call-once.ts'
import { dayWords } from '#web/moment.ts'
import { Refused } from '#wire/send.ts'
import { MOST_DAYS } from '../../../wire/candidature-words.ts'
import { moveCandidature, moveCandidatures, showAssessment } from '../../../wire/pipeline.ts'
import type { Received } from '../use-pipeline.ts'

const DAY_MS = 86_400_000

type Refusal = { id: string; name: string | null; message: string }

/**
 * Moves each back to the column it came from, `back` being who was moved, as they stood before. Who a colleague has
 * changed since stays, and the reason is returned; so is who got no answer, to try again.
 */
export async function takeBack(job_id: string, back: readonly Received[]) {
  const refused: Refusal[] = []
  const unanswered: Received[] = []
  const attempt = async (rows: Received[], act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500) unanswered.push(...rows)
      else refused.push(...rows.map(({ id, attributes: { name } }) => ({ id, name, message: error.message })))
    }
  }
  for (const [to, rows] of Map.groupBy(back, ({ attributes }) => attributes.stage)) {
    // A move counts one: any other version is a colleague's.
    const candidatures = rows.map(({ id, attributes }) => ({ id, lock_version: attributes.lock_version + 1 }))
    if (rows[0]!.attributes.state === 'rejected')
      for (const [i, one] of candidatures.entries()) await attempt([rows[i]!], () => rejectAgain(one, to))
    else if (rows.length === 1)
      await attempt(rows, () =>
        callOnce(moveCandidature, {
          id: candidatures[0]!.id,
          move: { to, lock_version: candidatures[0]!.lock_version, ...dateOf(rows[0]!) },
        }),
      )
    else
      await attempt(rows, async () =>
        refused.push(...(await callOnce(moveCandidatures, { id: job_id, moves: { to, candidatures } })).refused),
      )
  }
  return { refused, unanswered }
}

/** A move may put the promised date off: it comes back, unless it is too near to be promised again. */
function dateOf({ attributes: { answer_by } }: Received) {
  const ahead = answer_by !== null && Date.parse(answer_by) - Date.now()
  return ahead && ahead > DAY_MS && ahead < MOST_DAYS * DAY_MS
    ? { answer_by: dayWords(answer_by!), taken_back: true }
    : {}
}

/** A no goes back with the words it had. */
async function rejectAgain({ id, lock_version }: { id: string; lock_version: number }, to: string) {
  const { history } = (await call(showAssessment, { id })).data.attributes
  const feedback = history.find(({ said }) => said)?.said
  await callOnce(moveCandidature, { id, move: { to, lock_version, ...(feedback && { feedback }) } })
}
