// A candidate's optional letters: the switches in the settings, and the unsubscribe link.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { unsubscribeFrom } from '#features/notifications/server/notifications.ts'
import { openSecrets } from '#server/secrets/secrets.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type TestPage, visit, reload } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const secrets = openSecrets(readFileSync(path.join(product.folder, 'secret.key'), 'utf8').trim())
const browser = await openBrowser()

async function settings(page: TestPage) {
  await visit(page, '/usuarios/configuracoes', { quiet: true })
  const messages = page.getByRole('region', { name: 'Mensagens', exact: true })
  await messages.getByRole('switch').first().waitFor()
  return messages
}
const states = async (messages: Awaited<ReturnType<typeof settings>>) =>
  Promise.all(
    (await messages.getByRole('switch').all()).map(async (one) => [
      (await one.textContent())!.trim(),
      await one.getAttribute('aria-checked'),
    ]),
  )
const ALERTS = 'Alertas e sugestões de vagas'
const NEWS = 'Novidades da plataforma'

test('a switch counts at once, by mouse and by keyboard, and is so on the next visit', async (t) => {
  const page = await openSignedIn(t, browser, 'estagiaria', 'User', { origin: product.origin })
  const messages = await settings(page)
  assert.deepEqual(await states(messages), [
    [ALERTS, 'true'],
    [NEWS, 'false'],
  ])
  const kept = () =>
    page.waitForResponse(
      (response) => response.url().endsWith('/v1/profile/message_preferences') && response.request().method() === 'PUT',
    )
  await Promise.all([kept(), messages.getByRole('switch', { name: NEWS }).click()])
  await messages.getByRole('switch', { name: ALERTS }).focus()
  await Promise.all([kept(), page.keyboard.press('Space')])
  await reload(page)
  await messages.getByRole('switch').first().waitFor()
  assert.deepEqual(await states(messages), [
    [ALERTS, 'false'],
    [NEWS, 'true'],
  ])
})

test('what could not be kept says so, and the switch stays where it was', async (t) => {
  const page = await openSignedIn(t, browser, 'ex-estagiario', 'User', { origin: product.origin, allow: [/500/] })
  const messages = await settings(page)
  await page.route('**/v1/profile/message_preferences', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: '{"messages":["Algo deu errado por aqui."]}',
        })
      : route.continue(),
  )
  await messages.getByRole('switch', { name: NEWS }).click()
  await page.getByText('Ops!').first().waitFor()
  assert.deepEqual(await states(messages), [
    [ALERTS, 'true'],
    [NEWS, 'false'],
  ])
})

for (const size of ['phone', 'desktop'] as const)
  test(`the link of a letter asks first, acts without a log-in, and an incomplete one says so: ${size}`, async (t) => {
    const page = await openSignedIn(t, browser, 'estudante', 'User', { origin: product.origin, size, allow: [/404/] })
    const messages = await settings(page)
    await inEveryLook(page, 'message-preferences', { at: [size] })
    if ((await messages.getByRole('switch', { name: ALERTS }).getAttribute('aria-checked')) === 'false')
      await messages.getByRole('switch', { name: ALERTS }).click()
    const id = await page.evaluate(async () => {
      const { access_token } = JSON.parse(localStorage.getItem('session')!) as { access_token: string }
      const answer = await fetch('/v1/profile/message_preferences', {
        headers: { authorization: `Bearer ${access_token}` },
      })
      return ((await answer.json()) as { data: { id: string } }).data.id
    })

    const guest = await openPage(t, browser, { origin: product.origin, size, allow: [/404/] })
    const link = unsubscribeFrom({ secrets }, id, 'job_alerts').path
    await visit(guest, link)
    await guest.getByText(`Você não vai mais receber “${ALERTS}” por e-mail.`).waitFor()
    await inEveryLook(guest, 'unsubscribe', { at: [size] })
    await reload(page)
    await messages.getByRole('switch').first().waitFor()
    assert.deepEqual((await states(messages))[0], [ALERTS, 'true'])

    await guest.getByRole('button', { name: 'Deixar de receber' }).click()
    await guest.getByRole('status').getByText(`Pronto: você não vai mais receber “${ALERTS}”.`).waitFor()
    await reload(page)
    await messages.getByRole('switch').first().waitFor()
    assert.deepEqual((await states(messages))[0], [ALERTS, 'false'])

    await visit(guest, `${link}x`)
    await guest.getByRole('button', { name: 'Deixar de receber' }).click()
    await guest.getByText('Este link não vale.').waitFor()
    await visit(guest, '/mensagens/cancelar')
    await guest.getByText('Este link está incompleto.').waitFor()
    await axe(guest)
  })
