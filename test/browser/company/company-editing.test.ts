// A company's page in its form: pictures, stale writes, and every field.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { codeAt } from '#test/support/outside/authenticator.ts'
import { openCepService } from '#test/support/outside/cep-service.ts'
import { openBrowser, type PageOptions, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { photo } from '#test/support/files/photos.ts'
import { cnpjNumber } from '#test/support/registration.ts'
import { callsOf, openSignedIn } from '#test/support/browser/signed-in.ts'
import { send } from '#wire/send.ts'
import { beginTwoFactor, turnTwoFactorOn } from '#features/accounts/wire/two-factor.ts'
import { loseOneAnswer, mouse } from '../hands.ts'
import { inEveryLook } from '../looks.ts'

const cep = await openCepService()
const product = await openDemoProduct({ env: { CEP_SERVICE_URL: cep.url } })
const browser = await openBrowser()

type Companies = { collection: { data: { id: string; attributes: { slug: string; name: string } }[] } }
const { collection } = (await (await fetch(`${product.origin}/v1/profile/companies`)).json()) as Companies
const aurora = collection.data.find(({ attributes }) => attributes.name === 'Aurora Alimentos')!
const page = `/empresas/ver/${aurora.attributes.slug}`
const as = (t: TestContext, who: string, options?: Partial<PageOptions>) =>
  openSignedIn(t, browser, who, 'CompanyManager', { origin: product.origin, ...options })
const picture = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await photo(320, 240, 'png', seed),
})

/** A remembered page may link to a picture that was just removed. */
const LEFT = /404.*\/files\/public\//

/** The browser's messages about a lost connection. */
const LOST = /Failed to load resource|ERR_FAILED/

/** Turns the second step on, as required of who requires it of others. */
async function useTwoSteps(email: string) {
  const calls = await callsOf(product.origin, email, 'CompanyManager')
  const { secret } = (await send(calls, beginTwoFactor, {})).data.attributes
  await send(calls, turnTwoFactorOn, { current_password: 'Ponte@2026', otp: codeAt(secret, Date.now()) })
}

async function save(on: TestPage) {
  await on.getByRole('button', { name: 'Salvar alterações' }).click()
  await on.getByText('As alterações foram salvas.').waitFor()
}

test('a picture that is taken away leaves with the save, and what is wrong is told on its field', async (t) => {
  const on = await as(t, 'gestora', { size: 'phone', allow: [LEFT] })
  await visit(on, '/empresas/editar')
  await on.getByRole('button', { name: 'Remover imagem de capa' }).click()
  await on.getByLabel(/^LinkedIn/).fill('https://outra.example/aurora')
  await on.getByRole('button', { name: 'Adicionar vídeo' }).click()
  await on.getByLabel(/^Vídeo 1/).fill('https://vimeo.com/1')
  await on.getByRole('button', { name: 'Salvar alterações' }).click()
  await on.getByRole('heading', { name: 'Corrija 2 campos para continuar' }).waitFor()
  await on.getByRole('link', { name: /^Vídeo 1: No momento, só suportamos vídeos do YouTube/ }).waitFor()
  await on.getByRole('link', { name: /^LinkedIn/ }).click()
  await on.getByLabel(/^LinkedIn/).fill('')
  await on.getByRole('button', { name: 'Remover vídeo 1' }).click()
  await save(on)
  await visit(on, page)
  await on.getByRole('heading', { level: 1 }).waitFor()
  await on.getByText('É assim que veem a sua página').waitFor()
  assert.equal(await on.locator('header img[fetchpriority]').count(), 0)
})

