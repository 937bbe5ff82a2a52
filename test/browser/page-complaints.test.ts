// The watcher of all browser tests reports what it should.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage } from '#test/support/browser/chromium.ts'

const policy = "default-src 'self'; img-src data:; script-src 'nonce-x'"
const page = (body: string) =>
  '<!doctype html><html lang="pt-BR"><head><title>Prova</title><link rel="icon" ' +
  `href="data:,"></head><body><main><h1>Prova</h1>${body}</main></body></html>`
const pages: Record<string, string> = {
  '/calm': page('<p>Tudo certo.</p>'),
  '/console': page("<script nonce='x'>console.error('ai')</script>"),
  '/throws': page("<script nonce='x'>throw new Error('caiu')</script>"),
  '/policy': page('<script>1</script>'),
  '/stranger': page("<script nonce='x'>fetch('https://stranger.example/').catch(() => {})</script>"),
  '/unlabelled': page('<input>'),
}

const server = createServer((request, response) => {
  const html = pages[request.url ?? '']
  const connect = request.url === '/stranger' ? '; connect-src *' : ''
  response
    .writeHead(html ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy + connect,
    })
    .end(html)
})

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
after(() => server.close())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const browser = await openBrowser()

/** Returns the complaints and removes them, so that this test does not fail. */
async function heardOn(t: TestContext, path: string) {
  const opened = await openPage(t, browser, { origin })
  await opened.goto(path)
  await opened.waitForTimeout(200)
  const heard = opened.complaints.heard()
  opened.complaints.forget()
  return heard
}

test('a calm page is left in peace, by axe too', async (t) => {
  const opened = await openPage(t, browser, { origin, size: 'phone', theme: 'dark' })
  await opened.goto('/calm')
  await axe(opened)
  assert.equal(await opened.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches), true)
})

for (const [path, complaint] of [
  ['/console', /^console error: ai/],
  ['/throws', /^page error: .*caiu/],
  ['/policy', /^content policy: script-src-elem refused inline/],
  ['/stranger', /^stranger asked: https:\/\/stranger\.example/],
] as const) {
  test(`${path.slice(1)} is heard`, async (t) => {
    const heard = await heardOn(t, path)
    assert.ok(
      heard.some((each) => complaint.test(each)),
      `heard only ${JSON.stringify(heard)}`,
    )
  })
}

test('axe names what it finds', async (t) => {
  const opened = await openPage(t, browser, { origin })
  await opened.goto('/unlabelled')
  await assert.rejects(axe(opened), /label \(critical\)[^]*input/)
})

test('what a test provokes on purpose may be allowed', async (t) => {
  const opened = await openPage(t, browser, { origin, allow: [/console error: ai/] })
  await opened.goto('/console')
})
