import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, filtersOf, labelsOf, pageIn, pageOf, within, without } from './board-address.ts'

const read = (search: string) => filtersOf(new URLSearchParams(search))

test('an address and its filters are one another', () => {
  const filters = {
    q: 'estágio',
    state_id: ['SP', 'RJ'],
    city_id: [3550308],
    job_type: ['internship' as const],
    salary_from: 1500,
    pcd: true,
    sort: 'closing' as const,
  }
  const address = addressOf('/vagas', filters)
  assert.deepEqual(read(address.split('?')[1]!), filters)
  assert.equal(addressOf('/vagas', {}), '/vagas')
  assert.equal(addressOf('/vagas', {}, 3), '/vagas?page=3')
})

test('what no filter knows is left out, and what a plain form sends empty', () => {
  assert.deepEqual(
    read(
      'q=&state_id[]=&job_type[]=effective&job_type[]=nothing&salary_from=muito&city_id[]=x&pcd=false&sort=strange&page=2',
    ),
    { job_type: ['effective'] },
  )
  assert.deepEqual(
    [pageOf(new URLSearchParams('page=2')), pageOf(new URLSearchParams('page=-1')), pageOf(new URLSearchParams(''))],
    [2, 1, 1],
  )
})

test('robots read the board and its pages, whatever a campaign hangs on the address, and no search nor a page after the last', () =>
  assert.deepEqual(
    ['', '?utm_source=x', '?page=6&fbclid=1', '?page=7', '?q=design'].map((search) => pageIn('/vagas', search, 6)),
    [
      { path: '/vagas', index: true },
      { path: '/vagas', index: true },
      { path: '/vagas?page=6', index: true },
      { path: '/vagas?page=7', index: false },
      { path: '/vagas', index: false },
    ],
  ))

test('each value has a label that takes it away, and a state takes its city along', () => {
  const filters = read('q=design&state_id[]=SP&city_id[]=3550308&work_model[]=remote&work_model[]=hybrid')
  assert.deepEqual(
    labelsOf(filters, { 'state_id:SP': 'São Paulo' }).map(({ label }) => label),
    ['“design”', 'São Paulo', 'Cidade', 'Remoto', 'Híbrido'],
  )
  assert.deepEqual(without(filters, 'work_model:remote').work_model, ['hybrid'])
  assert.deepEqual(Object.keys(without(filters, 'state_id:SP')), ['q', 'work_model'])
  assert.equal('q' in without(filters, 'q'), false)
})

test('a city of another state is left out, once the cities of the state are known', () => {
  const filters = filtersOf(new URLSearchParams('q=a&state_id[]=MG&city_id[]=3550308'))
  assert.equal(within(filters, []), filters)
  assert.equal(within(filters, [{ value: 3550308 }]), filters)
  assert.deepEqual(within(filters, [{ value: 3106200 }]), { q: 'a', state_id: ['MG'] })
})
