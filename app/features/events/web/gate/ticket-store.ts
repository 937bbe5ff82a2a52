// The tickets of an event as the server told them last: hashes with first names. A large fair has more of them than
// local storage takes, so they lie in a cache, which goes with a log-out (forget-offline.ts) and a day after the event.
import { OFFLINE } from '#web/storage/forget-offline.ts'
import { type Gate, PREFIX } from './gate-store.ts'

const AT = '/tickets'
const nameOf = (uuid: string) => `${OFFLINE}${PREFIX}${uuid}`

async function keep(name: string, gate: Gate) {
  try {
    const cache = await caches.open(name)
    await cache.put(AT, new Response(JSON.stringify(gate)))
  } catch {
    // kept for this page only
  }
}

async function read(name: string): Promise<Gate | undefined> {
  try {
    return await (await caches.match(AT, { cacheName: name }))?.json()
  } catch {
    return undefined
  }
}

export async function forgetTickets(uuid: string) {
  await globalThis.caches?.delete(nameOf(uuid)).catch(() => {})
}

export function ticketStore(uuid: string) {
  let value: Gate | null = null
  const watchers = new Set<() => void>()
  const become = (gate: Gate) => {
    value = gate
    for (const watcher of watchers) watcher()
  }
  return {
    get: () => value,
    atServer: () => null,
    set(gate: Gate) {
      become(gate)
      void keep(nameOf(uuid), gate)
    },
    /** What this device knew before; what the server told meanwhile stays. */
    async load() {
      const kept = await read(nameOf(uuid))
      if (kept && value === null) become(kept)
    },
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
