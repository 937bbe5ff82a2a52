import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { pages } from '../../../pages.ts'
import { GUEST_ROOMS } from './guest-rooms.ts'
import { publicRooms } from './public-rooms.ts'
import { entryOf, roomOf, roomsIn } from './room-table.ts'

test('each room has one address, and each page a file', () => {
  assert.equal(new Set(pages.map(({ path }) => path)).size, pages.length)
  for (const { file } of pages) assert.ok(existsSync(new URL(`../../../${file}`, import.meta.url)), file)
})

test('no room of the company area forgets whom it is for', () => {
  for (const { path, access } of roomsIn('company')) assert.ok(access, path)
})

test('a menu names rooms as they are declared, and no room that has no name', () => {
  assert.deepEqual(entryOf('usuarios/certificados').to, '/usuarios/certificados')
  assert.equal(entryOf('testes', 'Testes de habilidade').label, 'Testes de habilidade')
  assert.throws(() => entryOf('vagas/:slug'), /no menu/)
})

test('the few links of the public header, which carries no table of rooms, lead to rooms', () => {
  const links = publicRooms({ isLogged: false, userType: 'GuestUser', attributes: {}, firstSignIn: false } as never)
  const ways = [...links, ...GUEST_ROOMS].flatMap((link) => ('to' in link ? [link.to] : []))
  assert.ok(ways.length >= 5)
  for (const way of ways) assert.ok(roomOf(way.slice(1)), way)
})
