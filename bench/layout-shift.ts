// How far a page moves by itself while it comes over slow 3G, as Chromium counts it (Cumulative Layout Shift).
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'

/** 'Slow 3G' of Chromium's developer tools: bytes a second, milliseconds. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const PATIENCE = 90_000
/** More than one way there and back: what a script asks for after the last answer has begun by then. */
const REST = 2_500
/** A call that is answered when something changes: no page waits for it. */
const WAITS = /\/changes(\?|$)/

/** Shifts of one burst (at most 5 s, less than a second apart) are added; the worst burst counts. */
const WATCH = `
  globalThis.shifts = []
  const nameOf = (node) => {
    const one = node?.nodeType === 1 ? node : node?.parentElement
    return one ? one.tagName.toLowerCase() + '.' + String(one.className?.baseVal ?? one.className).split(' ')[0] : '?'
  }
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, at: startTime, moved: sources.map(({ node }) => nameOf(node)) })
  }).observe({ type: 'layout-shift', buffered: true })`

type Shift = { value: number; at: number; moved: string[] }

function worstBurst(shifts: Shift[]): Shift[] {
  const bursts: Shift[][] = []
  for (const shift of shifts) {
    const burst = bursts.at(-1)
    const goes_on = burst && shift.at - burst.at(-1)!.at < 1000 && shift.at - burst[0]!.at < 5000
    if (goes_on) burst.push(shift)
    else bursts.push([shift])
  }
  const sum = (burst: Shift[]) => burst.reduce((all, { value }) => all + value, 0)
  return bursts.sort((a, b) => sum(b) - sum(a))[0] ?? []
}

async function slowly(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_3G)
}

/** Until nothing is asked for any more. */
function rested(page: Page) {
  const asked = new Set<Request>()
  return new Promise<void>((resolve) => {
    const end = setTimeout(resolve, PATIENCE)
    let rest: NodeJS.Timeout | undefined
    const look = () => {
      clearTimeout(rest)
      if (asked.size === 0) rest = setTimeout(() => (clearTimeout(end), resolve()), REST)
    }
    page.on('request', (request) => {
      if (!WAITS.test(request.url())) asked.add(request)
      look()
    })
    const gone = (request: Request) => (asked.delete(request), look())
    page.on('requestfinished', gone).on('requestfailed', gone)
  })
}

/** A first visit; `moved` names the elements of the largest shift. */
export async function layoutShift(browser: Browser, url: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', ...options })
  try {
    await context.addInitScript(WATCH)
    const page = await context.newPage()
    await slowly(page)
    const came = rested(page)
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE })
    await came
    const burst = worstBurst(await page.evaluate<Shift[]>('shifts'))
    const [largest] = burst.toSorted((a, b) => b.value - a.value)
    return { value: burst.reduce((all, { value }) => all + value, 0), moved: largest?.moved ?? [] }
  } finally {
    await context.close()
  }
}
