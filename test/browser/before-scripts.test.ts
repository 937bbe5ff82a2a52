import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser, openPage } from '#test/support/chromium.ts'
import { openDemoProduct } from '#test/support/demo-product.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

for (const address of ['/usuarios/entrar', '/colaboradores/entrar', '/admin/entrar', '/usuarios/cadastro/criar', '/empresas/cadastro/criar'])
  test(`a form of ${address} that is sent before its scripts are there goes nowhere`, async (t) => {
    const page = await openPage(t, browser, { origin: product.origin, size: 'phone', allow: [/Failed to load resource/] })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(address)
    const sent: string[] = []
    page.on('request', (request) => void (request.isNavigationRequest() && sent.push(`${request.method()} ${request.url()}`)))
    await page.locator('input[type=password]').first().fill('Ponte@2026')
    await page.locator('input[type=password]').first().press('Enter')
    await page.evaluate(() => (document as unknown as { forms: { requestSubmit: () => void }[] }).forms[0]!.requestSubmit())
    await page.waitForTimeout(300)
    assert.deepEqual(sent, [])
    assert.equal(new URL(page.url()).search, '')
    assert.equal(await page.locator('form').first().getAttribute('method'), 'post', 'without any script a password stays out of the address')
  })

for (const address of ['/usuarios/entrar', '/colaboradores/entrar', '/admin/entrar', '/usuarios/cadastro/criar', '/usuarios/recuperar-senha', '/colaboradores/redefinir-senha?token=x', '/usuarios/confirmar-email?token=x', '/empresas/reclamar-cnpj'])
  test(`${address} says that it needs JavaScript where there is none`, async (t) => {
    const page = await openPage(t, browser, { origin: product.origin, context: { javaScriptEnabled: false } })
    await page.goto(address)
    await page.locator('noscript section').waitFor()
  })

test('a form that is sent without a script is told so, with the way back', async () => {
  const body = new URLSearchParams({ username: 'rosa@teles.example', password: 'Ponte@2026' })
  const answer = await fetch(`${product.origin}/usuarios/entrar?voltar=%2Fvagas`, { method: 'POST', headers: { origin: product.origin }, body })
  const text = await answer.text()
  assert.equal(answer.status, 405)
  assert.match(text, /Nada foi enviado/)
  assert.match(text, /href="\/usuarios\/entrar\?voltar=%2Fvagas"/)
  assert.doesNotMatch(text, /rosa@teles|Ponte@2026|Erro interno/)
})
