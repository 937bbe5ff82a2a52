import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listErrors } from './list-errors.ts'

const wrong = (message: string) => ({ type: 'x', message })

test('errors are listed flat, the form’s own last', () => {
  const rows = Object.assign([undefined, { company: wrong('Vazio') }], { root: wrong('Poucas linhas') })
  assert.deepEqual(
    listErrors({ root: { server: wrong('Falhou') }, name: wrong('Curto'), experiences: rows } as never),
    [
      { name: 'name', message: 'Curto' },
      { name: 'experiences.1.company', message: 'Vazio' },
      { name: 'experiences', message: 'Poucas linhas' },
      { name: 'root.server', message: 'Falhou' },
    ],
  )
})

test('a field that is called message or type is still a field', () => {
  assert.deepEqual(listErrors({ contact: { message: wrong('Vazio'), type: wrong('Escolha') } } as never), [
    { name: 'contact.message', message: 'Vazio' },
    { name: 'contact.type', message: 'Escolha' },
  ])
})
