import path from 'node:path'
import type { Page } from 'playwright-core'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { updateProfile } from '#features/candidates/wire/profile.ts'
import { signUp } from '#features/candidates/wire/registration.ts'
import { person } from '#test/support/candidate.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { type Fetch, send } from '#wire/send.ts'
import { openBrowser } from '../browser.ts'
import type { Figure } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'

const SLOWDOWN = 4
/** Seven fields each. */
const ROWS = 15
const TYPED = 'atendimento ao balcao'
const FIELDS = ['2.company', '5.job', '7.company', '9.description', '12.job', '14.description']

/** Somebody with a long working life, and the token of their session. */
async function longLife(origin: string) {
  const ask: Fetch = (url, init) => fetch(origin + url, init)
  const user = person()
  await send(ask, signUp, { user })
  const { access_token } = await send(ask, issueToken, {
    grant_type: 'password',
    username: user.email,
    password: user.password,
    user_type: 'User',
  })
  const experiences_attributes = Array.from({ length: ROWS }, (_, i) => ({
    company: `Empresa ${i + 1}`,
    job: 'Atendente',
    level: 'intern' as const,
    description: 'Atendi pessoas.',
    current_job: false,
    start_date: '01/2024',
    end_date: '02/2024',
  }))
  await send(
    ask,
    updateProfile,
    { user: { user_info_attributes: { experiences_attributes } } },
    { headers: { authorization: `Bearer ${access_token}` } },
  )
  return access_token
}

/** From the key to the first paint after it, in the page's own clock: a message sent in the frame arrives after it. */
const WATCH_KEYS = `
  globalThis.took = []
  addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => took.push(performance.now() - timeStamp)
    port2.postMessage(null)
  }), { capture: true })`

const fieldOf = (name: string) => `[name="experiences_attributes.${name}"]`

async function typeInto(page: Page, field: string): Promise<number[]> {
  await page.locator(field).fill('')
  const took = () => page.evaluate<number[]>('took.splice(0)')
  await took()
  for (const key of TYPED) {
    await page.keyboard.press(key)
    await page.waitForTimeout(50)
  }
  return took()
}

export const keypress = {
  title: `A key press in a form of ${ROWS * 7} fields, ${SLOWDOWN}× slower`,
  async run(): Promise<Figure[]> {
    const product = await startProduct({ env: { DATA_DIR: path.join(scratchFolder(), 'data') } })
    const browser = await openBrowser()
    try {
      const access_token = await longLife(product.origin)
      const context = await browser.newContext({ baseURL: product.origin, viewport: { width: 360, height: 740 } })
      await context.addInitScript(
        (token) =>
          localStorage.setItem(
            'session',
            JSON.stringify({
              isLogged: true,
              userType: 'User',
              access_token: token,
              attributes: {},
              firstSignIn: false,
            }),
          ),
        access_token,
      )
      const page = await context.newPage()
      await page.goto('/usuarios/preencher-perfil?passo=experiencias', { waitUntil: 'networkidle' })
      const fields = await page.locator('form :is(input, textarea)').count()
      const watch = async (one: Page) => {
        await (await context.newCDPSession(one)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
        await one.evaluate(WATCH_KEYS)
      }
      await watch(page)
      await typeInto(page, fieldOf(FIELDS[0]!)) // warms the engine up
      const values: number[] = []
      for (const name of FIELDS) values.push(...(await typeInto(page, fieldOf(name))))
      await page.close()
      const empty = await context.newPage()
      await empty.setContent('<input>')
      await watch(empty)
      await typeInto(empty, 'input')
      const bare: number[] = []
      for (const _ of FIELDS) bare.push(...(await typeInto(empty, 'input')))
      const sorted = values.toSorted((a, b) => a - b)
      return [
        {
          what: 'key to paint, median',
          values,
          unit: ' ms',
          limit: { at_most: 16 },
          note: `${fields} controls, ${values.length} keys`,
        },
        {
          what: 'the same keys in an empty page’s only field',
          values: bare,
          unit: ' ms',
          note: 'half a frame of it is waiting for the next one',
        },
        {
          what: 'key to paint, p95',
          values: [sorted[Math.floor(sorted.length * 0.95)]!],
          unit: ' ms',
          limit: { at_most: 33 },
        },
      ]
    } finally {
      await browser.close()
      await product.stop()
    }
  },
}
