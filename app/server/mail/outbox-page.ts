import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { sql } from 'kysely'
import type { House } from '../house.ts'
import { FONT, TOKENS } from '../look.ts'
import { isUuid } from '../uuid.ts'
import { openLetter } from './letter.ts'

type Row = { id: string; recipient: string; subject: string; created_at: string }

const style = `${TOKENS}\n${FONT}\n${readFileSync(new URL('outbox.css', import.meta.url), 'utf8')}`
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; " +
  "frame-src 'self'; frame-ancestors 'self'; img-src data:"
const when = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
})

const frame = (title: string, body: unknown) => html`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport"
  content="width=device-width"><title>${title}</title><style>${raw(style)}</style></head>
<body><main>${body}</main></body></html>`

/** Without SMTP all letters are read on this page. It is not mounted otherwise. */
export function outboxPage({ database: { db }, configuration, secrets }: House) {
  const find = async (id: string) => {
    if (!isUuid(id)) return undefined
    type Whole = Row & {
      html: string
      text: string
      sealed_token: string | null
      calendar: { text: string } | null
    }
    const [mail] = (
      await sql<Whole>`select id, recipient, subject, html, text, sealed_token, calendar, created_at from mails where
        id = ${id}`.execute(db)
    ).rows
    return mail && { ...mail, ...openLetter(mail, secrets) }
  }
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('content-security-policy', POLICY)
    c.header('x-frame-options', 'SAMEORIGIN')
    c.header('cache-control', 'no-store')
  })
  app.get('/__mail', async (c) => {
    const { rows } =
      await sql<Row>`select id, recipient, subject, created_at from mails order by created_at desc, id desc limit
        200`.execute(db)
    const list = rows.map(
      ({ id, subject, recipient, created_at }) =>
        html`<li><a href="/__mail/${id}">${subject}</a><br><small>${recipient} ·
          ${when.format(new Date(created_at))}</small></li>`,
    )
    return c.html(
      frame(
        'Caixa de saída',
        html`<h1>Caixa de saída</h1>
<p class="lead">Sem SMTP_URL, os e-mails do ${configuration.app_name} ficam aqui em vez de sair.</p>
${rows.length ? html`<ul>${list}</ul>` : html`<p>Nenhum e-mail ainda.</p>`}`,
      ),
    )
  })
  app.get('/__mail/:id/html', async (c) => {
    const mail = await find(c.req.param('id'))
    return mail ? c.html(raw(mail.html)) : c.notFound()
  })
  app.get('/__mail/:id', async (c) => {
    const mail = await find(c.req.param('id'))
    if (!mail) return c.notFound()
    return c.html(
      frame(
        mail.subject,
        html`<p><a href="/__mail">Caixa de saída</a></p>
<h1>${mail.subject}</h1>
<p class="lead">Para ${mail.recipient}, ${when.format(new Date(mail.created_at))}</p>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="Mensagem"
  src="/__mail/${mail.id}/html"></iframe>
<h2>Texto</h2>
<pre tabindex="0">${mail.text}</pre>
${mail.calendar && html`<h2>Calendário</h2><pre tabindex="0">${mail.calendar.text}</pre>`}`,
      ),
    )
  })
  return app
}
