import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { openBrowser, openPage } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

for (const address of [
  '/usuarios/entrar',
  '/colaboradores/entrar',
  '/admin/entrar',
  '/usuarios/cadastro/criar',
  '/empresas/cadastro/criar',
])
  test(`a form of ${address} that is sent before its scripts are there goes nowhere`, async (t) => {
    const page = await openPage(t, browser, {
      origin: product.origin,
      size: 'phone',
      allow: [/Failed to load resource/],
    })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(address)
    const sent: string[] = []
    page.on(
      'request',
      (request) => void (request.isNavigationRequest() && sent.push(`${request.method()} ${request.url()}`)),
    )
    await page.locator('input[type=password]').first().fill('Ponte@2026')
    await page.locator('input[type=password]').first().press('Enter')
    await page.evaluate(() =>
      (document as unknown as { forms: { requestSubmit: () => void }[] }).forms[0]!.requestSubmit(),
    )
    await page.waitForTimeout(300)
    assert.deepEqual(sent, [])
    assert.equal(new URL(page.url()).search, '')
    assert.equal(
      await page.locator('form').first().getAttribute('method'),
      'post',
      'without any script a password stays out of the address',
    )
  })

const EARLY = [
  [
    '/empresas/cadastro/criar',
    { 'Nome do Gestor': 'Ana Lima', 'E-mail': 'ana.lima.cedo@exemplo.com.br', Senha: 'Ponte@2026' },
  ],
  ['/empresas/reclamar-cnpj', { CNPJ: '11.222.333/0001-81', 'Seu nome': 'Ana Lima' }],
] as const

for (const [address, typed] of EARLY)
  test(`what is typed at ${address} before the scripts are there stays when they come`, async (t) => {
    const page = await openPage(t, browser, { origin: product.origin, size: 'phone' })
    let let_come = () => {}
    const held = new Promise<void>((resolve) => (let_come = resolve))
    await page.route('**/assets/*.js', async (route) => (await held, route.continue()))
    await page.goto(address, { waitUntil: 'commit' })
    for (const [label, text] of Object.entries(typed))
      await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
    let_come()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('form input')!).some((key) => key.startsWith('__react')),
    )
    await page.waitForTimeout(100)
    for (const [label, text] of Object.entries(typed))
      assert.equal(await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).inputValue(), text, label)
  })

for (const address of [
  '/usuarios/entrar',
  '/colaboradores/entrar',
  '/admin/entrar',
  '/usuarios/cadastro/criar',
  '/usuarios/recuperar-senha',
  '/colaboradores/redefinir-senha?token=x',
  '/usuarios/confirmar-email?token=x',
  '/empresas/reclamar-cnpj',
])
  test(`${address} says that it needs JavaScript where there is none`, async (t) => {
    const page = await openPage(t, browser, { origin: product.origin, context: { javaScriptEnabled: false } })
    await page.goto(address)
    await page.locator('noscript section').waitFor()
  })

test('no button of the header stands where nothing listens to it', async (t) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await openPage(t, browser, { origin: product.origin, size: 'phone', context: { javaScriptEnabled } })
    await page.goto('/vagas')
    assert.equal((await page.locator('header button:visible').count()) > 0, javaScriptEnabled)
  }
})

for (const address of ['/vagas', '/v1/docs'])
  test(`${address} without scripts is as light or dark as the device, and light on paper`, async (t) => {
    const page = await openPage(t, browser, { origin: product.origin, context: { javaScriptEnabled: false } })
    await page.goto(address)
    const scheme = async (colorScheme: 'light' | 'dark', media: 'screen' | 'print') => {
      await page.emulateMedia({ colorScheme, media })
      return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    }
    assert.deepEqual(
      [
        await scheme('light', 'screen'),
        await scheme('dark', 'screen'),
        await scheme('light', 'print'),
        await scheme('dark', 'print'),
      ],
      ['light', 'dark', 'light', 'light'],
    )
  })

test('a form that is sent without a script is told so, with the way back', async () => {
  const body = new URLSearchParams({ username: 'rosa@teles.example', password: 'Ponte@2026' })
  const answer = await fetch(`${product.origin}/usuarios/entrar?voltar=%2Fvagas`, {
    method: 'POST',
    headers: { origin: product.origin },
    body,
  })
  const text = await answer.text()
  assert.equal(answer.status, 405)
  assert.match(text, /Nada foi enviado/)
  assert.match(text, /href="\/usuarios\/entrar\?voltar=%2Fvagas"/)
  assert.doesNotMatch(text, /rosa@teles|Ponte@2026|Erro interno/)
})

/** Names of files end with a hash of what is in them: of any other eight letters, the same in every build. */
const steady = (script: string) =>
  script.replaceAll(
    /([\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g,
    (_, name: string) => `${name}-${hash('sha256', name, 'base64url').slice(0, 8)}`,
  )

/** Scripts that the page loads before any interaction, in kB of gzip. */
async function scriptWeight(address: string) {
  const html = await (await fetch(product.origin + address)).text()
  const files = new Set([...html.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, file]) => file!))
  const scripts = await Promise.all([...files].map(async (file) => (await fetch(product.origin + file)).text()))
  const lengths = scripts.map((script) => gzipSync(steady(script), { level: 9 }).length)
  return { files: files.size, weight: lengths.reduce((sum, length) => sum + length, 0) / 1000 }
}

// Shared pieces grow unnoticed, by one schema or icon. The bench has exact sizes.
for (const [address, at_most] of [
  ['/', 144],
  ['/usuarios/entrar', 180],
  ['/empresas/cadastro/criar', 181],
] as const)
  test(`the scripts of ${address} weigh at most ${at_most} kB, in few files`, async () => {
    const { weight, files } = await scriptWeight(address)
    assert.ok(weight > 100 && weight <= at_most, `${weight} kB`)
    assert.ok(files <= 24, `${files} files`)
  })
