import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addressOf,
  anId,
  filtersOf,
  flag,
  ids,
  labelsOf,
  numbers,
  oneOf,
  orderOf,
  pageOf,
  searched,
  sentBy,
  someOf,
  toggled,
  upTo,
  without,
  withoutStrange,
} from './filters.ts'

const filters = {
  q: searched,
  state_id: ids('Estado'),
  city_id: numbers('Cidade', 'state_id'),
  type: someOf({ internship: 'Estágio', trainee: 'Trainee' }),
  least: upTo(5_000, (least) => `Desde ${least}`),
  pcd: flag('PCD'),
  only: toggled('Só as minhas'),
  company_id: anId('Uma empresa'),
  standing: oneOf({ ativos: 'Ativos' }, (value) => ({ active: value === 'ativos' })),
  sort: orderOf(['name', '-name']),
}
const read = (search: string) => filtersOf(filters, new URLSearchParams(search))

test('an address and its filters are one another, with brackets and without', () => {
  const values = {
    q: 'estágio',
    state_id: ['SP', 'RJ'],
    city_id: [3550308],
    type: ['internship' as const],
    least: 1500,
    pcd: true as const,
    only: 'sim',
    company_id: 'aurora',
    sort: '-name' as const,
  }
  assert.deepEqual(read(addressOf('/vagas', values).split('?')[1]!), values)
  assert.deepEqual(read('state_id=SP&city_id=3550308'), { state_id: ['SP'], city_id: [3550308] })
  assert.deepEqual([addressOf('/vagas', {}), addressOf('/vagas', {}, 3)], ['/vagas', '/vagas?page=3'])
})

test('what no filter knows is left out, and what a plain form sends empty', () => {
  assert.deepEqual(
    read(
      'q=%20&state_id[]=&type[]=trainee&type[]=nothing&least=muito&city_id[]=x&pcd=false&sort=price&page=2&colour=blue',
    ),
    { type: ['trainee'] },
  )
  assert.deepEqual(
    ['page=2', 'page=-1', ''].map((search) => pageOf(new URLSearchParams(search))),
    [2, 1, 1],
  )
})

test('each value has a label that takes it away, and a city goes with its state; an order has none', () => {
  const values = read('q=design&state_id=SP&city_id=3550308&type[]=internship&type[]=trainee&company_id=x&sort=name')
  assert.deepEqual(
    labelsOf(filters, values, { 'state_id:SP': 'São Paulo', company_id: 'Aurora' }).map(({ label }) => label),
    ['“design”', 'São Paulo', 'Cidade', 'Estágio', 'Trainee', 'Aurora'],
  )
  assert.deepEqual(without(filters, values, 'type:trainee').type, ['internship'])
  assert.deepEqual(Object.keys(without(filters, values, 'state_id:SP')), ['q', 'type', 'company_id', 'sort'])
  assert.equal('q' in without(filters, values, 'q'), false)
})

test('a city of another state is left out, once the cities of the state are known', () => {
  const values = read('q=a&state_id=MG&city_id=3550308')
  const within = (...known: number[]) =>
    withoutStrange(
      filters,
      values,
      'city_id',
      known.map((value) => ({ value })),
    )
  assert.deepEqual([within(), within(3550308)], [values, values])
  assert.deepEqual(within(3106200), { q: 'a', state_id: ['MG'] })
})

test('what the API is sent may have another name and value', () => {
  assert.deepEqual(sentBy(filters, read('q=a&standing=ativos')), { q: 'a', active: true })
})
