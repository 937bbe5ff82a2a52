import { readSessionAgain, watchFocus } from '#web/session/fresh-session.ts'
import { atMostEvery } from './throttle.ts'

const onArrival = atMostEvery(60_000)
/** The page's own calls go first. */
const IN_PASSING = 1_000

/**
 * Public pages also show session data (a student's bond). They are read once on load and again on focus, not on each
 * page.
 */
export function readInPassing() {
  const read = () => void readSessionAgain()
  const arrived = setTimeout(() => onArrival() && read(), IN_PASSING)
  const stopLooking = watchFocus(() => void setTimeout(read, IN_PASSING))
  return () => {
    clearTimeout(arrived)
    stopLooking()
  }
}
