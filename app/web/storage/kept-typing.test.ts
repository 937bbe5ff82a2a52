import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedIn } from './kept-typing.ts'

const initial = {
  name: 'Ana',
  portfolios: [],
  rows: [],
  password: '',
  current_password: '',
  otp: '',
  zip_code: '',
  avatar: null,
}

test('what differs from the beginning is kept, whatever its shape', () => {
  assert.deepEqual(typedIn({ ...initial, name: 'Ana Maria', portfolios: ['https://a.example'] }, initial), {
    name: 'Ana Maria',
    portfolios: ['https://a.example'],
  })
  assert.deepEqual(typedIn(initial, initial), {})
  assert.deepEqual(
    typedIn({ rows: [{ id: 'en', level: 'beginner' }] }, { rows: [{ level: 'beginner', id: 'en' }] }),
    {},
    'the same, with its names in another order',
  )
})

test('passwords, codes, files and what the form names are never kept', () => {
  const typed = {
    ...initial,
    password: 'Ponte@2026',
    current_password: 'Ponte@2026',
    otp: '123456',
    otp_required_for_login: true,
    avatar: new File(['x'], 'x.png'),
    rows: [{ cid: new File(['x'], 'x.pdf') }],
    cpf: '52998224725',
  }
  assert.deepEqual(typedIn(typed, initial, ['cpf']), {})
})

test('a file among rows is lost alone: what was typed beside it is kept', () => {
  const file = new File(['x'], 'x.png')
  const typed = {
    ...initial,
    rows: [
      { name: 'Bia', avatar: file },
      { name: 'Rui', avatar: null },
    ],
    photos: {
      entries: [
        { key: 'stored-1', stored: { id: '1' } },
        { key: 'a', file },
      ],
      destroyed: ['2'],
    },
  }
  assert.deepEqual(typedIn(typed, initial), {
    rows: [
      { name: 'Bia', avatar: null },
      { name: 'Rui', avatar: null },
    ],
    photos: { entries: [{ key: 'stored-1', stored: { id: '1' } }], destroyed: ['2'] },
  })
})
