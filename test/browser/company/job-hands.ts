import type { TestPage } from '#test/support/browser/chromium.ts'

/** From the list of a company's jobs to the editor of one: its title leads to who has applied. */
export async function editJob(page: TestPage, title: string) {
  await page.getByRole('button', { name: `Mais ações: ${title}`, exact: true }).click()
  await page.getByRole('link', { name: `Editar ${title}`, exact: true }).click()
}