test('two managers at once: the later one sees the current rows and loses nothing typed', async (t) => {
  const allow = [/409/, LEFT]
  const [one, two] = [await as(t, 'gestora', { allow }), await as(t, 'gestora', { allow })]
  const names = () =>
    two
      .locator('[data-row]')
      .getByLabel(/^Nome/)
      .evaluateAll((all) => all.map((box) => (box as unknown as { value: string }).value))
  const tell = async (name: string) => {
    await two.getByRole('button', { name: 'Adicionar depoimento' }).click()
    const row = two.locator('[data-row]').last()
    for (const [label, words] of [
      [/^Cargo/, 'Padeira'],
      [/^Depoimento/, 'Aprendi muito.'],
      [/^Nome/, name],
    ] as const)
      await row.getByLabel(label).fill(words)
  }
  await visit(one, '/empresas/editar')
  await visit(two, '/empresas/editar')
  await one.getByLabel(/^Razão Social/).fill('Aurora Alimentos do Brasil Ltda.')
  await one.getByLabel(/^Número de funcionários/).fill('400')
  await two.getByLabel(/^Nome Fantasia/).fill('Aurora, alimentos de verdade')
  await two.getByRole('button', { name: 'Remover depoimento 1' }).click()
  await tell('Lia Reis')
  await save(one)
  await save(two)
  assert.equal(await two.getByLabel(/^Número de funcionários/).inputValue(), '400')
  assert.equal(await two.getByLabel(/^Nome Fantasia/).inputValue(), 'Aurora, alimentos de verdade')
  assert.equal(await two.getByLabel(/^Razão Social/).inputValue(), 'Aurora Alimentos do Brasil Ltda.')
  assert.deepEqual(await names(), ['Rafael Nunes Okada', 'Lia Reis'])

  // Input typed during a save stays, and keeps the focus.
  await two.getByLabel(/^Número de estagiários/).fill('12')
  const sent = Promise.withResolvers<void>()
  await two.route('**/v1/profile/companies/*', async (route) => (await sent.promise, await route.continue()), {
    times: 1,
  })
  await two.getByRole('button', { name: 'Salvar alterações' }).click()
  await two.getByRole('button', { name: 'Adicionar vídeo' }).click()
  await tell('Eva')
  sent.resolve()
  await two.getByText('As alterações foram salvas.').waitFor()
  await two.keyboard.type(' Sol')
  assert.deepEqual(
    [await names(), await two.getByLabel(/^Vídeo 1/).count()],
    [['Rafael Nunes Okada', 'Lia Reis', 'Eva Sol'], 1],
  )
  await two.getByRole('heading', { level: 1, name: 'Aurora, alimentos de verdade' }).waitFor()
  for (const place of [3, 2]) await two.getByRole('button', { name: `Remover depoimento ${place}` }).click()
  // the former message may still be visible
  const stored = two.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await save(two)
  await stored
  await visit(two, page)
  await two.getByRole('heading', { level: 1, name: 'Aurora, alimentos de verdade' }).waitFor()
  await two.getByText('400 pessoas').waitFor()
  assert.equal(await two.locator('figcaption').count(), 1)
})

