import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { yearOf } from '#server/today.ts'
import { openBrowser, type PageOptions, shot, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { photo } from '#test/support/files/photos.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { become, mouse } from '../hands.ts'
import { inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const operator = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, 'operador', 'Operator', { origin: product.origin, ...options })
const html = async (path: string) => (await fetch(`${product.origin}${path}`)).text()

test('the operator makes an institution that the register lacks, with a campus, and corrects it', async (t) => {
  const page = await operator(t, { allow: [/422/] })
  const hand = mouse(page)
  const [name, list] = [
    page.locator('input[name=name]'),
    (label: RegExp) => page.getByRole('combobox', { name: label }),
  ]
  await visit(page, '/admin/instituicoes')
  await page.getByRole('link', { name: 'Cadastrar instituição' }).click()
  await name.fill('Universidade Horizonte')
  await page.getByRole('status').getByRole('link', { name: 'Universidade Horizonte, Belo Horizonte/MG' }).waitFor()
  await hand.choose(list(/^Categoria/), 'sem fins')
  await hand.choose(list(/^Organização/), 'Faculdade')
  await hand.choose(list(/^Estado/), 'Minas')
  await hand.choose(list(/^Cidade/), 'Itabira')
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await page.getByText('Já existe no cadastro: Universidade Horizonte').waitFor()
  await page.getByRole('checkbox', { name: 'É outra instituição, com o mesmo nome' }).waitFor()
  await inEveryLook(page, 'institution-new', { at: ['desktop', 'phone'] })
  await name.fill('Faculdade do Vale Novo')
  await page.getByRole('textbox', { name: /^Código e-MEC/ }).fill('987.654')
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await page.getByRole('heading', { name: 'Faculdade do Vale Novo' }).waitFor()
  await page.getByText('Itabira/MG · Faculdade · Privada sem fins lucrativos · e-MEC 987654').waitFor()
  await page.getByRole('link', { name: 'Cadastrar campus' }).click()
  await name.fill('Campus Norte')
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await page.getByRole('heading', { name: 'Campus Norte' }).waitFor()
  await page.getByRole('link', { name: 'Faculdade do Vale Novo' }).click()
  await page.getByRole('link', { name: 'Campus Norte' }).waitFor()
  await page.getByRole('link', { name: 'Editar dados' }).click()
  await page.getByRole('textbox', { name: /^Sigla/ }).fill('FVN')
  await page.getByRole('button', { name: 'Salvar dados' }).click()
  await page.getByText('FVN · Itabira/MG').waitFor()
  await page.getByRole('link', { name: 'Editar dados' }).click()
  await page.getByRole('checkbox', { name: 'Encerrou as atividades' }).check()
  await page.getByRole('button', { name: 'Salvar dados' }).click()
  await page.getByRole('dialog').getByText('1 campus, que encerra junto.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar e encerrar' }).click()
  await page.getByText('O que pertence a uma instituição encerrada também está encerrado.').waitFor()
  assert.equal(await page.getByRole('link', { name: 'Cadastrar campus' }).count(), 0)
  await shot(page, 'institution-made')
})

