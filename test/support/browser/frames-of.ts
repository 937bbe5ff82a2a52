import type { TestContext } from 'node:test'
import { type openBrowser, openPage, type PageOptions, type TestPage, visit } from './chromium.ts'
import { openSignedIn, type UserType } from './signed-in.ts'

const HOME: Record<UserType, string> = {
  CompanyManager: '/empresas/dashboard',
  User: '/usuarios/home',
  Operator: '/admin',
}

export async function labels(page: TestPage, selector: string) {
  await page.locator(selector).first().waitFor()
  return (await page.locator(selector).allTextContents()).map((text) => text.trim())
}

/** What somebody sees in the frame of their rooms. */
export const framesOf = (origin: string, browser: Awaited<ReturnType<typeof openBrowser>>) => ({
  open: (t: TestContext, options: Partial<PageOptions> = {}) => openPage(t, browser, { origin, ...options }),
  async logIn(t: TestContext, who: string, kind: UserType, options: Partial<PageOptions> = {}) {
    const page = await openSignedIn(t, browser, who, kind, { origin, ...options })
    await visit(page, HOME[kind], { quiet: true })
    await page.locator('h1').first().waitFor()
    return page
  },
})