test('every field of a company is written in one walk, through a lost answer, and all of it is there', async (t) => {
  const on = await as(t, 'gestora', { allow: [LEFT, LOST] })
  await visit(on, '/meu-portal')
  await useTwoSteps('gestora@demo.test')
  await on.getByRole('link', { name: 'Editar página' }).click()
  await on.getByLabel('13º salário').waitFor()
  await inEveryLook(on, 'company-edit', { themes: ['light', 'dark'] })

  const hand = mouse(on)
  const upload = async (label: string | RegExp, ...files: [string, number][]) =>
    on
      .getByRole('group', { name: label })
      .locator('input[type=file]')
      .setInputFiles(await Promise.all(files.map(([name, seed]) => picture(name, seed))))
  const told: [RegExp, string][] = [
    [/^Razão Social/, 'Aurora Alimentos e Afins Ltda.'],
    [/^Nome Fantasia/, 'Aurora e Afins'],
    [/^CNPJ/, cnpjNumber(66_001)],
    [/^Representante Legal/, 'Augusta Ferraz'],
    [/^Telefone/, '(11) 97777-6666'],
    [/^Site/, 'https://aurora-e-afins.example/'],
    [/^Número de funcionários/, '321'],
    [/^Número de estagiários/, '17'],
    [/^Ano de fundação/, '1987'],
    [/^Facebook/, 'https://www.facebook.com/aurora.afins'],
    [/^Instagram/, 'https://www.instagram.com/aurora.afins'],
    [/^LinkedIn/, 'https://www.linkedin.com/company/aurora-afins'],
    [/^X /, 'https://x.com/aurora_afins'],
    [/^CEP/, '01001-000'],
    [/^Complemento/, 'Sala 5'],
  ]
  const box = (label: RegExp) => on.getByRole('textbox', { name: label })
  for (const [label, words] of told) await box(label).fill(words)
  await box(/^CEP/).press('Tab')
  await on.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Praça da Sé'))
  await on.locator('[name="address_attributes.number"]').fill('77')
  await on.getByRole('combobox', { name: /^Setor/ }).fill('farmacêutica')
  await on.getByRole('option').first().click()
  const sector = await on.getByRole('combobox', { name: /^Setor/ }).inputValue()
  await box(/^Sobre a empresa/).fill('Contamos tudo de novo.')
  await box(/^Por que trabalhar conosco/).fill('Porque aqui se aprende fazendo.')
  await on.getByLabel('13º salário').check()
  await on.getByLabel('Assistência odontológica').uncheck()
  await upload('Logotipo', ['logo.png', 21])
  await upload('Imagem de capa', ['capa.png', 22])
  await upload('Fotos', ['nova-1.png', 3], ['nova-2.png', 9])
  await on.getByRole('button', { name: 'Mover nova-1.png para cima' }).press('Enter')
  await on.getByRole('button', { name: 'Remover Foto 4' }).click()
  await on.getByRole('button', { name: 'Adicionar vídeo' }).click()
  await on.getByLabel(/^Vídeo 1/).fill('https://youtu.be/aqz-KE-bpKQ')
  await on.getByRole('button', { name: 'Assistir ao vídeo: Prévia do vídeo 1' }).waitFor()
  await on.getByRole('button', { name: 'Adicionar depoimento' }).click()
  const second = on.locator('[data-row="1"]')
  const pick = () => second.getByRole('combobox', { name: /^Escolher colaborador/ })
  await hand.choose(pick(), 'Augusto')
  await hand.choose(pick(), 'Marina')
  assert.deepEqual(
    [await second.getByLabel(/^Nome/).inputValue(), await second.getByLabel(/^Cargo/).inputValue()],
    ['Marina Castilho Prado', ''],
  )
  await second.getByLabel(/^Cargo/).fill('Gestora')
  await second.getByLabel(/^Depoimento/).fill('Cheguei como estagiária.\nHoje contrato quem chega.')
  await upload(/^Foto do depoimento 2/, ['rosto.png', 60])
  await on.getByRole('button', { name: 'Mover depoimento 2 para cima' }).press('Enter')
  await on.getByLabel(/^Exigir verificação em duas etapas/).check()

  await loseOneAnswer(on, '**/v1/profile/companies/*')
  await on.getByRole('button', { name: 'Salvar alterações' }).click()
  await on.getByText('Não foi possível salvar agora.').waitFor()
  await on.getByLabel(/^Mostrar as filiais/).uncheck()
  await save(on)
  assert.equal(await on.getByText(/Outra pessoa mudou/).count(), 0)

  await on.getByRole('link', { name: 'Ver a página' }).click()
  await on.getByRole('heading', { level: 1, name: 'Aurora e Afins' }).waitFor()
  for (const words of [
    sector,
    'Aurora Alimentos e Afins Ltda.',
    'aurora-e-afins.example',
    '1987',
    '321 pessoas',
    'Contamos tudo de novo.',
    'Porque aqui se aprende fazendo.',
    '13º salário',
    'Hoje contrato quem chega.',
    'Praça da Sé, 77, Sala 5',
  ])
    await on.getByText(words).first().waitFor()
  assert.deepEqual(await on.locator('figcaption strong').allTextContents(), [
    'Marina Castilho Prado',
    'Rafael Nunes Okada',
  ])
  assert.deepEqual(
    [
      await on.getByRole('link', { name: /^Ampliar/ }).count(),
      await on.getByRole('button', { name: /^Assistir ao vídeo/ }).count(),
      await on.locator('header img[fetchpriority]').count(),
      await on.getByRole('heading', { name: /do grupo$/ }).count(),
    ],
    [11, 1, 1, 0],
  )
  assert.deepEqual(
    await Promise.all(
      ['Facebook', 'Instagram', 'LinkedIn', 'X'].map((name) =>
        on
          .getByRole('complementary')
          .getByRole('link', { name: new RegExp(`^${name}.*abre em outra aba`) })
          .getAttribute('href'),
      ),
    ),
    told.slice(9, 13).map(([, address]) => address),
  )

  await visit(on, '/empresas/editar')
  await on.getByLabel('13º salário').waitFor()
  assert.deepEqual(
    await Promise.all(told.map(([label]) => box(label).inputValue())),
    told.map(([, words]) => words),
  )
  assert.deepEqual(
    [
      await on.getByLabel('13º salário').isChecked(),
      await on.getByLabel(/^Exigir verificação/).isChecked(),
      await on.getByLabel(/^Mostrar as filiais/).isChecked(),
      await on.locator('[data-row]').count(),
    ],
    [true, true, false, 2],
  )
})
