// A public answer is made once, however its address is spelt.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '../../app/api.ts'
import { openEdge } from '#server/http/edge.ts'
import { openApp } from '#test/support/app.ts'
import { pages } from '#test/support/outside/edge.ts'
import { listenOnLoopback } from '#test/support/product/loopback.ts'

const app = await openApp()
const made: string[] = []
const api: typeof app.api = {
  ...app.api,
  fetch: (request, given) => (made.push(request.url), app.api.fetch(request, given)),
  request: (address, init, given) => (made.push(String(address)), app.api.request(address, init, given)),
}
const edge = openEdge(app.house, { api, served: routes, pages, files: undefined, outbox: undefined, ready: () => true })
const { ask } = await listenOnLoopback(edge)

const COSTLY = [
  '/termos.pdf',
  '/v1/openapi.json',
  '/v1/docs',
  '/importar_colaboradores.xlsx',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/paginas.xml',
  '/vagas.atom',
  '/selects/states.json',
  '/selects/SP/cities_react.json',
]

for (const address of COSTLY)
  test(`whoever asks for ${address} with a query that means nothing costs nothing`, async () => {
    made.length = 0
    const spellings = ['', '?x=1', '?x=2', '?utm_source=a&b=c', '?', '?q=', '?x[]=1&x[]=2']
    for (const spelling of spellings) assert.equal((await ask(address + spelling)).status, 200, spelling)
    assert.equal(made.length, 1)
  })

test('letters in another spelling, and filters in another order, are the same list', async () => {
  made.length = 0
  for (const address of [
    '/selects/languages.json?q=ing',
    '/selects/languages.json?x=1&q=ing',
    '/selects/l%61nguages.json?q=ing&x=2',
  ])
    assert.equal((await ask(address)).status, 200)
  assert.equal(made.length, 1)
  assert.notDeepEqual(
    (await ask('/selects/languages.json?q=fra')).text,
    (await ask('/selects/languages.json?q=ing')).text,
  )
})

test('what a list would refuse it refuses as ever', async () => {
  assert.equal((await ask('/selects/states.json?sort=name')).status, 422)
  assert.equal((await ask('/selects/states.json')).status, 200)
  assert.equal((await ask('/selects/states.json?sort=name')).status, 422)
})
