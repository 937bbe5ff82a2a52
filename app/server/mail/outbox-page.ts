import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { sql } from 'kysely'
import type { House } from '../house.ts'
import { isUuid } from '../uuid.ts'
import { openLetter } from './letter.ts'

type Row = { id: string; recipient: string; subject: string; created_at: string }

/** Without SMTP every letter is read here. Never mounted otherwise. */
export function outboxPage({ database: { db }, configuration, secrets }: House) {
  const frame = (title: string, body: unknown) => html`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
    <style>body{font:16px/1.5 system-ui;margin:0;background:#FBFAF7;color:#1B2421}main{max-width:880px;margin:0 auto;padding:24px 16px}a{color:#0B6E5F}li{padding:12px 0;border-bottom:1px solid #E6E2D8;list-style:none}ul{padding:0}small{color:#586560}iframe{width:100%;height:70vh;border:1px solid #E6E2D8;border-radius:12px;background:#fff}</style></head><body><main>${body}</main></body></html>`
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; img-src data:")
    c.header('x-frame-options', 'SAMEORIGIN')
    c.header('cache-control', 'no-store')
  })
  app.get('/__mail', async (c) => {
    const { rows } = await sql<Row>`select id, recipient, subject, created_at from mails order by created_at desc, id desc limit 200`.execute(db)
    const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'America/Sao_Paulo' })
    const list = rows.map((m) => html`<li><a href="/__mail/${m.id}">${m.subject}</a><br><small>${m.recipient} · ${when.format(new Date(m.created_at))}</small></li>`)
    return c.html(frame('Caixa de saída', html`<h1>Caixa de saída</h1><p>Sem SMTP_URL, os e-mails do ${configuration.app_name} ficam aqui em vez de sair.</p>${rows.length ? html`<ul>${list}</ul>` : html`<p>Nenhum e-mail ainda.</p>`}`))
  })
  app.get('/__mail/:id/html', async (c) => {
    const mail = await find(c.req.param('id'))
    return mail ? c.html(raw(mail.html)) : c.notFound()
  })
  app.get('/__mail/:id', async (c) => {
    const mail = await find(c.req.param('id'))
    if (!mail) return c.notFound()
    return c.html(frame(mail.subject, html`<p><a href="/__mail">Caixa de saída</a></p><h1>${mail.subject}</h1><p><small>Para ${mail.recipient}</small></p><iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="Mensagem" src="/__mail/${mail.id}/html"></iframe><h2>Texto</h2><pre style="white-space:pre-wrap">${mail.text}</pre>`))
  })
  const find = async (id: string) => {
    if (!isUuid(id)) return undefined
    const [mail] = (await sql<Row & { html: string; text: string; sealed_token: string | null }>`select id, recipient, subject, html, text, sealed_token, created_at from mails where id = ${id}`.execute(db)).rows
    return mail && { ...mail, ...openLetter(mail, secrets) }
  }
  return app
}
