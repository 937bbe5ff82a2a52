import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCandidatures } from '#features/candidatures/wire/applying.ts'
import { showDashboard } from '#features/dashboard/wire.ts'
import { judgeCompany } from '#features/operator/wire.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, shot } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { callsOf, openSignedIn } from '#test/support/browser/signed-in.ts'
import { send } from '#wire/send.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

async function judge(verification: 'suspensa' | 'verificada') {
  const { id } = (
    await send(await callsOf(product.origin, 'recrutador@demo.test', 'CompanyManager'), showDashboard, {})
  ).data
  await send(await callsOf(product.origin, 'operador@demo.test', 'Operator'), judgeCompany, {
    id,
    verification,
    reason: 'Dados errados',
  })
}

test('during a suspension the board offers only what is allowed, and candidates are told', async (t) => {
  const title = 'Estágio em Marketing Digital'
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin, size: 'phone' })
  await page.goto('/vagas/minhas?q=Marketing+Digital')
  await page.getByRole('link', { name: `Candidaturas de ${title}` }).click()
  const notice = page.getByRole('region', { name: 'A empresa está suspensa' })
  const sheet = page.getByRole('button', { name: 'Planilha' })
  const columns = () => page.getByLabel('Coluna de Otto Guimarães Reis').locator('option').allTextContents()
  await page.getByLabel('Coluna de Otto Guimarães Reis').waitFor()
  assert.equal((await columns()).length, 6)

  const stands = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await sheet.focus()
  await judge('suspensa')
  await notice.waitFor() // the board was open
  await page.getByRole('status').filter({ hasText: 'A empresa está suspensa. ' }).waitFor()
  await sheet.and(page.locator(':disabled')).waitFor()
  assert.deepEqual(await columns(), ['Inscritos', 'Não selecionado'])
  await page.waitForTimeout(300)
  assert.match(await stands(), /^A empresa está suspensa/, 'whoever stood on the spreadsheet goes on from the notice')
  await axe(page)
  await shot(page, 'candidatures-suspended-phone-light', { whole: false })
  await page.getByRole('button', { name: 'Otto Guimarães Reis' }).click()
  const dialog = page.getByRole('dialog', { name: 'Otto Guimarães Reis' })
  await dialog.getByText('voltam quando a suspensão terminar').waitFor()
  assert.deepEqual(
    [
      await dialog.getByRole('button', { name: 'Abrir currículo em PDF' }).count(),
      await dialog.getByText('E-mail', { exact: true }).count(),
    ],
    [0, 0],
  )
  await axe(page)

  const asStudent = await callsOf(product.origin, 'estudante@demo.test', 'User')
  const own = (await send(asStudent, listCandidatures, {})).collection.data.find(
    ({ attributes }) => attributes.job.title === title,
  )!
  const student = await openSignedIn(t, browser, 'estudante', 'User', { origin: product.origin, size: 'phone' })
  await student.goto(`/usuarios/candidaturas/${own.id}`)
  const told = student.getByRole('region', { name: 'A empresa está suspensa, e a vaga está fora do ar' })
  await told.getByText(/^Você continua tendo resposta até .*, e pode desistir quando quiser\.$/).waitFor()
  assert.deepEqual(
    [
      await student.getByRole('button', { name: 'Desistir da vaga' }).count(),
      await student.getByRole('link', { name: 'Ver a vaga' }).count(),
    ],
    [1, 0],
  )
  await axe(student)
  await shot(student, 'candidature-suspended-phone-light', { whole: false })

  await judge('verificada')
  await dialog.getByRole('button', { name: 'Abrir currículo em PDF' }).waitFor()
  await notice.waitFor({ state: 'detached' })
  await dialog.getByRole('status').filter({ hasText: 'A suspensão da empresa terminou.' }).waitFor()
  await dialog.getByRole('button', { name: 'Abrir currículo em PDF' }).focus()
  await judge('suspensa')
  await dialog.getByRole('status').filter({ hasText: 'A empresa está suspensa. ' }).waitFor()
  await page.waitForTimeout(300)
  assert.match(await stands(), /^Enquanto a empresa está suspensa/, 'not thrown out of the dialog')
  await judge('verificada')
})

test('a verdict leaves whoever only reads where they are, and is told to whoever compares', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin, size: 'phone' })
  await page.goto('/vagas/minhas?q=Marketing+Digital')
  await page.getByRole('link', { name: 'Candidaturas de Estágio em Marketing Digital' }).click()
  await page.getByRole('link', { name: 'Tabela' }).click()
  const name = page.getByRole('button', { name: 'Otto Guimarães Reis' })
  await name.waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.evaluate(() => scrollTo(0, 500))
  for (const verdict of ['suspensa', 'verificada'] as const) {
    await judge(verdict)
    await page
      .getByRole('region', { name: 'A empresa está suspensa' })
      .waitFor({ state: verdict === 'suspensa' ? 'attached' : 'detached' })
    await page.waitForTimeout(300)
    assert.deepEqual(
      await page.evaluate(() => [document.activeElement === document.body, scrollY > 400]),
      [true, true],
      verdict,
    )
  }

  for (const one of ['Otto Guimarães Reis', 'Yara Monteiro Vaz']) await page.getByLabel(`Selecionar ${one}`).check()
  await page.getByRole('button', { name: 'Comparar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Comparar candidaturas' })
  await dialog.getByLabel('Coluna de Otto Guimarães Reis').waitFor()
  await judge('suspensa')
  await dialog.getByRole('status').filter({ hasText: 'A empresa está suspensa. ' }).waitFor()
  await dialog.getByText(/^Enquanto a empresa está suspensa/).waitFor()
  await axe(page)
  await shot(page, 'candidatures-compare-suspended-phone-light', { whole: false })
  await judge('verificada')
  await dialog.getByRole('status').filter({ hasText: 'A suspensão da empresa terminou.' }).waitFor()
})
