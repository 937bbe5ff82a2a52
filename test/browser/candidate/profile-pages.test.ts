// Profile pages: the wizard from empty to complete, reading, editing by section, preview, and a company's view.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openCepService } from '#test/support/outside/cep-service.ts'
import { openBrowser, type PageOptions, shot, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { cpfNumber, type ProfileSent, wholeProfile } from '#test/support/profile.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'
import { linkTo } from '#test/support/outside/outbox.ts'
import { applicantOfAurora, candidateWith, newCandidate } from './profile-hands.ts'
import { fillProfile, SUMMARY } from './fill-profile.ts'
import { keyboard, mouse } from '../hands.ts'
import { fits, inEveryLook } from '../looks.ts'

const cep = await openCepService()
const product = await openDemoProduct({ env: { CEP_SERVICE_URL: cep.url } })
const browser = await openBrowser()

// The demonstration uses the first ones.
for (let taken = 0; taken < 10; taken++) cpfNumber()

const WIZARD = '/usuarios/preencher-perfil'

const candidate = (told?: ProfileSent) => candidateWith(product.origin, told)

async function logIn(
  t: TestContext,
  who: string,
  to: string,
  { kind = 'User', ...options }: Partial<PageOptions> & { kind?: UserType } = {},
) {
  const page = await openSignedIn(t, browser, who, kind, { origin: product.origin, ...options })
  await visit(page, to, { quiet: true })
  return page
}
const MANAGERS = { kind: 'CompanyManager' } as const
const pencil = (page: TestPage, title: string) => page.getByRole('button', { name: `Editar ${title}`, exact: true })
const part = (page: TestPage, title: string) => page.getByRole('region', { name: title, exact: true })
const figure = (page: TestPage) =>
  page.getByRole('main').getByRole('progressbar', { name: 'Perfil preenchido' }).getAttribute('value')

for (const [way, size, theme] of [
  ['mouse', 'desktop', 'light'],
  ['keyboard', 'phone', 'dark'],
] as const)
  test(`the wizard, from empty to 100 %, by ${way} at the size of a ${size}`, async (t) => {
    const { email } = await candidate()
    const page = await logIn(t, email, WIZARD, { size, theme })
    assert.equal(await figure(page), '0')
    // The most valuable step comes first; another one can be chosen.
    await page.getByRole('heading', { level: 2, name: 'Formação', exact: true }).waitFor()
    await visit(page, `${WIZARD}?passo=dados-pessoais`, { quiet: true })
    await fillProfile(page, way === 'mouse' ? mouse(page) : keyboard(page), cpfNumber())
    await page.waitForFunction(() => document.querySelector('main progress')?.getAttribute('value') === '100')
    await axe(page)
    await shot(page, `wizard-finish-${size}-${theme}`)
    assert.ok(
      await page
        .getByRole('banner')
        .getByRole('button', { name: 'Abrir meu menu' })
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0)),
      'the photo is not in the header',
    )
    await page.getByRole('link', { name: /^Ver meu cadastro/ }).click()
    await part(page, 'Sobre mim').getByText(SUMMARY).waitFor()
    await part(page, 'Idiomas').getByText('Inglês').waitFor()
    await fits(page)
  })

