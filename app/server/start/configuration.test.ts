import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfiguration, StartRefusal } from './configuration.ts'

for (const [name, refused, taken] of [
  [
    'TRUSTED_PROXIES',
    ['abc', '10.0.0.0/99', '300.1.1.1', '10.0.0.0/', '::1/129'],
    ['127.0.0.1, 10.0.0.0/8', '2001:db8::/32', '::1'],
  ],
  ['SMTP_URL', ['smtp://', 'mail', 'http://a'], ['smtp://127.0.0.1:2525', 'smtps://user:word@mail.example']],
  [
    'APP_ORIGIN',
    [
      'ponte',
      'ponte.example',
      'http://ponte.example/base',
      'http://ponte.example/?x=1',
      'http://a@ponte.example',
      'ftp://ponte.example',
    ],
    ['https://ponte.example', 'http://127.0.0.1:3000/'],
  ],
  ['DATABASE_URL', ['mysql://x', 'postgres://u:p@host:99999/x'], ['postgres://u:p@host:5432/x', 'postgresql://host/x']],
  ['CEP_SERVICE_URL', ['viacep', 'https://u:p@x/ws', 'https://x/ws?a=1'], ['https://viacep.example/ws']],
  ['HOST', ['0.0.0.0/x'], ['127.0.0.1', 'localhost', '::1']],
  ['MAIL_FROM', ['@', 'a@', 'ponte', 'a@b@c', 'Ponte <avisos@ponte.example>'], ['avisos@ponte.example']],
] as const) {
  test(`${name} is taken, or refused in one sentence that names it`, () => {
    for (const value of refused)
      assert.throws(
        () => readConfiguration({ [name]: value }),
        (error) => error instanceof StartRefusal && new RegExp(`^${name} precisa [^\n]+\\.$`).test(error.message),
        value,
      )
    for (const value of taken) readConfiguration({ [name]: value })
  })
}

test('an origin is kept as browsers say it', () => {
  assert.equal(readConfiguration({ APP_ORIGIN: 'http://PONTE.example:80/' }).app_origin, 'http://ponte.example')
})

test('a name that looks like this machine is not this machine', () => {
  assert.throws(() => readConfiguration({ HOST: '127.evil.example' }), /^Error: HOST=127\.evil\.example abre o produto/)
})
