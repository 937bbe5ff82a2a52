// Applying and withdrawing: what is required, what the company gets, two tabs, and lost connections.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { confirmEmail } from '#features/accounts/wire/logins.ts'
import { closeJob, listOwnedJobs } from '#features/jobs/wire/writing.ts'
import { axe } from '#test/support/browser/axe.ts'
import { person } from '#test/support/candidate.ts'
import { openBrowser, type PageOptions, shot } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { linkTo } from '#test/support/outside/outbox.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { send } from '#wire/send.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const student = (t: TestContext, { who = 'estudante', ...options }: Partial<PageOptions> & { who?: string } = {}) =>
  openSignedIn(t, browser, who, 'User', { origin: product.origin, size: 'phone', ...options })
async function jobNamed(title: string) {
  const { collection } = (await (
    await fetch(`${product.origin}/v1/ats/jobs?q=${encodeURIComponent(title)}`)
  ).json()) as { collection: { data: { attributes: { title: string; slug: string } }[] } }
  const { attributes } = collection.data.find(({ attributes }) => attributes.title === title)!
  return { slug: attributes.slug, form: `/vagas/${attributes.slug}/candidaturas/nova` }
}

/** As a recruiter of its company. */
async function close(title: string) {
  const login = {
    grant_type: 'password',
    username: 'recrutador@demo.test',
    password: 'Ponte@2026',
    user_type: 'CompanyManager',
  }
  const json = { 'Content-Type': 'application/json' }
  const { access_token } = (await (
    await fetch(`${product.origin}/oauth/token`, { method: 'POST', headers: json, body: JSON.stringify(login) })
  ).json()) as { access_token: string }
  const asked: typeof fetch = (path, init) => fetch(product.origin + String(path), init)
  const init = { headers: { authorization: `Bearer ${access_token}` } }
  const { collection } = await send(asked, listOwnedJobs, { q: title }, init)
  await send(asked, closeJob, { id: collection.data[0]!.id, closure: { reason: 'filled' } }, init)
}

test('after a lost answer, words changed later are not shown as arrived, and stay readable', async (t) => {
  const page = await student(t, { allow: [/409|ERR_FAILED/] })
  await page.goto((await jobNamed('Recepcionista de Clínica')).form)
  const message = page.getByLabel('Mensagem para a empresa')
  const send = page.getByRole('button', { name: 'Enviar candidatura' })
  await page.route('**/candidatures', (route) => route.fetch({ maxRetries: 2 }).then(() => route.abort()), { times: 1 })
  await message.fill('Gosto de receber pessoas.')
  await send.click()
  await page.getByText('Sem resposta do servidor.').waitFor()
  await message.fill('Gosto de receber pessoas, e falo Libras.')
  await send.click()
  await page.getByRole('alert').getByText('O que você enviou agora não foi salvo.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert')
  const [header, notice] = [
    (await page.getByRole('banner').boundingBox())!,
    (await page.getByRole('alert').boundingBox())!,
  ]
  assert.ok(notice.y >= header.y + header.height, 'the header lies over what is said')
  await page
    .getByRole('region', { name: 'O que você enviou' })
    .getByText('Gosto de receber pessoas.', { exact: true })
    .waitFor()
  const unsent = page.getByRole('region', { name: 'O que você escreveu e não foi enviado' })
  await unsent.getByText('Gosto de receber pessoas, e falo Libras.').waitFor()
  await axe(page)
  await shot(page, 'applying-already-phone-light')
  await page.reload()
  await unsent.getByText('Gosto de receber pessoas, e falo Libras.').waitFor()
  await page.getByRole('link', { name: 'Ver a candidatura' }).click()
  await page.getByRole('region', { name: 'O que você enviou' }).getByText('não contou a esta empresa').waitFor()
})

test('a job that closes while somebody writes to it says so, and leaves them what they wrote', async (t) => {
  const page = await student(t, { allow: [/409|422/] })
  const { form } = await jobNamed('Auxiliar de Produção Temporário')
  await page.goto(form)
  await page.getByLabel('Mensagem para a empresa').fill('Conheço bem as máquinas.')
  await close('Auxiliar de Produção Temporário')
  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  await page.getByRole('alert').getByText('Esta vaga não recebe candidaturas agora').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert')
  await page
    .getByRole('region', { name: 'O que você escreveu e não foi enviado' })
    .getByText('Conheço bem as máquinas.')
    .waitFor()
  await axe(page)
})

