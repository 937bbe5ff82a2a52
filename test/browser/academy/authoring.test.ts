// The operator writes a course, by the keyboard where order matters, and publishes it; tracks and tests on a phone.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { changeItem, showKeptItem } from '#features/academy/wire/authoring.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, visit } from '#test/support/browser/chromium.ts'
import { callsOf, openSignedIn } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { send } from '#wire/send.ts'
import { keyboard } from '../hands.ts'
import { inEveryLook } from '../looks.ts'

const CARRIED = new URL('../../../db/reference/academy/courses/primeiro-estagio-direitos-e-deveres/', import.meta.url)
const product = await openDemoProduct()
const browser = await openBrowser()

test('a course is written, put in order by the keyboard and published', async (t) => {
  const page = await openSignedIn(t, browser, 'operador', 'Operator', {
    origin: product.origin,
    allow: [/409/, /422/],
  })
  const calls = await callsOf(product.origin, 'operador@demo.test', 'Operator')
  const { press } = keyboard(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  await visit(page, '/admin/cursos')
  await page.getByRole('link', { name: 'Organização e produtividade' }).waitFor()
  await inEveryLook(page, 'admin-courses', { at: ['desktop'] })
  await page.getByRole('link', { name: 'Novo curso' }).click()
  await button('Salvar rascunho').click()
  await page.getByText('Não pode ficar em branco').first().waitFor()
  await axe(page)
  await page.getByLabel(/^Título/).fill('Atender bem')
  await page.getByLabel(/^Em uma frase/).fill('Ouvir, responder e resolver.')
  await page.getByLabel(/^Área/).fill('Atendimento')
  await page.getByLabel(/^Horas/).fill('2')
  await page.getByLabel(/^O que a pessoa aprende/).fill('Ouvir antes de falar.')
  await button('Salvar rascunho').click()
  await page.getByRole('heading', { level: 1, name: 'Atender bem' }).waitFor()
  await page.getByText('O curso ainda não tem itens').waitFor()
  for (const [kind, title] of [
    ['text', 'Ouvir'],
    ['quiz', 'Confira'],
    ['video', 'Assista'],
  ] as const) {
    await button('Novo item').click()
    await dialog.getByLabel(/^Tipo/).selectOption(kind)
    await dialog.getByLabel(/^Título/).fill(title)
    await dialog.getByLabel(/^Módulo/).fill('Começo')
    await dialog.getByRole('button', { name: 'Incluir' }).click()
    await page.getByRole('link', { name: title }).waitFor()
  }
  await page.getByText('“Confira” está sem perguntas').waitFor()
  await press(button('Subir: Confira'))
  await page.getByText('Confira: um lugar acima').waitFor()
  const items = page.getByRole('region', { name: 'Módulos e itens' }).getByRole('link')
  await items.first().filter({ hasText: 'Confira' }).waitFor()
  assert.deepEqual(await items.allInnerTexts(), ['Confira', 'Ouvir', 'Assista'])
  await inEveryLook(page, 'admin-course')

  const saved = () => page.getByText('Tudo salvo').waitFor()
  const back = () => page.getByRole('link', { name: 'Atender bem' }).click()
  await page.getByRole('link', { name: 'Ouvir' }).click()
  await page.getByRole('textbox', { name: /^Texto/ }).click()
  await page.keyboard.type('Ouça até o fim.')
  await page.getByText('Alterações ainda não salvas').waitFor()
  await saved()
  await inEveryLook(page, 'admin-course-item', { at: ['phone'] })
  const [, , , course_id, , item] = new URL(page.url()).pathname.split('/')
  const place = { id: course_id!, key: item! }
  const { lock_version } = (await send(calls, showKeptItem, place)).data.attributes
  await send(calls, changeItem, { ...place, item: { text: '<p>Dela.</p>', lock_version } })
  await page.getByRole('textbox', { name: /^Texto/ }).click()
  await page.keyboard.type('Sempre. ')
  const asked = page.getByRole('dialog', { name: 'Isto mudou enquanto você editava' })
  await asked.getByText('Dela.').waitFor()
  await asked.getByText(/Sempre\./).waitFor()
  await axe(page)
  await asked.getByRole('button', { name: 'Continuar com estas escolhas' }).click()
  await saved()
  assert.match((await send(calls, showKeptItem, place)).data.attributes.text!, /Sempre\./)
  await back()

  await page.getByText('“Assista” está sem vídeo').waitFor()
  await page.getByRole('link', { name: 'Assista' }).click()
  await page
    .getByRole('button', { name: /^Vídeo/ })
    .setInputFiles(fileURLToPath(new URL('video-antes-de-assinar.webm', CARRIED)))
  await button('Enviar').click()
  await page.getByText('Duração: 1 min 30 s.').waitFor()
  const captions = page.getByLabel(/^Legendas em português/)
  await captions.fill('WEBVTT\n\n00:04.000 --> 00:02.000\nOlá.')
  await captions.blur()
  await page.getByText('Linha 3: o fim vem antes do começo').waitFor()
  await captions.fill(readFileSync(new URL('video-antes-de-assinar.vtt', CARRIED), 'utf8'))
  await saved()
  await inEveryLook(page, 'admin-course-video', { at: ['phone'] })
  await back()
  await page.getByText('“Confira” está sem perguntas').waitFor()
  await page.getByRole('link', { name: 'Confira' }).click()
  for (const [at, words] of ['Quem fala primeiro?', 'E depois?'].entries()) {
    await press(button('Nova pergunta'))
    const question = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: `Pergunta ${at + 1}` }) })
    await question.getByLabel(/^Pergunta/).fill(words)
    await question.getByLabel(/^Resposta 1/).fill('O cliente')
    await question.getByLabel(/^Resposta 2/).fill('Você')
    await question.getByText('Falta: marque a resposta certa.').waitFor()
    await question.getByLabel('Certa').first().check()
    await question.getByLabel(/^Explicação/).fill('Ouvir vem antes.')
    await question.getByText('Pergunta completa.').waitFor()
  }
  await press(button('Subir: pergunta 2'))
  await page.getByText('Pergunta na posição 1 de 2.').waitFor()
  assert.equal(await page.getByRole('textbox', { name: /^Pergunta 1/ }).inputValue(), 'E depois?')
  await saved()
  await inEveryLook(page, 'admin-course-quiz')
  await page.getByRole('link', { name: 'Ver a prévia' }).click()
  await page.getByRole('radio', { name: 'O cliente' }).first().check()
  await button('Ver a correção').click()
  await page.getByText('Você acertou').waitFor()
  await inEveryLook(page, 'admin-course-preview', { at: ['phone'] })
  await back()
  await button('Publicar versão 1').click()
  await page.getByText('Versão 1', { exact: true }).waitFor()
  const zip = page.waitForEvent('download')
  await button('Exportar').click()
  const exported = await (await zip).path()

  const studying = await openSignedIn(t, browser, 'caio.teles@candidatos.example', 'User', {
    origin: product.origin,
    size: 'phone',
  })
  await visit(studying, `/academy/cursos/${course_id}`)
  await studying.getByRole('button', { name: 'Matricular-se' }).click()
  await studying.getByRole('heading', { level: 1, name: 'Confira' }).waitFor()
  await studying.getByRole('button', { name: 'Responder' }).click()
  await studying.getByRole('radiogroup').first().waitFor()
  for (const one of await studying.getByRole('radiogroup').all()) await one.getByLabel('O cliente').check()
  await studying.getByRole('button', { name: 'Enviar respostas' }).click()
  await studying.getByRole('heading', { name: 'Você passou com 100%' }).waitFor()
  await studying.getByRole('link', { name: 'Assista' }).click()
  await studying.getByText('Antes de assinar: oito pontos').first().waitFor()
  await studying.getByText(/^Segundos vistos: 0 de /).waitFor()

  await button('Copiar').click()
  await page.getByRole('heading', { level: 1, name: 'Cópia de Atender bem' }).waitFor()

  await visit(page, '/admin/cursos')
  await button('Importar curso').click()
  await page.getByRole('button', { name: /^Curso em ZIP/ }).setInputFiles({
    name: 'curso.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(exported),
  })
  await axe(page)
  await dialog.getByRole('button', { name: 'Importar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Atender bem' }).waitFor()
  await page.getByText('Matrículas: 0.').waitFor()
})

