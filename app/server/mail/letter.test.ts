import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { openLetter, writeLetter } from './letter.ts'

const app = await openApp()
const ctx = app.ctx()

test('the token stands in the links alone, whatever words somebody wrote into the letter', async () => {
  const words = ['token-of-this-letter', ':token', '?token=', '{token}', '$&', 'mail slot']
  await writeLetter(ctx, {
    to: 'lia@letters.test',
    subject: words.join(' '),
    greeting: `Olá, ${words.join(' ')}.`,
    paragraphs: words,
    action: { label: words.join(' '), path: '/admissao/:token', token: 'the-secret' },
    also: { label: 'Outro caminho', path: '/admissao' },
  })
  const row = await ctx.db
    .selectFrom('mails')
    .select(['id', 'subject', 'html', 'text', 'sealed_token'])
    .where('recipient', '=', 'lia@letters.test')
    .executeTakeFirstOrThrow()
  assert.ok(!`${row.html}${row.text}`.includes('the-secret'), 'it is stored sealed')
  const { html, text } = openLetter(row, ctx.secrets)
  const { app_origin } = ctx.configuration
  for (const [opened, times] of [
    [html, 2],
    [text, 2],
  ] as const) {
    assert.equal(opened.split('the-secret').length - 1, times)
    assert.equal(opened.split(`${app_origin}/admissao/the-secret`).length - 1, 1)
    assert.equal(opened.split(`${app_origin}/admissao?token=the-secret`).length - 1, 1)
  }
})
