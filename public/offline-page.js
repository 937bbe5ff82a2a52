// Keeps the one page of its scope, so that it opens again without a connection: its HTML, which the server makes for a
// guest, and the files of the build that it loads. What the API answers never passes through here.
const CACHE = `offline ${new URL(registration.scope).pathname}`
const PATIENCE_MS = 4000
const FILE = /\/assets\/[\w./-]+/g
const ANY = { ignoreSearch: true, ignoreVary: true }

const isFile = ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')

/** The page as it is now, what it names, and what it has loaded besides; files of older builds go. */
async function keep(loaded) {
  const page = await fetch(registration.scope, { cache: 'no-store' })
  if (!page.ok) throw new Error(`the page answers ${page.status}`)
  const named = (await page.clone().text()).match(FILE) ?? []
  const wanted = new Set([...named, ...loaded].map((file) => new URL(file, location.origin).href))
  const cache = await caches.open(CACHE)
  const kept = (await cache.keys()).map(({ url }) => url)
  await Promise.all(kept.filter((url) => isFile(new URL(url)) && !wanted.has(url)).map((url) => cache.delete(url, ANY)))
  await cache.addAll([...wanted].filter((url) => !kept.includes(url)))
  await cache.put(registration.scope, page)
}

/** A log-out may take the cache away at any time: looking into it makes no new one. */
const known = (what) => caches.match(what, { ...ANY, cacheName: CACHE }).catch(() => undefined)

async function openPage(request) {
  const answer = fetch(request).catch(() => undefined)
  const page = await known(registration.scope)
  if (!page) return (await answer) ?? Response.error()
  const late = new Promise((done) => setTimeout(done, PATIENCE_MS))
  const first = await Promise.race([answer, late])
  return first && first.status < 500 ? first : page
}

const openFile = async (request) => (await known(request)) ?? fetch(request)

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('message', (event) => {
  const tell = (done) => event.ports[0].postMessage(done)
  const told = keep(event.data).then(
    () => tell(true),
    () => tell(false),
  )
  event.waitUntil(told)
})
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (isFile(new URL(request.url))) event.respondWith(openFile(request))
})
