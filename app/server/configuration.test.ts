import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfiguration, StartRefusal } from './configuration.ts'

for (const [name, refused, taken] of [
  ['TRUSTED_PROXIES', ['abc', '10.0.0.0/99', '300.1.1.1', '10.0.0.0/', '::1/129'], ['127.0.0.1, 10.0.0.0/8', '2001:db8::/32', '::1']],
  ['SMTP_URL', ['smtp://', 'mail', 'http://a'], ['smtp://127.0.0.1:2525', 'smtps://user:word@mail.example']],
  ['MAIL_FROM', ['@', 'a@', 'ponte', 'a@b@c'], ['avisos@ponte.example', 'Ponte <avisos@ponte.example>']],
] as const) {
  test(`${name} is taken, or refused in one sentence that names it`, () => {
    for (const value of refused) assert.throws(() => readConfiguration({ [name]: value }), (error) => error instanceof StartRefusal && new RegExp(`^${name} precisa [^\n]+\\.$`).test(error.message), value)
    for (const value of taken) readConfiguration({ [name]: value })
  })
}
