import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServerBuild } from 'react-router'
import { readBy, searched } from '#web/list/filters.ts'
import { knownPage } from './remember.ts'

const part = (
  id: string,
  parentId: string | undefined,
  path: string | undefined,
  handle?: { remember?: number; read?: (search: URLSearchParams) => string },
  index?: true,
) => [id, { id, parentId, path, index, module: { default: () => null, handle } }]
const routes = Object.fromEntries([
  part('root', undefined, ''),
  part('public', 'root', undefined),
  part('home', 'public', undefined, { remember: 60 }, true),
  part('jobs', 'public', 'vagas', { remember: 30, read: readBy({ q: searched }) }),
  part('job', 'jobs', ':id', { remember: 10 }),
  part('new', 'public', 'empresas/cadastro/criar'),
  part('missing', 'public', '*'),
]) as unknown as ServerBuild['routes']
const known = (path: string) => knownPage(new URL(path, 'https://ponte.test'), routes)
const seconds = (path: string) => known(path).seconds

test('a page says for how long its HTML may be kept', () =>
  assert.deepEqual(['/', '/vagas', '/vagas?page=2'].map(seconds), [60, 30, 30]))
test('of nested routes the shortest time counts', () => assert.equal(seconds('/vagas/design'), 10))
test('a page that says nothing is made anew each time', () =>
  assert.deepEqual(['/empresas/cadastro/criar', '/nada/aqui'].map(seconds), [0, 0]))

test('what a page is called has one spelling; what it is about stays as it was typed', () =>
  assert.deepEqual(
    ['/VAGAS', '/Vagas/Maria-Silva', '/empresas/CADASTRO/criar/', '/vagas/MARIA', '/NADA', '/'].map(
      (path) => known(path).spelt,
    ),
    ['/vagas', '/vagas/Maria-Silva', '/empresas/cadastro/criar/', undefined, undefined, undefined],
  ))

test('it is known by its pattern, not by what was typed', () =>
  assert.deepEqual(
    ['/', '/vagas?q=a', '/vagas/maria.silva', '/empresas/cadastro/criar', '/nada/aqui'].map(
      (path) => known(path).pattern,
    ),
    ['/', '/vagas', '/vagas/:id', '/empresas/cadastro/criar', '/*'],
  ))

test('a page is remembered once, whatever a query says that it does not read', () => {
  const addresses = (...paths: string[]) => [...new Set(paths.map((path) => known(path).address))]
  assert.deepEqual(addresses('/', '/?x=1', '/?utm_source=a', '/?page=2'), ['/'])
  assert.deepEqual(addresses('/vagas', '/vagas?x=1', '/vagas?q=', '/vagas?page=1', '/vagas?page=x'), ['/vagas'])
  assert.deepEqual(addresses('/vagas?q=a&page=2', '/vagas?page=2&x=1&q=+a', '/vagas?q%5B%5D=a&page=02'), [
    '/vagas?q=a&page=2',
  ])
  assert.deepEqual(addresses('/vagas/ana', '/vagas/%61na', '/vagas/an%61?x=1', '/vagas/ana///'), ['/vagas/ana'])
})