test('the operator makes a partner of an institution, corrects its colour, and ends the agreement', async (t) => {
  const page = await operator(t)
  await visit(page, '/admin/instituicoes')
  await page.getByRole('link', { name: /Universidade Horizonte/ }).waitFor()
  await inEveryLook(page, 'partners', { at: ['desktop', 'tablet', 'phone'] })
  await page.getByRole('combobox', { name: 'Quais instituições' }).selectOption('Todo o cadastro')
  await page.getByRole('searchbox', { name: 'Buscar por nome ou sigla' }).fill('universidade federal do acre')
  await page.getByRole('link', { name: /Universidade Federal do Acre/ }).click()
  const colour = page.getByRole('textbox', { name: /^Cor/ })
  await colour.fill('#F2B705')
  await page.getByText('são precisos 4,5 : 1').waitFor()
  await page.getByRole('textbox', { name: /^Domínios/ }).fill('sem ponto')
  await page.getByRole('button', { name: 'Tornar parceira' }).click()
  await page.getByRole('link', { name: /Esta cor é clara demais/ }).waitFor()
  await colour.fill('#7A1022')
  await page.getByText('a cor vale').waitFor()
  await page.getByRole('textbox', { name: /^Domínios/ }).fill('@aluno.ufac.example')
  const year = yearOf(new Date())
  const told: [string, string][] = [
    ['agreement_starts_on', `02/01/${year - 1}`],
    ['agreement_ends_on', `20/12/${year + 2}`],
    ['contact_name', 'Núcleo de Estágios'],
    ['contact_email', 'estagios@ufac.example'],
    ['contact_phone', '(68) 3901-2500'],
    ['signer_name', 'Rita Moura'],
    ['signer_job_title', 'Pró-reitora'],
    ['signer_email', 'rita@ufac.example'],
  ]
  for (const [field, words] of told) await page.locator(`input[name=${field}]`).fill(words)
  const proves = page.getByRole('checkbox', { name: 'Um e-mail confirmado destes domínios prova o vínculo' })
  await proves.check()
  await page
    .locator('input[type=file][name=logo]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await photo(240, 240, 'png', 7) })
  await inEveryLook(page, 'partner-new', { at: ['desktop', 'phone'] })
  await page.getByRole('button', { name: 'Tornar parceira' }).click()
  await page.getByText('O convênio foi salvo.').waitFor()
  const board = (await page.getByRole('link', { name: 'Ver o mural' }).getAttribute('href'))!
  assert.match(await html(board), /--light-primary:#7A1022/)
  await page.reload()
  await proves.waitFor()
  assert.deepEqual(
    await Promise.all(told.map(async ([field]) => [field, await page.locator(`input[name=${field}]`).inputValue()])),
    told,
  )
  assert.deepEqual(
    [await proves.isChecked(), await page.getByRole('textbox', { name: /^Domínios/ }).inputValue()],
    [true, 'aluno.ufac.example'],
  )
  await page.getByRole('textbox', { name: /^Endereço do mural/ }).fill('ufac')
  await page.getByRole('button', { name: 'Salvar convênio' }).click()
  await page.locator('a[href="/ies/ufac"]').waitFor()
  const led = await fetch(`${product.origin}${board}/empresas/entrar?a=b`, { redirect: 'manual' })
  assert.deepEqual([led.status, led.headers.get('location')], [301, '/ies/ufac/empresas/entrar?a=b'])
  const last = page.getByRole('textbox', { name: /^Último dia/ })
  await last.fill('01/02/2026')
  await page.getByRole('button', { name: 'Salvar convênio' }).click()
  await page.getByRole('dialog').getByText('O mural em /ies/ufac.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await last.fill('')
  await page.getByRole('textbox', { name: /^Nome do contato/ }).fill('Ainda por salvar')
  await page.getByRole('button', { name: 'Encerrar convênio' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar convênio' }).click()
  await page.getByText('Fora de vigor').waitFor()
  assert.equal(await page.getByRole('textbox', { name: /^Nome do contato/ }).inputValue(), 'Ainda por salvar')
  assert.equal((await fetch(`${product.origin}/v1/ies/ufac`)).status, 404)
})

test('two operators at once: what only one of them changed is joined and saved', async (t) => {
  const [one, two] = [await operator(t), await operator(t, { allow: [/409/] })]
  for (const page of [one, two]) {
    await visit(page, '/admin/instituicoes?q=horizonte')
    await page.getByRole('link', { name: /Universidade Horizonte/ }).click()
    await page.getByRole('textbox', { name: /^Nome do contato/ }).waitFor()
  }
  await one.getByRole('textbox', { name: /^Nome do contato/ }).fill('Núcleo de Estágios')
  await one.getByRole('button', { name: 'Salvar convênio' }).click()
  await one.getByText('O convênio foi salvo.').waitFor()
  await two.getByRole('textbox', { name: /^Cargo de quem assina/ }).fill('Reitora')
  await two.getByRole('button', { name: 'Salvar convênio' }).click()
  await two.getByText('O convênio foi salvo.').waitFor()
  assert.deepEqual(
    [
      await two.getByRole('textbox', { name: /^Nome do contato/ }).inputValue(),
      await two.getByRole('textbox', { name: /^Cargo de quem assina/ }).inputValue(),
    ],
    ['Núcleo de Estágios', 'Reitora'],
  )
})

test('words typed before a session ended join what another operator saved; clashes are asked', async (t) => {
  const page = await operator(t)
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await visit(page, '/admin/instituicoes?q=horizonte')
  await page.getByRole('link', { name: /Universidade Horizonte/ }).click()
  const began = await field(/^Domínios/).inputValue()
  await field(/^Domínios/).fill(`${began}\nead.horizonte.example`)
  await field(/^Nome do contato/).fill('Sala 2')
  const here = new URL(page.url()).pathname
  const session = await become(page, null)
  const headers = {
    authorization: `Bearer ${(JSON.parse(session) as { access_token: string }).access_token}`,
    'content-type': 'application/json',
  }
  const partner = { contact_name: 'Sala 1', signer_name: 'Rui Sá' }
  assert.equal(
    (
      await fetch(`${product.origin}/v1/admin/institutions/${here.split('/').at(-1)}/partner`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ partner }),
      })
    ).status,
    200,
  )
  await page.evaluate((kept) => localStorage.setItem('session', kept), session)
  await visit(page, here)
  const asked = page.getByRole('dialog', { name: 'Isto mudou enquanto você editava' })
  await asked.getByRole('radio', { name: /^Usar o de quem salvou/ }).check()
  await asked.getByText('Sala 2').waitFor()
  assert.equal(await asked.getByRole('group').count(), 1, 'what only one changed is joined')
  await asked.getByRole('button', { name: 'Continuar com estas escolhas' }).click()
  await asked.waitFor({ state: 'detached' })
  assert.deepEqual(
    [
      await field(/^Nome do contato/).inputValue(),
      await field(/^Nome de quem assina/).inputValue(),
      await field(/^Domínios/).inputValue(),
    ],
    ['Sala 1', 'Rui Sá', `${began}\nead.horizonte.example`],
  )
})

test('an enrolment list is previewed line by line, then imported once despite a lost answer', async (t) => {
  const page = await operator(t, { allow: [/409|422|ERR_FAILED/] })
  await visit(page, '/admin/instituicoes?q=horizonte')
  await page.getByRole('link', { name: /Universidade Horizonte/ }).click()
  const zone = page.getByRole('group', { name: /^Lista de matrícula/ }).locator('input[type=file]')
  const file = {
    name: 'matriculas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Nome;CPF;E-mail\nAna;529.982.247-25;\nRui;111.222.333-44;\nBia;;bia@aluno.horizonte.example\n',
    ),
  }
  await zone.setInputFiles({ ...file, buffer: Buffer.from('Nome\nAna\n') })
  await page.getByText('A primeira linha da lista precisa dar nome às colunas').waitFor()
  await zone.setInputFiles(file)
  await page.getByText('2 pessoas lidas, 2 novas. Nada foi gravado ainda.').waitFor()
  await page.getByText('Linha 3: CPF inválido').waitFor()
  await inEveryLook(page, 'enrolment-list', { at: ['desktop', 'phone'] })
  await page.getByRole('button', { name: 'Importar 2 pessoas' }).click()
  await page.getByText('Lista importada').waitFor()
  await page.getByText('2 pessoas · 1 linha a corrigir').waitFor()
  await zone.setInputFiles(file)
  await page.getByText('2 pessoas lidas, 0 novas.').waitFor()
  await page.getByRole('checkbox', { name: /^Esta lista substitui/ }).check()
  await page.getByRole('button', { name: 'Importar 2 pessoas' }).click()
  await page.getByRole('dialog').getByText('3 pessoas das listas anteriores.').waitFor()
  await page.getByRole('dialog').getByText('O vínculo de 1 pessoa, e o acesso às vagas exclusivas.').waitFor()
  await shot(page, 'enrolment-list-again')
  const others = new FormData()
  others.append('file', new File(['E-mail\ncaio@aluno.horizonte.example'], 'outra.csv'))
  const access_token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session')!) as { access_token: string }).access_token,
  )
  const meanwhile = await fetch(
    `${product.origin}/v1/admin/institutions/${new URL(page.url()).pathname.split('/').at(-1)}/enrolment_lists`,
    { method: 'POST', headers: { authorization: `Bearer ${access_token}` }, body: others },
  )
  assert.equal(meanwhile.status, 201)
  await page.getByRole('dialog').getByRole('button', { name: 'Substituir' }).click()
  await page.getByText('Desde que você conferiu esta lista, mudou o que se perde com ela').waitFor()
  await page.getByRole('button', { name: 'Importar 2 pessoas' }).click()
  await page.getByRole('dialog').getByText('4 pessoas das listas anteriores.').waitFor()
  await page.route('**/enrolment_lists', async (route) => (await route.fetch(), await route.abort()), { times: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Substituir' }).click()
  await page.getByText('Não foi possível enviar a lista agora.').waitFor()
  await page.getByRole('button', { name: 'Importar 2 pessoas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Substituir' }).click()
  await page.getByText('Das listas anteriores, 4 pessoas saíram. 1 pessoa perde o vínculo.').waitFor()
  await page.getByText('substituiu as anteriores').waitFor()
  await zone.setInputFiles(file)
  await page.getByText('Todas as pessoas das listas anteriores estão nela. Ninguém perde o vínculo.').waitFor()
  assert.equal(await page.getByRole('checkbox', { name: /^Esta lista substitui/ }).isChecked(), false)
})
