import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distances } from './changed.ts'
import { importGraph } from './import-graph.ts'

const graph = importGraph()
/** Wherever it stands today. */
const file = (name: string) => [...graph.files.keys()].find((one) => one.endsWith(`/${name}`))!
const nearest = (...changed: string[]) =>
  [...distances(changed, graph)].toSorted((a, b) => a[1] - b[1]).map(([name]) => name)

test('a change reaches the tests beside it, those that import it, and those beside whoever imports it', () => {
  const found = distances([file('candidature-words.ts')], graph)
  assert.equal(found.get(file('review.test.ts')), 2)
  assert.equal(distances([file('date.ts')], graph).get(file('date.test.ts')), 1)
})

test('a page reaches the walks that go to its address', () => {
  const found = nearest(file('pipeline-page.tsx'))
  assert.ok(found.includes(file('browser/candidate/candidatures.test.ts')), found.join(', '))
})

test('a test that changed is the nearest of all; what nobody imports reaches nothing', () => {
  assert.deepEqual(nearest(file('lost-ways.test.ts')), [file('lost-ways.test.ts')])
  assert.deepEqual(nearest('README.md'), [])
})

test('tables of contents are reached, and lead no further', () => {
  assert.deepEqual(
    nearest('app/features.ts'),
    nearest('app/api.ts').filter((name) => nearest('app/features.ts').includes(name)),
  )
  const found = nearest('app/features/postal-codes/server/cep-service.ts')
  assert.ok(!found.includes('test/isolation/isolation.test.ts'), found.join(', '))
})
