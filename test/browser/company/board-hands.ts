// Locators of the board, and the way to it.
import type { Locator } from 'playwright-core'
import type { TestPage } from '#test/support/browser/chromium.ts'

/** The board keeps a stream open, so its page is never idle. */
export async function board(page: TestPage, title: string, query = '') {
  const { collection } = (await (await page.request.get(`/v1/ats/jobs?q=${encodeURIComponent(title)}`)).json()) as {
    collection: { data: { id: string; attributes: { title: string } }[] }
  }
  await page.goto(
    `/vagas/minhas/${collection.data.find(({ attributes }) => attributes.title === title)!.id}/candidaturas${query}`,
  )
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
export const column = (page: TestPage, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })
export const said = (page: TestPage, words: string) => page.getByText(words).first().waitFor()
/** The list item of a person. */
export const tile = (page: TestPage, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name }) })
