// Acts on a job: pausing, closing, copying, and two people at once.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Locator } from 'playwright-core'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, type PageOptions, shot, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { inDays } from '#test/support/jobs.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { loseOneAnswer } from '../hands.ts'
import { editJob } from './job-hands.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

type Box = { x: number; y: number; width: number; height: number }

const asRecruiter = (t: TestContext, options?: Partial<PageOptions>) =>
  openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin, ...options })
const fits = async (page: TestPage) =>
  assert.equal(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    true,
    'wider than the screen',
  )

test('whoever means to resume a job does not reopen one that a colleague cancelled meanwhile', async (t) => {
  const [one, other] = [await asRecruiter(t, { allow: [/409/] }), await asRecruiter(t)]
  await visit(one, '/vagas/minhas?q=analista+de+recursos')
  await editJob(one, 'Analista de Recursos Humanos Júnior')
  await one.getByRole('button', { name: 'Pausar' }).click()
  await one.getByRole('button', { name: 'Voltar ao ar' }).waitFor()
  await visit(other, new URL(one.url()).pathname)
  await other.getByRole('button', { name: 'Encerrar', exact: true }).click()
  await other.getByLabel('Vaga cancelada').check()
  await other.getByRole('button', { name: 'Encerrar vaga' }).click()
  await other.getByRole('button', { name: 'Reabrir vaga' }).waitFor()
  await one.getByRole('button', { name: 'Voltar ao ar' }).click()
  await one.getByText('Outra pessoa mudou isto enquanto você editava.').waitFor()
  await one.getByRole('button', { name: 'Reabrir vaga' }).waitFor()
  await visit(one, `/vagas/${/minhas\/([^/]+)/.exec(one.url())![1]!}`)
  await one.getByText('Encerrada em', { exact: true }).waitFor()
  assert.deepEqual(
    [await one.getByText('Inscrições até').count(), await one.getByText('Resposta para todos até').count()],
    [0, 0],
  )
})

