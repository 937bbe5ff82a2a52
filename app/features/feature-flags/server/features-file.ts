import { readFileSync, statSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Log } from '#server/watch/log.ts'
import { FEATURE_FLAGS, type Features, NO_FEATURES } from '#wire/feature-flags.ts'

const MOST_BYTES = 100_000
const LOOK_EVERY_MS = 1000

// Keys of other releases are ignored; a value that is no boolean is an error.
const content = z.partial(
  z.object(
    Object.fromEntries(FEATURE_FLAGS.map((name) => [name, z.boolean()])) as Record<keyof Features, z.ZodMiniBoolean>,
  ),
)

/** The file's values. A missing file switches everything off; a broken one changes nothing and is logged once. */
export function openFeaturesFile(file: string) {
  let known: Features = NO_FEATURES
  let seen = 'nothing'
  let checked_at = -Infinity

  const look = (log: Log) => {
    const state = stateOf(file)
    if (state === seen) return
    // Most products start without the file, which is not worth a log line.
    const news = seen === 'nothing' && state === 'missing' ? 'debug' : 'info'
    seen = state
    try {
      known = state === 'missing' ? NO_FEATURES : read(file, state)
      log[news]('features read', { on: FEATURE_FLAGS.filter((name) => known[name]).join(' ') })
    } catch (error) {
      log.warn('features file broken, keeping the last good values', {
        reason: error instanceof Error ? error.name : 'unknown',
      })
    }
  }
  return (now: Date, log: Log): Features => {
    if (Math.abs(now.getTime() - checked_at) >= LOOK_EVERY_MS) {
      checked_at = now.getTime()
      look(log)
    }
    return known
  }
}

/** Changes when the content may have changed: an editor that replaces the file changes its inode. */
function stateOf(file: string): string {
  try {
    const found = statSync(file)
    return found.isFile() && found.size <= MOST_BYTES ? `${found.ino} ${found.size} ${found.mtimeMs}` : 'unreadable'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable'
  }
}

function read(file: string, state: string): Features {
  if (state === 'unreadable') throw new TypeError('not a small file')
  const { success, data } = z.safeParse(content, JSON.parse(readFileSync(file, 'utf8')))
  if (!success) throw new TypeError('a value that is not true or false')
  return { ...NO_FEATURES, ...(data as Partial<Features>) }
}