test('the second of two tabs reads what the first sent; equal answers succeed in both', async (t) => {
  const { form } = await jobNamed('Nutricionista Clínica')
  const [one, two, three] = [await student(t), await student(t, { allow: [/409/] }), await student(t)]
  for (const page of [one, two, three]) {
    await page.goto(form)
    await page.getByRole('button', { name: 'Enviar candidatura' }).waitFor()
  }
  for (const page of [one, three]) {
    await page.getByRole('button', { name: 'Enviar candidatura' }).click()
    await page.getByRole('heading', { name: 'Sua candidatura foi enviada' }).waitFor()
  }
  await two.getByRole('checkbox', { name: /^Contar a esta empresa/ }).check()
  await two.getByRole('button', { name: 'Enviar candidatura' }).click()
  const sent = two.getByRole('region', { name: 'O que você enviou' })
  await sent.getByText('Nenhuma mensagem.').waitFor()
  await sent.getByText('não contou a esta empresa').waitFor()
})

test('leaving after the company answered says so and shows the answer, also when already left', async (t) => {
  const page = await student(t, { allow: [/409/] })
  await page.goto((await jobNamed('Confeiteiro ou Confeiteira')).form)
  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  await page.getByRole('link', { name: 'Acompanhar candidatura' }).click()
  await page.getByRole('button', { name: 'Desistir da vaga' }).click()
  await page.route(
    '**/withdrawal',
    async (route) => {
      await route.fetch({ maxRetries: 2 })
      await route.fulfill({ status: 409, json: { messages: ['Esta candidatura já foi encerrada.'] } })
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Desistir', exact: true }).click()
  await page.getByText('Esta candidatura já foi encerrada.').waitFor()
  await page.getByText('Você desistiu').first().waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0, 'there is nothing left to confirm')
  await page.waitForFunction(() => document.activeElement?.textContent === 'Como está')
})

test('the first obstacle to sending gets the focus; the profile is a link away, and links back', async (t) => {
  const page = await student(t)
  const { form } = await jobNamed('Estágio em Fisioterapia')
  await page.goto(form)
  await page.getByLabel('Mensagem para a empresa').fill('Quero cuidar de pessoas.')
  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  await page.getByRole('alert').getByText('Marque “Pedir revisão humana”').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'human_review')
  await page.getByRole('link', { name: 'corrigir o perfil' }).click()
  await page.waitForURL(/passo=/)
  await axe(page)
  await page.getByRole('button', { name: 'Pular por agora' }).click()
  await page.getByRole('link', { name: 'Voltar para onde eu estava' }).click()
  await page.waitForURL(`**${form}`)
  assert.equal(await page.getByLabel('Mensagem para a empresa').inputValue(), 'Quero cuidar de pessoas.')
})

test('an unconfirmed e-mail or a missing enrolment is said before filling in; saving starts at the top', async (t) => {
  const user = person()
  await fetch(`${product.origin}/v1/profile/registrations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user }),
  })
  const page = await student(t, { who: user.email })
  await page.goto(`/vagas?q=${encodeURIComponent('Estágio em Marketing Digital')}`)
  await page.getByRole('link', { name: 'Estágio em Marketing Digital' }).first().click()
  await page.getByRole('link', { name: 'Candidatar-se' }).first().click()
  await page
    .getByRole('region', { name: 'Você ainda não pode se candidatar a esta vaga' })
    .getByRole('button', { name: 'Reenviar o link' })
    .waitFor()
  await page.getByRole('region', { name: 'Para um estágio, a lei pede matrícula' }).waitFor()
  await axe(page)
  await page.getByLabel(/^Data de nascimento/).fill('01/01/2004')
  await page.getByLabel(/^Celular/).fill('(31) 98765-4321')
  await page.getByRole('radio', { name: 'Não' }).first().check()
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  const level = page.getByRole('combobox', { name: /^Nível de ensino/ })
  await page.locator('[aria-invalid=true]').waitFor()
  assert.equal(await level.getAttribute('aria-invalid'), 'true', 'what an internship asks for is not optional')
  await level.click()
  await page.getByRole('option', { name: 'Não estudo', exact: true }).click()
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  await page.getByRole('alert').getByText('Se você não estuda agora, esta vaga não está aberta para você').waitFor()
  assert.match(
    (await page.getByRole('link', { name: 'Ver vagas que não são estágio' }).getAttribute('href'))!,
    /job_type.*effective/,
  )
  await axe(page)
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Candidatar-se')
  const token = new URLSearchParams((await linkTo(product.origin, user.email, /onfirme/)).split('?')[1]).get('token')!
  await send((path, init) => fetch(product.origin + path, init), confirmEmail, { token })
  await page.getByRole('combobox', { name: /^Nível de ensino/ }).click()
  await page.getByRole('option', { name: 'Ensino médio', exact: true }).click()
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  const button = page.getByRole('button', { name: 'Enviar candidatura' })
  await button.waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const [toast, foot] = [
    (await page.getByText('As informações dessa seção foram atualizadas').boundingBox())!,
    (await button.boundingBox())!,
  ]
  assert.ok(foot.y + foot.height < toast.y - 36, 'an alert lies over the button that sends')
})
