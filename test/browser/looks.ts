import assert from 'node:assert/strict'
import type * as Axe from 'axe-core'
import { axe } from '#test/support/browser/axe.ts'
import { shot, sizes, type TestPage } from '#test/support/browser/chromium.ts'
import { until } from '#test/support/patience/patience.ts'

type Looks = {
  at?: (keyof typeof sizes)[]
  themes?: ('light' | 'dark')[]
  /** false: only the visible part, for dialogs. */ whole?: boolean
}

export const fits = async (page: TestPage) =>
  assert.equal(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    true,
    `${page.url()} is wider than the screen`,
  )

/** After another theme has been checked, only colours can differ. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } satisfies Axe.RunOptions

const worn = (theme: string) => (document.documentElement.dataset['mantineColorScheme'] ?? theme) === theme

/** A browser under load loses a change of the emulated theme now and then: it is made again after a while. */
async function wear(page: TestPage, theme: 'light' | 'dark') {
  let asked = 0
  await until(`${page.url()} follows the device into ${theme}`, async () => {
    if (asked++ % 100 === 0) {
      if (asked > 1) await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
      await page.emulateMedia({ colorScheme: theme })
    }
    return page.evaluate(worn, theme)
  })
}

/** Checks the current page in each size and theme: nothing overflows, axe finds nothing. Restores size and theme. */
export async function inEveryLook(
  page: TestPage,
  name: string,
  { at = ['desktop', 'phone'], themes = ['light', 'dark'], whole = true }: Looks = {},
) {
  const before = page.viewportSize()!
  const colorScheme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
  for (const size of at) {
    await page.setViewportSize(sizes[size])
    for (const [n, theme] of themes.entries()) {
      await wear(page, theme)
      await fits(page)
      await axe(page, n ? COLOURS : {})
      await shot(page, `${name}-${size}-${theme}`, { whole })
    }
  }
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(before)
}
