/** Begins the keys of what a page that opens offline keeps of people. */
export const OFFLINE = 'offline '

/** Pages that open offline (`keep-offline.ts`) and what they keep of people: the one at an address, or all. */
export async function forgetOffline(path?: string) {
  try {
    if (path === undefined)
      for (const key of Object.keys(localStorage)) if (key.startsWith(OFFLINE)) localStorage.removeItem(key)
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    const isMeant = ({ scope }: ServiceWorkerRegistration) => path === undefined || new URL(scope).pathname === path
    await Promise.all(workers.filter(isMeant).map((worker) => worker.unregister()))
    const names = 'caches' in globalThis ? await caches.keys() : []
    const kept = names.filter((name) => (path === undefined ? name.startsWith(OFFLINE) : name === OFFLINE + path))
    await Promise.all(kept.map((name) => caches.delete(name)))
  } catch {
    // without storage nothing was kept
  }
}
