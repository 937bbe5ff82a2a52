// A recruiter writes a job: automatic saving, and saves that fail.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import {
  openBrowser,
  openPage,
  type PageOptions,
  shot,
  type TestPage,
  visit,
  reload,
} from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { inDays } from '#test/support/jobs.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { holds } from '../hands.ts'
import { editJob } from './job-hands.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const asRecruiter = (t: TestContext, options?: Partial<PageOptions>) =>
  openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin, ...options })
const focused = (page: TestPage, name: string) =>
  page.waitForFunction(
    (name) =>
      (document.activeElement as HTMLInputElement | null)?.name === name &&
      document.activeElement!.getBoundingClientRect().top > 0,
    name,
  )

async function begin(page: TestPage, title: string) {
  await visit(page, '/vagas/minhas/nova')
  await page.getByLabel('Título da vaga').fill(title)
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  await page.getByRole('heading', { name: /^Faltam \d+ de \d+$/ }).waitFor()
}

test('a job saves itself while a recruiter writes, says what it lacks, is published and found', async (t) => {
  const page = await asRecruiter(t, { allow: [/422/] })
  await visit(page, '/vagas/minhas')
  await page.getByRole('link', { name: 'Criar vaga' }).click()
  await page.getByLabel('Título da vaga').fill('Estágio em Cerâmica')
  await visit(page, '/vagas/minhas/nova')
  await holds(page.getByLabel('Título da vaga'), 'Estágio em Cerâmica')
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  await page.getByRole('heading', { name: /^Faltam \d+ de \d+$/ }).waitFor()
  await axe(page)
  await page.getByRole('button', { name: 'Ver prévia' }).click()
  for (const words of ['Tipo a escolher', 'Modelo a escolher', 'A escolher'])
    await page.getByRole('dialog').getByText(words, { exact: true }).first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publicar vaga' }).click()
  await page.getByText('Não pode ficar em branco').first().waitFor()
  // The focus goes to the first mistake; what opens before it comes would be closed by it.
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('Tipo de vaga', 'Estágio')
  await choose('Área', 'Administração')
  for (const [field, words] of [
    ['Sobre a vaga', 'Um ateliê pequeno.'],
    ['Responsabilidades', 'Preparar a argila.'],
    ['Requisitos', 'Ter 2 anos de experiência.'],
  ] as const) {
    await page.getByRole('textbox', { name: new RegExp(`^${field}`) }).click()
    await page.keyboard.type(words)
  }
  await choose('Benefícios', 'Vale-refeição')
  await page.keyboard.press('Escape')
  await page.getByLabel(/^Vagas abertas/).fill('2')
  await page.getByLabel(/^Horas por semana/).fill('30')
  await page.getByLabel(/^Inscrições até/).fill(inDays(20))
  await page.getByLabel('Remoto', { exact: true }).check()
  await page.getByText('Tudo salvo').waitFor()
  await page.reload()
  await page.getByText('Um ateliê pequeno.').first().waitFor()
  await page.getByRole('button', { name: 'Publicar vaga' }).click()
  await page
    .getByText(/a lei não deixa exigir mais de 6 meses de experiência/)
    .first()
    .waitFor()
  await page.getByRole('textbox', { name: /^Requisitos/ }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Gostar de argila.')
  await page.getByRole('button', { name: 'Ver prévia' }).click()
  await page.getByRole('dialog').getByText('Gostar de argila.').waitFor()
  await page.getByRole('dialog').getByText('Vale-refeição').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publicar vaga' }).click()
  const published = page.getByRole('dialog', { name: 'A vaga está publicada' })
  await published.getByRole('link', { name: 'Ver', exact: true }).waitFor()
  assert.match(
    (await published.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))!,
    /^https:\/\/wa\.me\/\?text=/,
  )
  await axe(page)
  await published.getByRole('button', { name: 'Copiar link' }).click()
  await published
    .getByRole('status')
    .getByText(/^Link copiado|^Selecione o link/)
    .waitFor()
  await published.getByRole('link', { name: 'Ir para Minhas vagas' }).click()
  await page.waitForURL(/\/vagas\/minhas$/)
  const guest = await openPage(t, browser, { origin: product.origin })
  await visit(guest, '/vagas?q=ceramica')
  const found = guest.getByRole('article').getByRole('heading')
  await found.first().waitFor()
  assert.deepEqual(await found.allTextContents(), ['Estágio em Cerâmica'])
})

