import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distances } from './changed.ts'
import { importGraph } from './import-graph.ts'

const graph = importGraph()
const nearest = (...changed: string[]) =>
  [...distances(changed, graph)].toSorted((a, b) => a[1] - b[1]).map(([name]) => name)

test('a change reaches the tests beside it, those that import it, and those beside whoever imports it', () => {
  const found = distances(['app/features/candidatures/wire/candidature-words.ts'], graph)
  assert.equal(found.get('app/features/candidatures/server/pipeline/review.test.ts'), 2)
  assert.equal(distances(['app/wire/date.ts'], graph).get('app/wire/date.test.ts'), 1)
})

test('a page reaches the walks that go to its address', () => {
  const found = nearest('app/features/candidatures/web/pipeline-page.tsx')
  assert.ok(found.includes('test/browser/candidatures.test.ts'), found.join(', '))
})

test('a test that changed is the nearest of all; what nobody imports reaches nothing', () => {
  assert.deepEqual(nearest('test/browser/jobs.test.ts'), ['test/browser/jobs.test.ts'])
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