test('each step begins at the top, unsaved words are asked about, and another day goes on from there', async (t) => {
  const { email } = await candidate()
  const page = await logIn(t, email, `${WIZARD}?passo=extras`, { size: 'phone' })
  await page.getByRole('textbox', { name: /^Motivações/ }).fill('Aprender')
  await page.getByRole('button', { name: 'Pular por agora' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar editando' }).click()
  assert.equal(await page.getByRole('textbox', { name: /^Motivações/ }).inputValue(), 'Aprender')
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  const next = page.getByRole('heading', { level: 2, name: 'Contatos e redes' })
  await next.waitFor()
  await page.waitForFunction(() => scrollY === 0 && document.activeElement?.id === 'passo')
  await page.getByRole('button', { name: 'Pular por agora' }).click()
  await page.getByRole('heading', { level: 2, name: 'Mais sobre você' }).waitFor()
  const left = page.waitForResponse((answer) => /wizard_step[^]*contato/.test(answer.request().postData() ?? ''))
  await page.goBack()
  await next.waitFor()
  await left
  await visit(page, '/usuarios/home')
  await page.getByText('+20%').waitFor()
  await page.getByRole('link', { name: /^Editar perfil/ }).click()
  await next.waitFor()
})

test('a switch shows the pencils; each opens the fields of its part, and nothing typed is lost unasked', async (t) => {
  const { email, room } = await candidate()
  const page = await logIn(t, email, room)
  await page.getByText('Não informado.').first().waitFor()
  assert.equal(await pencil(page, 'Idiomas').count(), 0)
  await page.getByRole('switch', { name: 'Editar' }).click()
  await pencil(page, 'Idiomas').waitFor()
  assert.equal(await page.getByRole('button', { name: /^Editar / }).count(), 13)
  for (const own of ['Trocar a senha', 'Ligar as duas etapas']) await page.getByRole('button', { name: own }).waitFor()
  await pencil(page, 'Sobre mim').click()
  const dialog = page.getByRole('dialog', { name: 'Sobre mim' })
  // The first Esc closes the open list, the next one the dialog.
  const areas = dialog.getByRole('combobox', { name: /^Áreas de interesse profissional/ })
  await areas.click()
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  assert.equal(await areas.isVisible(), true)
  const save = (await dialog.getByRole('button', { name: 'Salvar', exact: true }).boundingBox())!
  assert.ok(save.y + save.height <= page.viewportSize()!.height, 'pinned in sight, however long the form')
  await dialog.getByRole('textbox', { name: /^Resumo/ }).fill(SUMMARY)
  // A browser closes a dialog at a second Esc in a row without asking: the form's values survive.
  const goOn = dialog.getByRole('button', { name: 'Continuar editando' })
  for (const state of ['visible', 'detached', 'visible', 'detached', 'visible'] as const) {
    await page.keyboard.press('Escape')
    await goOn.waitFor({ state })
    await dialog.getByRole('textbox', { name: /^Resumo/ }).waitFor()
  }
  await dialog.getByRole('button', { name: 'Continuar editando' }).click()
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click()
  await dialog.getByRole('button', { name: 'Continuar editando' }).click()
  assert.equal(await dialog.getByRole('textbox', { name: /^Resumo/ }).inputValue(), SUMMARY)
  await axe(page)
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('As informações dessa seção foram atualizadas com sucesso!').waitFor()
  await part(page, 'Sobre mim').getByText(SUMMARY).waitFor()
  await page.waitForFunction(() => document.querySelector('header progress')?.getAttribute('value') === '12')
  await pencil(page, 'Idiomas').click()
  await page.getByRole('dialog', { name: 'Idiomas' }).getByRole('button', { name: 'Fechar', exact: true }).click()
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Editar Idiomas')
  await page.getByRole('switch', { name: 'Editar' }).click()
  assert.equal(await pencil(page, 'Idiomas').count(), 0)
})

test('a new name gives a new address, the old one redirects; a long e-mail fits a phone', async (t) => {
  const email = await newCandidate(
    product.origin,
    `uma.pessoa.de.endereco.muito.comprido.${process.pid}@exemplo.example`,
  )
  const page = await logIn(t, email, '/usuarios/configuracoes', { size: 'phone' })
  await page.getByText(email).first().waitFor()
  await fits(page)
  const own = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session')!) as { attributes: { slug: string } }).attributes.slug,
  )
  await visit(page, `/usuarios/ver/${own}`)
  await page.getByRole('switch', { name: 'Editar' }).click()
  await pencil(page, 'Sobre mim').click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Nome social/ })
    .fill('Duda Nogueira')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.waitForURL(/duda-nogueira-/)
  await pencil(page, 'Sobre mim').waitFor()
  await visit(page, `/usuarios/ver/${own}`)
  await page.waitForURL(/duda-nogueira-/)
})

test('the preview shows what companies see, says what they do not, and changes with a choice', async (t) => {
  const { email, room } = await candidate(
    wholeProfile({ visible_sections: ['about', 'languages'], auto_enroll: false }),
  )
  const page = await logIn(t, email, room)
  await part(page, 'Dados pessoais').getByText('Avenida Afonso Pena', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Como as empresas veem' }).click()
  const notice = part(page, 'É assim que as empresas veem o seu perfil')
  await notice.getByText('E-mail e telefones').waitFor()
  await notice.getByText('Sua pré-seleção está desligada').waitFor()
  assert.deepEqual(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents(), [
    'É assim que as empresas veem o seu perfil',
    'Sobre mim',
    'Idiomas',
  ])
  for (const kept of [/Afonso Pena/, /Uso aparelho/, /98765-4321/, /Não informado/])
    assert.equal(await page.getByText(kept).count(), 0, String(kept))
  await notice.getByRole('button', { name: 'Escolher o que aparece' }).click()
  const dialog = page.getByRole('dialog', { name: 'Privacidade' })
  await dialog.getByRole('checkbox', { name: 'E-mail e telefones' }).check()
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await part(page, 'Contato e redes sociais').getByText('(31) 98765-4321').waitFor()
  await notice.getByRole('button', { name: 'Voltar ao meu cadastro' }).click()
  await part(page, 'Dados para o estágio').waitFor()
})

test('the résumé comes as a PDF in one press', async (t) => {
  const { email, room, slug } = await candidate(wholeProfile())
  const page = await logIn(t, email, room)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar currículo em PDF' }).click(),
  ])
  assert.equal(file.suggestedFilename(), `curriculo-${slug}.pdf`)
  assert.equal(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString('latin1'),
    '%PDF-',
  )
})

