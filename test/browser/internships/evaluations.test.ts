// Evaluations: an intern by the keyboard on a phone, a supervisor by link, the company that reads and keeps papers.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { evaluationById } from '#features/evaluations/server/rows.ts'
import { sendEvaluationReminder } from '#features/evaluations/server/reminders.ts'
import { transaction } from '#server/database/transaction.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, sizes, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openContractsOnShow } from '#test/support/contracts-on-show.ts'
import { openedWindow } from '#test/support/internships/evaluations.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { settled } from '#test/support/settled.ts'
import { keyboard } from '../hands.ts'
import { fits, inEveryLook } from '../looks.ts'

const { product, app } = await openContractsOnShow()
const browser = await openBrowser()
const logIn = (
  t: TestContext,
  who: string,
  type: 'User' | 'CompanyManager',
  size: (typeof sizes)[keyof typeof sizes] = sizes.desktop,
) => openSignedIn(t, browser, who, type, { origin: product.origin, size })

/** Of the demonstration's intern, and no windows but this one. */
async function windowOfIntern(supervisor_email?: string) {
  const { db } = app.ctx()
  const { id } = await db
    .selectFrom('internships as i')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select('i.id')
    .where('l.email', '=', 'estagiaria@demo.test')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('evaluation_reminders').execute()
  await db.deleteFrom('evaluations').execute()
  if (supervisor_email) {
    const outside = { supervisor_id: null, supervisor_name: 'Rui Paz', supervisor_email }
    await db.updateTable('internship_terms').set(outside).where('internship_id', '=', id).execute()
    await db.updateTable('internships').set({ supervisor_id: null }).where('id', '=', id).execute()
  }
  return openedWindow(app, id)
}

test('an intern answers at 360 px by the keyboard, from the first page on', async (t) => {
  const { intern } = await windowOfIntern()
  const page = await logIn(t, 'estagiaria', 'User', sizes.phone)
  const hand = keyboard(page)
  await visit(page, '/usuarios/home')
  await hand.press(page.getByRole('link', { name: /^Avaliar / }))
  await page.waitForURL(`**/${intern}/editar`)
  await page.getByRole('heading', { level: 1, name: /Seu estágio em/ }).waitFor()
  await hand.press(page.getByRole('button', { name: 'Enviar avaliação' }))
  await page.getByText('Não pode ficar em branco').first().waitFor()
  await fits(page)
  await axe(page)
  for (const question of [/As atividades têm/, /Quem me supervisiona/, /O ambiente é/]) {
    await hand.pick(page.getByRole('radiogroup', { name: question }).getByRole('radio').first())
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowDown')
  }
  await hand.type(page.getByLabel(/O que mais você quer contar/), 'Aprendo muito.')
  await inEveryLook(page, 'evaluation-answering', { at: ['phone'] })
  await hand.press(page.getByRole('button', { name: 'Enviar avaliação' }))
  await page.getByRole('heading', { name: 'Respostas' }).waitFor()
  await inEveryLook(page, 'evaluation-answered')
  const { score_1, comment } = (await evaluationById(app.ctx(), intern))!
  assert.deepEqual([score_1, comment], [4, 'Aprendo muito.'])
  await visit(page, `/estagios/avaliar-empresa/${intern}`)
  await page.waitForURL(`**/avaliacoes/${intern}`)
})

test('a supervisor without account answers by link; the intern reads it, comments and signs', async (t) => {
  const email = 'rui@paz.example'
  const { supervisor } = await windowOfIntern(email)
  await transaction(app.ctx(), (ctx) => sendEvaluationReminder.run(ctx, { evaluation_id: supervisor, ordinal: 0 }))
  await settled(product.origin)
  const [letter] = await lettersTo(app, email)
  const [, token] = /\/avaliacoes\/responder\/([\w-]{43})/.exec(letter!.text)!
  const page = await openPage(t, browser, { origin: product.origin, allow: [/status of 404/] })
  await visit(page, `/avaliacoes/responder/${token}`)
  await page.getByRole('heading', { level: 1, name: /Estágio de/ }).waitFor()
  await inEveryLook(page, 'evaluation-link')
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: '5 · Concordo totalmente' }).check()
  await page.getByLabel(/Comentários/).fill('Aprende rápido.')
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await page.getByRole('heading', { name: 'Avaliação recebida' }).waitFor()
  await axe(page)
  await visit(page, `/avaliacoes/responder/${'x'.repeat(43)}`)
  await page.getByRole('heading', { name: 'Este link não abre mais' }).waitFor()

  const own = await logIn(t, 'estagiaria', 'User')
  await visit(own, '/estagios/avaliar-empresa/avaliacoes')
  await inEveryLook(own, 'evaluations-own')
  await own.getByRole('link', { name: /Ler e assinar/ }).click()
  await own.getByText('Aprende rápido.').waitFor()
  await own.getByLabel(/Seu comentário/).fill('Obrigada!')
  await inEveryLook(own, 'evaluation-reading')
  const { intern_full_name } = (await evaluationById(app.ctx(), supervisor))!
  await own.getByLabel(/Seu nome completo/).fill(intern_full_name.toUpperCase())
  await own.getByRole('button', { name: 'Assinar que vi' }).click()
  await own.getByRole('heading', { name: 'Ciência do estagiário' }).waitFor()
})

test('the company sees what waits, keeps a paper, and reads averages only where five have answered', async (t) => {
  const { supervisor } = await windowOfIntern('outra@paz.example')
  const page = await logIn(t, 'dp', 'CompanyManager')
  await visit(page, '/avaliacoes/respostas')
  await page.getByRole('heading', { name: 'O que os estagiários dizem' }).waitFor()
  await page.getByRole('cell', { name: '—' }).first().waitFor()
  await inEveryLook(page, 'evaluations-company')
  await visit(page, `/avaliacoes/respostas/${supervisor}`)
  await page.getByRole('button', { name: 'Recebida em papel' }).click()
  const file = { name: 'avaliacao.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  await axe(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('link', { name: 'avaliacao.pdf' }).waitFor()
})