test('of two who edit one draft, neither loses what was typed', async (t) => {
  const one = await asRecruiter(t, { allow: [/409/] })
  await visit(one, '/vagas/minhas/nova')
  await one.getByLabel('Título da vaga').fill('Estágio em Marcenaria')
  await one.getByRole('button', { name: 'Criar rascunho' }).click()
  await one.waitForURL(/\/editar$/)
  const other = await asRecruiter(t, { allow: [/409/] })
  await visit(other, new URL(one.url()).pathname)
  await one.getByLabel(/^Vagas abertas/).fill('3')
  await one.getByText('Tudo salvo').waitFor()
  await other.getByLabel(/^Horário/).fill('Das 9h às 16h')
  await other.getByText('Tudo salvo').waitFor()
  assert.equal(await other.getByLabel(/^Vagas abertas/).inputValue(), '3', 'what only one changed is joined')

  // The same field: words are overwritten only after a question, and a dismissed question is asked again.
  const asked = one.getByRole('dialog', { name: 'Isto mudou enquanto você editava' })
  await one.getByLabel(/^Horário/).fill('À tarde')
  await asked.getByText('Das 9h às 16h').waitFor()
  await asked.getByRole('button', { name: 'Voltar ao formulário' }).click()
  await one.getByText('Ainda não salvo: falta escolher o que fica em Horário.').waitFor()
  await one.getByLabel(/^Horário/).fill('À tardinha')
  await one.waitForTimeout(2_500)
  await reload(other)
  await holds(other.getByLabel(/^Horário/), 'Das 9h às 16h')
  await one.getByRole('button', { name: 'Salvar alterações' }).click()
  await asked.getByRole('radio', { name: /^Ficar com o meu/ }).check()
  await asked.getByRole('button', { name: 'Continuar com estas escolhas' }).click()
  await one.getByText('Tudo salvo').waitFor()
  await reload(other)
  await holds(other.getByLabel(/^Horário/), 'À tardinha')

  // An own save returns with the other's change and is not taken for somebody else's.
  const choose = async (label: string, option: string) => {
    await one
      .getByRole('group', { name: 'Idioma 1' })
      .getByRole('combobox', { name: new RegExp(`^${label}`) })
      .click()
    await one.getByRole('option', { name: option, exact: true }).click()
  }
  await one.getByRole('button', { name: 'Adicionar idioma' }).click()
  await Promise.all([one.waitForResponse((answer) => answer.request().method() === 'PUT'), choose('Idioma', 'Inglês')])
  await one.getByText('Tudo salvo').waitFor()
  await reload(other)
  await other.getByLabel(/^Vagas abertas/).fill('4')
  await other.getByText('Tudo salvo').waitFor()
  await choose('Nível', 'Avançado')
  await one.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await one.getByText('Tudo salvo').waitFor()
  assert.equal(await asked.count(), 0)
  assert.equal(await one.getByLabel(/^Vagas abertas/).inputValue(), '4')
})

