// Every room around contracts is reached by links alone, from the home of whoever may open it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchRoutes } from 'react-router'
import { pages } from '../../../app/pages.ts'
import { openBrowser, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import type { Frame, Page } from '#web/layout/rooms/room.ts'
import { entranceOf } from '#web/session/access.ts'
import type { Session } from '#web/session/session.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const AREA =
  /^features\/(contracts|contract-bulk|internship-forms|internship-life|evaluations|pendencies|document-templates)\//

/** On the way there. */
const AROUND = /^features\/(institutions|operator)\//
/** Reached from what the demonstration does not have open for these people: each has a walk of its own. */
const BEHIND = new Set([
  'envelopes/:id/assinar',
  'admin/envelopes/:id/rascunho',
  'folders/planilha/:id',
  'folders/assinar',
  'avaliacoes/respostas/:uuid/editar',
  'estagios/avaliar-empresa/:uuid',
])
/** Of each kind: not every internship may be changed. */
const MOST = 2

const routes = pages.map((page) => ({ path: `/${page.path}`, handle: page }))
const roomOf = (address: string) => matchRoutes(routes, address)?.at(-1)!.route.handle
const isOpen = ({ access = {} }: Page, session: Session) =>
  access === 'everybody' || entranceOf({ only: [session.userType as 'User'], ...access }, session) === 'open'

/** With what stands behind a menu of more acts, or another tab of the list. */
async function linksOn(page: TestPage) {
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ host }) => host === location.host)
        .map(({ pathname }) => pathname),
    )
  const found = await read()
  const drafts = page.getByRole('group', { name: 'Quais contratos' }).getByRole('button', { name: /^Rascunhos/ })
  if (await drafts.count()) {
    await drafts.click()
    // By its address: a network that was quiet once says nothing of what a press asks for.
    await page.waitForURL(/which=drafts/)
    await visit(page, page.url(), { quiet: true })
    found.push(...(await read()))
  }
  for (const more of await page.locator('main header [aria-haspopup=menu]').all()) {
    await more.click()
    found.push(...(await read()))
    await page.keyboard.press('Escape')
  }
  return found
}

const HOMES: [who: string, UserType, home: string, Frame[]][] = [
  ['gestora', 'CompanyManager', '/empresas/dashboard', ['company', 'shared']],
  ['operador', 'Operator', '/admin', ['admin']],
  ['estagiaria', 'User', '/usuarios/home', ['candidate', 'shared']],
]
for (const [who, type, home, frames] of HOMES)
  test(`${type}: each room of contracts is reached from home`, async (t) => {
    const page = await openSignedIn(t, browser, who, type, { origin: product.origin })
    await visit(page, home, { quiet: true })
    const session = JSON.parse(await page.evaluate(() => localStorage.getItem('session')!)) as Session
    const open = pages.filter((room) => frames.includes(room.frame) && isOpen(room, session))
    const reached = new Map<Page, Set<string>>()
    const queue = [home]
    for (let address = queue.shift(); address; address = queue.shift()) {
      await visit(page, address, { quiet: true })
      for (const next of await linksOn(page)) {
        const room = roomOf(next)
        if (!room || !open.includes(room) || !(AREA.test(room.file) || AROUND.test(room.file))) continue
        const seen = reached.get(room) ?? new Set()
        reached.set(room, seen)
        if (seen.has(next) || seen.size >= MOST) continue
        seen.add(next)
        queue.push(next)
      }
    }
    const lost = open.filter((room) => AREA.test(room.file) && !BEHIND.has(room.path) && !reached.has(room))
    assert.deepEqual(
      lost.map(({ path }) => path),
      [],
    )
  })
