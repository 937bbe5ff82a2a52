// The three menus of candidates: interns, former interns and others.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, shot, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { comeIn } from '../hands.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

// Written by hand from the customer's list.
const SEEN: { who: string; email: string; first: string; menu: string[]; intern: boolean }[] = [
  {
    who: 'an intern',
    email: 'estagiaria@demo.test',
    first: '/usuarios/home',
    intern: true,
    menu: [
      'Início',
      'Meu cadastro',
      'Editar perfil',
      'Clube de Benefícios',
      'Mentores',
      'Meus Contratos',
      'Documentos Pessoais',
      'Horas Complementares',
      'Testes de habilidade',
      'Avaliar estágio/empresa',
      'Configurações',
      'Sair',
    ],
  },
  {
    who: 'a former intern',
    email: 'ex-estagiario@demo.test',
    first: '/usuarios/dados-basicos',
    intern: false,
    menu: [
      'Meu cadastro',
      'Editar perfil',
      'Candidaturas',
      'Vagas',
      'Benefícios',
      'Meus Contratos',
      'Documentos Pessoais',
      'Horas Complementares',
      'Testes',
      'Configurações',
      'Sair',
    ],
  },
  {
    who: 'a candidate who has never interned',
    email: 'estudante@demo.test',
    first: '/usuarios/dados-basicos',
    intern: false,
    menu: [
      'Meu cadastro',
      'Editar perfil',
      'Candidaturas',
      'Vagas',
      'Benefícios',
      'Horas Complementares',
      'Testes',
      'Mentoria de Carreira',
      'Empresas',
      'Agenda',
      'Configurações',
      'Sair',
    ],
  },
]

for (const { who, email, first, menu, intern } of SEEN)
  for (const size of ['desktop', 'phone'] as const)
    test(`${who} has the menu, the header and the first page of their own: ${size}`, async (t) => {
      const page = await openPage(t, browser, { origin: product.origin, size })
      await visit(page, '/usuarios/entrar')
      await comeIn(page, email)
      // The phone runs second, and the first access happens once.
      await page.waitForURL(`**${size === 'desktop' ? first : '/usuarios/home'}`)

      for (const at of ['/usuarios/home', '/']) {
        await visit(page, at, { quiet: true })
        const strip = page.getByRole('complementary', { name: 'Seu perfil' })
        await strip.getByRole('progressbar', { name: 'Perfil preenchido' }).waitFor()
        await page.locator('main a, main button').first().waitFor({ state: 'attached' })
        const [top, clear] = await page.evaluate(() => {
          scrollTo(0, document.body.scrollHeight)
          const first = document.querySelector<HTMLElement>('main a, main button')!
          first.focus()
          return [
            first.getBoundingClientRect().top,
            document.querySelector('header')!.getBoundingClientRect().bottom,
          ] as const
        })
        assert.ok(top >= clear, `what takes the focus lies ${clear - top} px under the header of ${at}`)
        await page.evaluate(() => scrollTo(0, 0))
        assert.equal(
          await strip
            .getByRole('link', { name: 'Melhore as chances de ser encontrado, edite seu perfil aqui' })
            .count(),
          intern ? 0 : 1,
          at,
        )
        // on a phone these are in the drawer and in the bar below
        await page.locator('nav[aria-label="Principal"] a').first().waitFor({ state: 'attached' })
        const rooms = await page.locator('nav[aria-label="Principal"] a').allTextContents()
        assert.deepEqual([rooms.includes('Vagas'), rooms.includes('Academy')], [!intern, true], at)
      }
      await page.getByRole('main').getByRole('link', { name: 'Ir para a minha área' }).waitFor()
      await page
        .getByRole('banner')
        .getByRole('link', { name: /página inicial$/ })
        .click()
      await page.waitForURL('**/usuarios/home')

      await page.getByRole('button', { name: 'Abrir meu menu' }).click()
      const own = page.getByRole('navigation', { name: 'Meu menu' })
      await own.getByText('Sair').waitFor()
      const lists = await own.locator('ul').all()
      assert.deepEqual(
        (await lists.at(-1)!.locator('li').allTextContents()).map((text) => text.trim()),
        menu,
      )
      assert.equal(await own.getByRole('link', { name: 'Vagas', exact: true }).count(), intern ? 0 : 1)
      await axe(page)
      await shot(page, `menu-${email.split('@')[0]}-${size}`)
    })