test('nobody reads another candidate, by name or by id', async (t) => {
  const [lia, other] = await Promise.all([candidate(), candidate(wholeProfile())])
  const page = await logIn(t, lia.email, other.room, { allow: [/404/] })
  for (const address of [other.room, `/usuarios/ver/${other.id}`]) {
    await visit(page, address)
    await page.getByRole('heading', { name: 'Não há perfil para ver aqui' }).waitFor()
    await page.getByText('a pessoa prefere não aparecer', { exact: false }).waitFor()
  }
  await visit(page, `/usuarios/ver/${lia.id}`)
  await page.getByRole('switch', { name: 'Editar' }).waitFor()
})

test('a recruiter sees what an applicant shows and nothing to edit; the person learns of it', async (t) => {
  const { email, room } = await applicantOfAurora(product.origin, ['about', 'experiences', 'contact'])
  const page = await logIn(t, 'recrutador', room, MANAGERS)
  await part(page, 'Experiências e interesses').getByText('Padaria Boa').waitFor()
  assert.equal(await page.getByRole('switch').count(), 0)
  await page.getByRole('banner').getByRole('link', { name: 'Minhas vagas' }).waitFor() // in the manager's frame
  assert.equal(
    await page.getByRole('link', { name: 'Conversar no WhatsApp' }).getAttribute('href'),
    'https://wa.me/5531987654321',
  )
  assert.equal(await page.getByText(/Não informado|Idiomas|Afonso Pena/).count(), 0)
  await axe(page)
  await shot(page, 'profile-seen-desktop-light')
  const own = await logIn(t, email, room)
  await part(own, 'Quem viu seu perfil').getByText('Aurora Alimentos', { exact: true }).waitFor()
})

test('a manager whose roles do not open candidates reads who may', async (t) => {
  const { room } = await candidate(wholeProfile())
  const page = await logIn(t, 'dp', room, { ...MANAGERS, allow: [/403/] })
  await page.getByText('Seu acesso não inclui esta página').waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Recrutador$/ })
    .waitFor()
})

test('an institutional e-mail is confirmed by a press, not by opening the link, and makes the bond', async (t) => {
  const institutional_email = `lia.${process.pid}@aluno.horizonte.example`
  const schools = await fetch(`${product.origin}/selects/universities_unified.json?q=Universidade+Horizonte`)
  const [{ value: university_id }] = (await schools.json()) as [{ value: number }]
  const { email, room } = await candidate({
    institutional_email,
    main_education_type: 'college',
    university_id,
    course_id: 'bacharelado-design',
    current_semester: 4,
    formation_date: '12/2030',
  })
  const page = await logIn(t, email, room, { allow: [/422/] })
  await page.getByText('Confirme o seu e-mail institucional').waitFor()
  const link = await linkTo(product.origin, institutional_email, /./)
  await visit(page, link)
  await page.getByRole('button', { name: 'Confirmar e-mail institucional' }).click()
  await page.getByText('Seu vínculo com Universidade Horizonte está ativo', { exact: false }).waitFor()
  await axe(page)
  await visit(page, room)
  await page.getByText('Você estuda na Universidade Horizonte.').waitFor()
  await visit(page, `${link}x`)
  await page.getByRole('button', { name: 'Confirmar e-mail institucional' }).click()
  await page.getByText('Este link não vale mais', { exact: false }).waitFor()
})

test('privacy stands in the settings too', async (t) => {
  const { email } = await candidate(wholeProfile())
  const page = await logIn(t, email, '/usuarios/configuracoes', { size: 'phone' })
  const section = part(page, 'Privacidade')
  await section.getByRole('checkbox', { name: 'Foto' }).uncheck()
  await section.getByRole('button', { name: 'Salvar privacidade' }).click()
  await page.getByText('Tudo certo!').waitFor()
  await section.getByRole('link', { name: 'Ver meu cadastro como as empresas veem' }).click()
  await part(page, 'É assim que as empresas veem o seu perfil').getByText('Foto', { exact: true }).waitFor()
})

test('the rooms: nothing is cut, axe finds nothing', async (t) => {
  const { email, room } = await candidate(wholeProfile())
  const page = await logIn(t, email, room)
  await page.getByRole('switch', { name: 'Editar' }).click()
  for (const [name, address] of [
    ['view', ''],
    ['preview', `${room}?ver=empresa`],
    ['wizard', `${WIZARD}?passo=formacao`],
    ['wizard-end', `${WIZARD}?passo=fim`],
    ['settings', '/usuarios/configuracoes'],
    ['home', '/usuarios/home'],
  ] as const) {
    if (address) await visit(page, address, { quiet: true })
    await inEveryLook(page, `profile-${name}`, { at: ['phone', 'tablet', 'desktop'] })
  }
})
