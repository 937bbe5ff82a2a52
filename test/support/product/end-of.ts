import type { ChildProcess } from 'node:child_process'
import { PATIENCE, within } from '../patience/patience.ts'

/** Called when a program begins. What it returns waits for its end and returns the exit code; a program that does not end is killed. */
export function endOf(child: ChildProcess, what = 'a program') {
  // After the last of what it printed.
  const end = new Promise<number | null>((resolve) => child.once('close', resolve))
  return () =>
    within(`the end of ${what}`, end, PATIENCE.start).catch((error: unknown) => {
      child.kill('SIGKILL')
      throw error
    })
}
