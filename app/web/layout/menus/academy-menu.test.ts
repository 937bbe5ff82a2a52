import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entranceOf } from '#web/session/access.ts'
import { academyMenu } from './academy-menu.ts'
import { isSecondWay } from './menu-entry.ts'
import { roomsIn } from '#web/layout/rooms/room-table.ts'
import type { Session } from '#web/session/session.ts'

const PEOPLE: [Pick<Session, 'userType' | 'attributes'>, profile: string][] = [
  [{ userType: 'User', attributes: { slug: 'bia' } }, '/usuarios/ver/bia'],
  [{ userType: 'CompanyManager', attributes: { uuid: 'abc', roles: ['Financeiro'] } }, '/colaboradores/abc/editar'],
  [{ userType: 'Operator', attributes: {} }, '/admin'],
]

test('my profile and my courses open for every kind of user, and lead nobody to a log-in', () => {
  for (const [person, profile] of PEOPLE) {
    const to = (label: string) =>
      academyMenu(person, {}, false).flatMap((entry) => ('to' in entry && entry.label === label ? [entry.to] : []))
    assert.deepEqual(to('Meu Perfil'), [profile])
    const room = roomsIn('academy').find(({ path }) => `/${path}` === to('Meus Cursos')[0])!
    assert.equal(entranceOf(room.access as never, person), 'open')
  }
})

test('each page of the menu is the current one of a single entry', () => {
  const entries = academyMenu(PEOPLE[0]![0], {}, false)
  const marked = entries.flatMap((entry) => ('to' in entry && !isSecondWay(entries, entry) ? [entry.to] : []))
  assert.equal(new Set(marked).size, marked.length)
  assert.deepEqual(
    entries.filter((entry) => isSecondWay(entries, entry)).map(({ label }) => label),
    ['FAQ'],
  )
})