test('whoever cancels a job reads for how many people that ends the process', async (t) => {
  const page = await asRecruiter(t, { size: 'phone' })
  await visit(page, '/vagas/minhas?q=alimentos')
  await editJob(page, 'Estágio em Engenharia de Alimentos')
  await page.getByRole('button', { name: 'Encerrar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('quem espera é avisado').waitFor()
  await dialog.getByLabel('Vaga cancelada').check()
  await dialog
    .getByText(
      'O processo termina agora para as 2 pessoas que esperam resposta, com aviso ' +
        'por e-mail. Reabrir a vaga depois não desfaz isso.',
    )
    .waitFor()
  await axe(page)
  await fits(page)
  await shot(page, 'jobs-cancel-phone', { whole: false })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
})

test('a job is paused, closed with a reason and copied from its own page', async (t) => {
  const page = await asRecruiter(t, { size: 'phone' })
  await visit(page, '/vagas/minhas?q=logistica')
  await fits(page)
  await axe(page)
  await shot(page, 'jobs-owned-phone')
  await editJob(page, 'Estágio em Logística')
  const title = page.getByLabel(/^Título/)
  await title.fill('Estágio em Frotas')
  await page.getByRole('button', { name: 'Ver prévia' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Estágio em Frotas' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Alterações ainda não salvas').waitFor() // previewed, not published
  await page.getByRole('button', { name: 'Duplicar' }).click()
  await page.getByText('A cópia leva só o que está salvo').waitFor()
  await title.fill('Estágio em Logística')
  await page.getByText('Tudo salvo').waitFor()
  // The request arrives and only its answer is lost: the change is one's own.
  await loseOneAnswer(page, '**/pause')
  await page.getByRole('button', { name: 'Pausar' }).click()
  await page.getByRole('button', { name: 'Voltar ao ar' }).waitFor()
  page.complaints.forget()
  // The alert about the pause stays while the pointer rests on it, and for a while after that.
  await page.getByRole('button', { name: 'Fechar aviso' }).last().hover()
  await page.getByRole('button', { name: 'Encerrar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const end = dialog.getByRole('button', { name: 'Encerrar vaga' })
  const covered = await end.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  assert.equal(covered, false, 'the alert covers a button of the dialog')
  await dialog.getByLabel('Vaga cancelada').check()
  await axe(page)
  await end.click()
  await page.getByRole('button', { name: 'Reabrir vaga' }).waitFor()
  await page.getByText('Vaga cancelada').first().waitFor()
  await fits(page)
  await shot(page, 'jobs-edit-phone')
  await page.getByRole('button', { name: 'Duplicar' }).dblclick()
  await page.getByRole('heading', { name: 'Estágio em Logística (cópia)' }).waitFor()
  await visit(page, '/vagas/minhas?q=logistica')
  const copies = page.getByRole('link', { name: 'Estágio em Logística (cópia)', exact: true })
  await copies.first().waitFor()
  assert.equal(await copies.count(), 1)
  await copies.click()
  await page.getByLabel(/^Inscrições até/).fill('31/1') // an incomplete date is not saved, and goes with the draft
  await page.getByRole('button', { name: 'Apagar rascunho' }).click()
  await dialog.getByRole('button', { name: 'Apagar rascunho' }).click()
  await page.waitForURL('**/vagas/minhas')
})

test('a job’s languages show before their list has loaded, and survive the keyboard', async (t) => {
  const page = await asRecruiter(t)
  const come = Promise.withResolvers<void>()
  await page.route('**/selects/languages.json', (route) => come.promise.then(() => route.continue()))
  await visit(page, '/vagas/minhas?q=alimentos')
  await editJob(page, 'Estágio em Engenharia de Alimentos')
  const stands = (row: number) =>
    page
      .getByRole('group', { name: `Idioma ${row}` })
      .getByRole('combobox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
  const [language, level] = ['Idioma', 'Nível'].map((name) =>
    page.getByRole('group', { name: 'Idioma 1' }).getByRole('combobox', { name: new RegExp(`^${name}`) }),
  ) as [Locator, Locator]
  await language.focus()
  await page.keyboard.press('Tab')
  assert.equal(await level.evaluate((box) => box === document.activeElement), true)
  await page.keyboard.press('Tab')
  assert.deepEqual(await stands(1), ['Inglês', 'Intermediário'])
  come.resolve()
  await page.getByRole('button', { name: 'Adicionar idioma' }).click()
  await page.keyboard.type('espan')
  await page.getByRole('option', { name: 'Espanhol', exact: true }).click()
  await page.getByLabel(/^Horário/).fill('Das 9h às 15h')
  await axe(page)
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await page.getByText('Tudo salvo').waitFor()
  await page.reload()
  await page.getByRole('group', { name: 'Idioma 2' }).waitFor()
  assert.deepEqual(
    [await stands(1), await stands(2)],
    [
      ['Inglês', 'Intermediário'],
      ['Espanhol', 'Intermediário'],
    ],
  )
})

test('the title of a closed job stands beside the summary, below its notices, where both fit', async (t) => {
  const page = await asRecruiter(t)
  await visit(page, '/vagas/minhas?q=financas&situacao=closed')
  await editJob(page, 'Estágio em Finanças')
  await page.getByRole('link', { name: 'Ver a página' }).click()
  const notice = page.getByRole('region', { name: 'Esta vaga não recebe mais inscrições' })
  await notice.waitFor()
  for (const width of [960, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [said, title, summary] = (await Promise.all(
      [
        notice,
        page.getByRole('heading', { level: 1 }),
        page.getByRole('complementary', { name: 'Resumo da vaga' }),
      ].map((one) => one.boundingBox()),
    )) as [Box, Box, Box]
    assert.ok(
      said.y + said.height < title.y && title.x + title.width < summary.x && Math.abs(title.y - summary.y) < 4,
      JSON.stringify({ width, said, title, summary }),
    )
    await fits(page)
  }
})

test('a future job says when it opens; a long word fits a phone; focus moves on from a removed button', async (t) => {
  const page = await asRecruiter(t, { size: 'phone' })
  const title = 'Desenvolvimento'.repeat(5)
  await visit(page, '/vagas/minhas?q=marketing')
  await editJob(page, 'Estágio em Marketing Digital')
  await page.getByRole('button', { name: 'Duplicar' }).click()
  await page.getByRole('heading', { level: 1, name: '(cópia)' }).waitFor()
  await page.getByLabel(/^Título/).fill(title)
  await page.getByLabel(/^Inscrições a partir/).fill(inDays(3))
  await page.getByLabel(/^Inscrições até/).fill(inDays(20))
  await page.getByRole('button', { name: 'Publicar vaga' }).click()
  await page.getByRole('link', { name: 'Ir para Minhas vagas' }).click()
  await page.waitForURL('**/vagas/minhas')
  await page
    .getByRole('row', { name: title })
    .getByText(`Abre em ${inDays(3)}`)
    .filter({ visible: true })
    .waitFor()
  await fits(page)
  await axe(page)
  await editJob(page, title)
  await page
    .getByRole('complementary', { name: 'Situação da vaga' })
    .getByText(`Abre em ${inDays(3)}`)
    .waitFor()
  await fits(page)
  await page.getByRole('button', { name: 'Pausar' }).press('Enter')
  await page.waitForFunction(() => document.activeElement?.textContent === 'Voltar ao ar')
  await page.getByRole('button', { name: 'Encerrar', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  assert.equal(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth), true)
  await dialog.getByRole('button', { name: 'Encerrar vaga' }).press('Enter')
  await page.waitForFunction(() => document.activeElement?.textContent === 'Reabrir vaga')
})

test('what stays beside a text that is read stays below the header', async (t) => {
  const page = await asRecruiter(t)
  const clear = async (beside: string) => {
    const aside = page.getByRole('complementary', { name: beside })
    await aside.waitFor()
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.evaluate(() => scrollTo(0, 150))
    await page.waitForFunction(() => scrollY > 100)
    const [header, box] = [(await page.getByRole('banner').boundingBox())!, (await aside.boundingBox())!]
    assert.ok(box.y >= header.y + header.height, `${beside}: ${JSON.stringify({ header, box })}`)
  }
  await visit(page, '/vagas/minhas?q=alimentos')
  await editJob(page, 'Estágio em Engenharia de Alimentos')
  await clear('Situação da vaga')
  await page.getByRole('link', { name: 'Ver a página' }).click()
  await clear('Resumo da vaga')
})
