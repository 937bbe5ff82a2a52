// Partners for the operation, students, companies and guests: agreement, enrolment list, board.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser, openPage, sizes, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const BOARD = '/ies/universidade-horizonte'
const html = async (path: string) => (await fetch(`${product.origin}${path}`)).text()
const canonical = async (path: string) => /<link rel="canonical" href="[^"]*?(\/ies[^"]*)"/.exec(await html(path))?.[1]

test('a board has one address, however it was asked for', async () => {
  const { data } = (await (await fetch(`${product.origin}/v1${BOARD}`)).json()) as { data: { id: string } }
  assert.deepEqual(
    await Promise.all([BOARD, BOARD.toUpperCase().replace('/IES', '/ies'), `/ies/${data.id}`].map(canonical)),
    [BOARD, BOARD, BOARD],
  )
  assert.equal(await canonical(`/ies/${data.id}/empresas/cadastro/criar`), `${BOARD}/empresas/cadastro/criar`)
})

test('a list that is searched without scripts leaves the city of another state out', async () => {
  const leadTo = async (address: string) =>
    (await fetch(`${product.origin}${address}`, { redirect: 'manual' })).headers.get('location')
  assert.deepEqual(
    await Promise.all(['/empresas', '/vagas', BOARD].map((path) => leadTo(`${path}?state_id[]=MG&city_id[]=3550308`))),
    ['/empresas', '/vagas', BOARD].map((path) => `${path}?state_id%5B%5D=MG`),
  )
})

test('the board wears logo, name and colour in both themes, and companies come in there', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin })
  await visit(page, BOARD)
  const way = page.getByRole('main').getByRole('link', { name: 'Entrar como empresa' })
  const colourOf = (element: typeof way) => element.evaluate((one) => getComputedStyle(one).color)
  assert.deepEqual(
    [await colourOf(way), await colourOf(page.getByRole('banner').locator('svg').first())],
    ['rgb(31, 78, 140)', 'rgb(11, 110, 95)'],
  )
  await inEveryLook(page, 'institution-board', { at: ['desktop', 'tablet', 'phone'] })
  await way.click()
  await page.getByRole('heading', { name: 'Entrar como empresa' }).waitFor()
  assert.equal(new URL(page.url()).pathname, `${BOARD}/empresas/entrar`)
  await inEveryLook(page, 'institution-login', { at: ['phone'] })
  await page.getByRole('link', { name: 'Cadastre-a' }).click()
  await page.getByText('O cadastro é gratuito.').waitFor()
  for (const link of [
    page.getByRole('banner').getByRole('link', { name: 'Entrar' }),
    page.getByRole('link', { name: 'Faça login aqui' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Entrar como empresa' }),
  ])
    assert.equal(await link.getAttribute('href'), `${BOARD}/empresas/entrar`)
  await inEveryLook(page, 'institution-registration', { at: ['phone'] })
})

test("a student of the partner sees the banner, the filter and the school's board", async (t) => {
  const page = await openSignedIn(t, browser, 'estudante', 'User', { origin: product.origin })
  // The stored session is older than the bond.
  await page.addInitScript(() =>
    localStorage.setItem(
      'session',
      localStorage.getItem('session')!.replace(/"talent_hub_ies_student":\{[^}]*\}/, '"talent_hub_ies_student":null'),
    ),
  )
  let asked = 0
  page.on('request', (request) => void (asked += Number(new URL(request.url()).pathname === '/v1/session')))
  await visit(page, '/vagas')
  const banner = page.getByRole('complementary', { name: 'Sua instituição de ensino' })
  await banner.waitFor()
  await inEveryLook(page, 'student-banner', { at: ['desktop', 'phone'] })
  await page.setViewportSize(sizes.phone)
  assert.ok(
    (await page.locator('select[name=sort]').boundingBox())!.width > 150,
    'nobody can read how the list is ordered',
  )
  await page.setViewportSize(sizes.desktop)
  await page.getByRole('button', { name: 'Apenas vagas exclusivas à minha Instituição de Ensino' }).click()
  await page.waitForURL(/ies_jobs_only=/)
  await page.getByRole('button', { name: 'Limpar filtro de vagas exclusivas' }).waitFor()
  await banner.getByRole('link', { name: 'Ver o mural da instituição' }).click()
  await page.getByRole('heading', { name: 'Vagas para estudantes' }).waitFor()
  assert.deepEqual([await banner.getByRole('link').count(), asked], [0, 1])
})
