// Disguised and broken files, at every endpoint that inspects them.
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { attack } from './attack.ts'
import { hostileFile } from './hostile-files.ts'
import { hostileText } from './hostile-values.ts'
import { knownRequests } from './known-requests.ts'
import { openTarget } from './target.ts'

const target = await openTarget({ demo: true })
const requests = await knownRequests(target.app)

/** Form fields beside the file. */
const PLACES = [
  ['put /v1/profile/users', 'user[user_info_attributes][avatar]', {}],
  ['put /v1/profile/users', 'user[user_info_attributes][curriculum_vitae]', {}],
  ['post /v1/profile/documents', 'document[file]', { 'document[category]': 'rg' }],
  ['post /v1/profile/companies', 'company[logo]', {}],
] as const
const places = PLACES.map(([name, field, others]) => {
  const request = requests.find(({ endpoint: { methods, path } }) => `${methods[0]} ${path}` === name)!
  return { request, field, others }
})

const name = fc.oneof({ weight: 4, arbitrary: fc.constant('minha foto.png') }, hostileText)
const sent = fc.tuple(fc.constantFrom(...places), hostileFile, name)

test('no file ends in a fault, whatever is in it and however it is called', () =>
  attack(target, 200, sent, async ([{ request, field, others }, { file }, name]) => {
    const form = new FormData()
    for (const [other, value] of Object.entries(others)) form.append(other, value)
    form.append(field, new File([new Uint8Array(file)], name.toWellFormed()))
    const written = new Response(form)
    const headers = { ...request.headers, 'content-type': written.headers.get('content-type')! }
    const body = Buffer.from(await written.arrayBuffer())
    return target.ask(request.path, { method: request.method, headers, body })
  }))
