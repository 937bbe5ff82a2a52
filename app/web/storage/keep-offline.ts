const WORKER = '/offline-page.js'
const ASSETS = '/assets/'

/** The files of the build that this page has loaded so far. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(ASSETS))
    .map(({ pathname }) => pathname)

/** Whether the page at this address opens again without a connection; what it loads later must be loaded before. */
export async function keepOffline(path: string): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(WORKER, { scope: path })
    const worker = installing ?? waiting ?? active
    if (!worker) return false
    return await new Promise<boolean>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', ({ data }) => done(data === true), { once: true })
      port1.start()
      worker.postMessage(loadedFiles(), [port2])
    })
  } catch {
    return false // refused by the browser: the page works as long as it stays open
  }
}
