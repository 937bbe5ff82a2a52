import { apiFetchInPassing } from './api.ts'
import { readSessionAgain, watchLooks } from '#web/session/fresh-session.ts'
import { atMostEvery } from './throttle.ts'

const onArrival = atMostEvery(60_000)
/** What the page itself asks for goes first. */
const IN_PASSING = 1_000

/** Pages for everybody show what a session says too, a student's bond: read once as they come up and when the person looks again, not on each page. */
export function readInPassing() {
  const read = () => void readSessionAgain(apiFetchInPassing)
  const arrived = setTimeout(() => onArrival() && read(), IN_PASSING)
  const stopLooking = watchLooks(() => void setTimeout(read, IN_PASSING))
  return () => {
    clearTimeout(arrived)
    stopLooking()
  }
}
