// A program from its draft to its end; and its page on a phone, without JavaScript.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/candidatures/wire/applying.ts'
import { listJobs } from '#features/jobs/wire/board.ts'
import { listOwnedJobs } from '#features/jobs/wire/writing.ts'
import { listOwnedPrograms } from '#features/programs/wire/programs.ts'
import { inDays } from '#test/support/jobs.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage } from '#test/support/browser/chromium.ts'
import { callsOf, openSignedIn } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { send } from '#wire/send.ts'
import { keyboard } from '../hands.ts'
import { fits, inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const { origin } = product

test('a program is written, published, postponed and closed', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin })
  await page.goto('/programa_estagio')
  await page
    .getByRole('link', { name: /Programa de Estágio Aurora/ })
    .first()
    .waitFor()
  await axe(page)
  await page.getByRole('link', { name: 'Criar programa' }).click()
  await page.getByLabel(/^Título/).fill('Estágio de Verão')
  await page.getByLabel(/^Edição/).fill('2031')
  await axe(page)
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  const state = page.getByRole('region', { name: 'Situação' })
  await state.getByText('Inscrições até: falta preencher').waitFor()
  await page.getByLabel(/^Inscrições até/).fill(inDays(25))
  await page.getByLabel('Vagas do programa').click()
  await page.keyboard.type('Marketing')
  await page.getByRole('option', { name: /Estágio em Marketing Digital/ }).click()
  await page.keyboard.press('Escape')
  for (const [n, name] of ['Inscrições', 'Conversa'].entries()) {
    await page.getByRole('button', { name: 'Adicionar etapa' }).click()
    await page.getByRole('textbox', { name: 'Etapa' }).nth(n).fill(name)
  }
  await page.getByRole('button', { name: 'Mover etapa 2 para cima' }).click()
  await page.getByText('A etapa está na posição 1 de 2').waitFor()
  await page.getByRole('button', { name: 'Mover etapa 1 para baixo' }).click()
  await page.getByRole('button', { name: 'Adicionar pergunta' }).click()
  await page.getByRole('textbox', { name: 'Pergunta' }).fill('Quando começa?')
  await page.getByRole('textbox', { name: /^Resposta/ }).fill('A turma começa em 07/02.')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await state.getByText('“07/02” em Pergunta 1 não é nenhuma das datas').waitFor()
  await inEveryLook(page, 'programa-editor')
  await page.getByRole('button', { name: 'Ver prévia' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Estágio de Verão' }).waitFor()
  await axe(page)
  await page.keyboard.press('Escape')
  await state.getByRole('button', { name: 'Publicar programa' }).click()
  await page.getByText('O programa está no ar.').waitFor()
  await page.getByLabel(/^Inscrições até/).fill(inDays(40))
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await page
    .getByRole('region', { name: 'Histórico' })
    .getByText(`inscrições até ${inDays(40)}`)
    .waitFor()
  await page.getByRole('link', { name: 'Ver a página' }).click()
  await page.getByRole('heading', { level: 1, name: 'Estágio de Verão' }).waitFor()
  await page.getByRole('link', { name: 'Ver a vaga e me candidatar' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Encerrar programa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar programa' }).click()
  await page.getByText('O programa foi encerrado.').waitFor()
  await page.getByRole('link', { name: 'Ver a página' }).click()
  await page.getByText('Inscrições encerradas').waitFor()
  assert.equal(await page.getByRole('link', { name: /me candidatar/ }).count(), 0)
})

test('the page is whole on a phone without JavaScript: one question open at a time', async (t) => {
  const calls = await callsOf(origin, 'recrutador@demo.test', 'CompanyManager')
  const { collection } = await send(calls, listOwnedPrograms, { q: 'Aurora', status: 'published' })
  const { slug } = collection.data[0]!.attributes
  const page = await openPage(t, browser, { origin, size: 'phone', context: { javaScriptEnabled: false } })
  await page.goto(`/programa_estagios/${slug}`)
  for (const name of ['Sobre o programa', 'Vagas', 'O que esperamos de você', 'Etapas', 'Benefícios'])
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
  await page.getByText('Quem pode se inscrever?').click()
  await page.getByText('Quem estuda um dos cursos').waitFor()
  await page.getByText('Quando recebo uma resposta?').click()
  await page.getByText('Quem estuda um dos cursos').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Página da Aurora Alimentos' }).waitFor()
  await page.getByRole('link', { name: /^Programa de Estágio Aurora/ }).click()
  await page.getByText('Inscrições encerradas').first().waitFor()
  await page.getByText('Próxima edição').waitFor()
})

test('the public page passes axe in each look', async (t) => {
  const calls = await callsOf(origin, 'recrutador@demo.test', 'CompanyManager')
  const { collection } = await send(calls, listOwnedPrograms, { q: 'Aurora', status: 'published' })
  const page = await openPage(t, browser, { origin })
  await page.goto(`/programa_estagios/${collection.data[0]!.attributes.slug}`)
  await page.getByRole('heading', { level: 1, name: 'Programa de Estágio Aurora' }).waitFor()
  await fits(page)
  await inEveryLook(page, 'programa')
})

test('a student puts the choices in another order, by keyboard', async (t) => {
  const own = await callsOf(origin, 'estudante@demo.test', 'User')
  const sent = []
  const told = { manha: 'sim', laboratorio: 'nao', tecnicas: ['sensorial'], ingles: 5 }
  for (const [q, answers] of [
    ['Engenharia de Alimentos', told],
    ['Estágio em Logística', undefined],
  ] as const) {
    const { slug } = (await send(own, listJobs, { q })).collection.data[0]!.attributes
    sent.push((await send(own, apply, { slug, candidature: { human_review: true, ...(answers && { answers }) } })).data)
  }
  const page = await openSignedIn(t, browser, 'estudante', 'User', { origin, size: 'phone' })
  await page.goto(`/usuarios/candidaturas/${sent[0]!.id}`)
  const program = page.getByRole('region', { name: 'Programa de estágio' })
  await program.getByText('1ª: Estágio em Engenharia de Alimentos').waitFor()
  await axe(page)
  await fits(page)
  await keyboard(page).press(program.getByRole('button', { name: 'Preferir mais Estágio em Logística' }))
  await program.getByText('1ª: Estágio em Logística').waitFor()

  const calls = await callsOf(origin, 'recrutador@demo.test', 'CompanyManager')
  const { id } = (await send(calls, listOwnedJobs, { q: 'Engenharia de Alimentos' })).collection.data[0]!
  const board = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin })
  await board.goto(`/vagas/minhas/${id}/candidaturas`)
  await board.getByTitle('2ª de 2 escolhas').waitFor()
  await inEveryLook(board, 'pipeline-choices')
})
