import { useEffect, useState } from 'react'
import { call } from '#web/calls/api.ts'
import { Refused } from '#wire/send.ts'
import { giveAnswer } from '../../wire/tests.ts'
import { answerQueue, type Outcome, type Sending } from './answer-queue.ts'

const AGAIN_MS = 2_000
const keyOf = (id: string) => `ponte:test-answers:${id}`

function keptFor(id: string): Sending[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '[]') as Sending[]
  } catch {
    return []
  }
}

type Ways = {
  onHeld: () => void
  /** Another window gave a later answer, which stays. */
  onOther: (sent: Sending, stored: string | null) => void
}

/** Answers of this attempt: given at once, sent until they are stored, kept over a reload. */
export function useAnswers(id: string, seat: string, { onHeld, onOther }: Ways) {
  const [waiting, setWaiting] = useState<readonly Sending[]>(() => keptFor(id))
  const [queue] = useState(() => {
    async function send(one: Sending): Promise<Outcome> {
      const { position, answer, sequence } = one
      try {
        const kept = await call(giveAnswer, { id, position: String(position), answer, sequence, seat } as never)
        if (kept.answer !== answer) onOther(one, kept.answer)
        return 'stored'
      } catch (error) {
        if (!(error instanceof Refused) || error.status >= 500 || error.status === 429) return 'again'
        if (error.status === 422 || error.status === 404) return 'refused'
        onHeld()
        return 'held'
      }
    }
    const wait = () =>
      new Promise((resolve) => {
        setTimeout(resolve, AGAIN_MS)
        addEventListener('online', resolve, { once: true })
      })
    const onChange = (left: readonly Sending[]) => {
      sessionStorage.setItem(keyOf(id), JSON.stringify(left))
      setWaiting(left)
    }
    return answerQueue({ send, wait, onChange }, keptFor(id))
  })
  // What waited before a reload, or while another window had the test.
  useEffect(() => void queue.flush(), [queue])
  return { waiting, give: queue.give, flush: queue.flush }
}
