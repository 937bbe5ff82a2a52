// Filling forms by mouse or by keyboard alone.
import type { Locator, Page } from 'playwright-core'
import { hydrated } from '#test/support/browser/chromium.ts'
import { until } from '#test/support/patience/patience.ts'

export type Hand = {
  type: (into: Locator, text: string) => Promise<void>
  /** The option with these words, in a list that is searched by typing. */
  choose: (from: Locator, words: string) => Promise<void>
  press: (button: Locator) => Promise<void>
  /** A radio button. */
  pick: (radio: Locator) => Promise<void>
  attach: (to: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
}

/** Waits until a field has this value: an answer or a list may come later than the field. */
export const holds = (field: Locator, value: string) =>
  until(`${field} holds ${value}`, async () => (await field.inputValue()) === value)

const optionOf = (page: Page, words: string) => page.getByRole('option', { name: words }).first()

/** Signs in on the shown page. Tests about other things use openSignedIn. */
export async function comeIn(page: Page, email: string, password = 'Ponte@2026') {
  await hydrated(page)
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email)
  await page.getByLabel(/^Senha/).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

export const mouse = (page: Page): Hand => ({
  type: (into, text) => into.fill(text),
  async choose(from, words) {
    await from.click()
    await from.pressSequentially(words)
    await optionOf(page, words).click()
  },
  press: (button) => button.click(),
  pick: (radio) => radio.check(),
  attach: (to, file) => to.setInputFiles(file),
})

const FAR = 150

/** Presses Tab until it has the focus. */
async function reach(page: Page, wanted: Locator) {
  await wanted.waitFor()
  for (let steps = 0; steps < FAR; steps++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${wanted}`)
}

export const keyboard = (page: Page): Hand => ({
  async type(into, text) {
    await reach(page, into)
    await page.keyboard.type(text)
  },
  async choose(from, words) {
    await reach(page, from)
    await page.keyboard.type(words)
    const option = optionOf(page, words)
    await option.waitFor()
    for (let steps = 0; steps < FAR && (await option.getAttribute('data-combobox-selected')) === null; steps++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  },
  async press(button) {
    await reach(page, button)
    await page.keyboard.press('Enter')
  },
  async pick(radio) {
    await reach(page, radio)
    await page.keyboard.press('Space')
  },
  async attach(to, file) {
    await reach(page, to)
    const opened = page.waitForEvent('filechooser')
    await page.evaluate(() => {}) // answered after the browser knows that its own dialog is suppressed
    await page.keyboard.press('Space')
    await (await opened).setFiles(file)
  },
})

/** Changes the session as another tab would, to nobody for null. Returns the former one. */
export const become = (page: Page, session: string | null) =>
  page.evaluate((session) => {
    const kept = localStorage.getItem('session')!
    if (session) localStorage.setItem('session', session)
    else localStorage.removeItem('session')
    dispatchEvent(new StorageEvent('storage', { key: 'session' }))
    return kept
  }, session)

/**
 * The next request to the address arrives, but its answer is lost. The route stays, so that an immediate retry is not
 * affected by its removal.
 */
export async function loseOneAnswer(page: Page, address: string) {
  let lost = false
  await page.route(address, async (route) => {
    if (lost) return route.continue()
    lost = true
    await route.fetch({ maxRetries: 2 })
    await route.abort()
  })
}