test('a track and a test are made on a phone, by the keyboard', async (t) => {
  const page = await openSignedIn(t, browser, 'operador', 'Operator', {
    origin: product.origin,
    size: 'phone',
    allow: [/422/],
  })
  const { press, type } = keyboard(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await visit(page, '/admin/trilhas')
  await page.getByRole('link', { name: 'Meu primeiro estágio' }).waitFor()
  await inEveryLook(page, 'admin-tracks', { at: ['desktop'] })
  await press(page.getByRole('link', { name: 'Nova trilha' }))
  await type(page.getByLabel(/^Título/), 'Escritório')
  await type(page.getByLabel(/^Em uma frase/), 'Do começo ao fim.')
  const course = page.getByLabel(/^Incluir curso/)
  for (const label of ['Excel do zero ao dia a dia', 'Organização e produtividade'])
    await course.selectOption({ label })
  await press(button('Subir: Organização e produtividade'))
  await page.getByText('1. Organização e produtividade', { exact: true }).waitFor()
  await axe(page)
  await press(button('Salvar'))
  await page.getByRole('heading', { level: 1, name: 'Escritório' }).waitFor()
  await press(button('Pôr no ar'))
  await page.getByText('No ar', { exact: true }).waitFor()
  await inEveryLook(page, 'admin-track')

  await visit(page, '/admin/testes')
  await press(page.getByRole('link', { name: 'Novo teste' }))
  await type(page.getByLabel(/^Título/), 'Atendimento')
  await type(page.getByLabel(/^Em uma frase/), 'Ouvir e responder.')
  const topic = page.getByRole('group', { name: 'Assunto 1' })
  await type(topic.getByLabel(/^Assunto/), 'Ouvir')
  await topic.getByLabel(/^Sorteadas/).selectOption('2')
  await press(button('Novo assunto'))
  await type(page.getByRole('group', { name: 'Assunto 2' }).getByLabel(/^Assunto/), 'Responder')
  await inEveryLook(page, 'admin-new-test')
  await press(button('Salvar'))
  await page.getByRole('heading', { level: 1, name: 'Atendimento' }).waitFor()
  await press(button('Pôr no ar'))
  await page.getByText('Ouvir: 0 de 8 perguntas; Responder: 0 de 20 perguntas').waitFor()
})