test('a save whose answer was lost is nobody else’s change', async (t) => {
  const page = await asRecruiter(t, { allow: [/409/, /ERR_FAILED/] })
  await begin(page, 'Estágio em Tapeçaria')
  await page.route(
    '**/v1/ats/jobs/*',
    async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      await route.fetch({ maxRetries: 2 })
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByLabel(/^Horário/).fill('De manhã')
  await page.getByRole('status').getByText('Não foi possível salvar').waitFor()
  await page.getByLabel(/^Horário/).fill('De manhã cedo')
  await page.getByText('Tudo salvo').waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
  await reload(page)
  await holds(page.getByLabel(/^Horário/), 'De manhã cedo')
})

test('a field that is refused keeps the others from nothing, and what is not kept has a name', async (t) => {
  const page = await asRecruiter(t, { allow: [/422/] })
  await begin(page, 'Estágio em Vidraria')
  await page.getByLabel(/^Horas por semana/).fill('60')
  await page.getByText('Ainda não salvo: Horas por semana. O resto está salvo.').waitFor()
  await page.getByLabel(/^Horas por semana/).blur()
  await page.getByText('Deve ser menor ou igual a 44').first().waitFor()
  await page.getByLabel(/^Horário/).fill('Das 9h às 15h')
  await page.getByLabel(/^Salário ou bolsa, até/).fill('1.000,00') // without a lower bound
  await page.getByText('Ainda não salvo: Salário ou bolsa, até, Horas por semana. O resto está salvo.').waitFor()
  await page.getByLabel(/^Dias para responder/).fill('20')
  await page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  assert.equal(await page.getByLabel(/^Horário/).inputValue(), 'Das 9h às 15h')
  assert.deepEqual(
    [
      await page.getByLabel(/^Dias para responder/).inputValue(),
      await page.getByLabel(/^Horas por semana/).inputValue(),
    ],
    ['20', ''],
  )
})

test('to publish what is refused leads to the first wrong field, and what is filled is not called blank', async (t) => {
  const page = await asRecruiter(t, { allow: [/422/], size: 'phone', theme: 'dark' })
  await begin(page, 'Estágio em Tecelagem')
  const publish = page.getByRole('button', { name: 'Publicar vaga' })
  await publish.press('Enter')
  await page
    .getByRole('combobox', { name: /^Tipo de vaga/ })
    .and(page.locator(':focus'))
    .waitFor()
  await page.getByRole('textbox', { name: /^Sobre a vaga/ }).click()
  await page.keyboard.type('Um ateliê pequeno.')
  await page.getByLabel('Remoto', { exact: true }).check()
  await page.getByLabel(/^Vagas abertas/).fill('0')
  await page.getByLabel(/^Horas por semana/).fill('60')
  await publish.press('Enter')
  await focused(page, 'openings')
  const lacking = page.getByRole('region', { name: /^Faltam? \d+ de \d+$/ })
  await lacking.getByText('Deve ser maior ou igual a 1').waitFor()
  for (const name of ['Sobre a vaga', 'Cidade'])
    await lacking.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
  assert.equal(await page.getByRole('combobox', { name: /^Cidade/ }).getAttribute('aria-invalid'), null)
  await axe(page)
  await shot(page, 'jobs-refused-phone-dark')
  await lacking.getByRole('button', { name: 'Horas por semana', exact: true }).click()
  await focused(page, 'weekly_hours')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('30')
  await lacking.getByRole('button', { name: 'Horas por semana', exact: true }).waitFor({ state: 'detached' })
  await page.getByText('Ainda não salvo: Vagas abertas. O resto está salvo.').waitFor()
})

test('what a published job may not say is told where it stands', async (t) => {
  const page = await asRecruiter(t, { allow: [/422/] })
  await visit(page, '/vagas/minhas?q=logistica')
  await editJob(page, 'Estágio em Logística')
  await page.getByLabel(/^Horas por semana/).fill('60')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await focused(page, 'weekly_hours')
  await page.getByText('Não foi possível salvar. Corrija: Horas por semana.').waitFor()
  await page.getByRole('region', { name: 'Para corrigir' }).getByText('Deve ser menor ou igual a 44').waitFor()
  await page.getByLabel(/^Horas por semana/).fill('30')
  await page.getByRole('region', { name: 'Para corrigir' }).waitFor({ state: 'detached' })
})

test('a button that works keeps the focus of whoever pressed it, and takes no second press', async (t) => {
  const page = await asRecruiter(t)
  await visit(page, '/vagas/minhas?q=logistica')
  await editJob(page, 'Estágio em Logística')
  await page.getByLabel(/^Horário/).fill('Das 8h às 14h')
  let sent = 0
  const answered = Promise.withResolvers<void>()
  await page.route('**/v1/ats/jobs/*', async (route) => {
    if (route.request().method() === 'PUT') sent++
    await answered.promise
    await route.continue()
  })
  const save = page.getByRole('button', { name: 'Salvar alterações' })
  await save.press('Enter')
  await page.getByText('Salvando…').waitFor()
  await page.keyboard.press('Enter')
  answered.resolve()
  await page.getByText('As alterações foram salvas.').waitFor()
  assert.deepEqual([sent, await save.evaluate((button) => button === document.activeElement)], [1, true])
  await page.keyboard.press('Enter')
  await page.getByText('Nada mudou desde a última vez que você salvou.').waitFor()
})
