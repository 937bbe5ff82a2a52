import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { apiOrigin } from '../http/hosts.ts'
import { inkOf } from '../look.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { enqueueEach } from '../tasks/task.ts'
import { uuid } from '../uuid.ts'

/** The content of a letter; all letters share one layout. */
export type Letter = {
  to: string
  subject: string
  greeting: string
  paragraphs: string[]
  /** What the letter lists, each with its own page. */
  links?: { label: string; about: string; path: string }[]
  /**
   * A token replaces ':token' in the path, or is added as ?token=. It is stored sealed and put in its place only when
   * the letter is read or sent.
   */
  action?: { label: string; path: string; token?: string }
  /** An alternative link with the same token. */
  also?: { label: string; path: string }
  closing?: string
  /** Reply-To, when the closing asks for an answer. */
  reply_to?: string
  /** For letters that nobody asked for: a page, and an API call for the one-click unsubscribe of mail programs. */
  unsubscribe?: { path: string; call: string }
  /** For the calendar of a mail program. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string }
}

/** Where the token goes: a word that nobody who writes into the letter can know. */
const slotOf = (secrets: Secrets, id: string) => secrets.sign('mail slot', id)

/** Stored in the caller's transaction; a task sends it. */
export const writeLetter = (ctx: Ctx, letter: Letter) => writeLetters(ctx, [letter])

/** Any number in two statements. */
export async function writeLetters(ctx: Ctx, letters: Letter[]) {
  const mails = letters.map((letter) => {
    const id = uuid(ctx.now.getTime())
    const sealed_token = letter.action?.token ? ctx.secrets.seal('mail token', id, letter.action.token) : null
    return {
      id,
      recipient: letter.to,
      subject: letter.subject,
      ...printLetter(letter, ctx.configuration, slotOf(ctx.secrets, id)),
      headers: headersOf(letter, ctx.configuration),
      sealed_token,
      calendar: letter.calendar ?? null,
    }
  })
  await sql`insert into mails (id, recipient, subject, html, text, headers, sealed_token, calendar, created_at)
    select id, recipient, subject, html, text, headers, sealed_token, calendar, ${ctx.now}
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as m (id uuid, recipient text, subject text, html text,
      text text, headers jsonb, sealed_token text, calendar jsonb)`.execute(ctx.db)
  await enqueueEach(
    ctx,
    { name: 'deliver-mail' },
    mails.map(({ id }) => ({ mail_id: id })),
  )
}

/** RFC 8058: one-click unsubscribe in the mail program. */
const headersOf = ({ unsubscribe, reply_to }: Letter, c: Ctx['configuration']) => ({
  ...(unsubscribe && {
    'List-Unsubscribe': `<${apiOrigin(c) ?? c.app_origin}${unsubscribe.call}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  ...(reply_to && { 'Reply-To': reply_to }),
})

type Kept = { id: string; html: string; text: string; sealed_token: string | null }

/** The letter as its recipient reads it. */
export function openLetter({ id, html, text, sealed_token }: Kept, secrets: Secrets) {
  if (!sealed_token) return { html, text }
  const [slot, token] = [slotOf(secrets, id), secrets.open('mail token', id, sealed_token)]
  return { html: html.replaceAll(slot, token), text: text.replaceAll(slot, token) }
}

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

// Mail programs ignore style sheets, so every element carries its style.
const INK = { page: inkOf('page'), text: inkOf('text'), muted: inkOf('muted'), primary: inkOf('primary') }
const CARD = `max-width:560px;background:${inkOf('surface')};border:1px solid ${inkOf('border')};border-radius:12px`
/** The deck of the bridge, and its sun beside the name: nothing is fetched. */
const DECK = `height:6px;line-height:6px;font-size:0;border-radius:11px 11px 0 0;background:${INK.primary}`
const ROUND = 'display:inline-block;width:12px;height:12px;border-radius:50%'
const SUN = `${ROUND};margin-right:8px;border-radius:50%;background:${inkOf('accent')}`
const LETTERS = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const BUTTON =
  `display:inline-block;padding:12px 20px;border-radius:8px;background:${INK.primary};color:${inkOf('on-primary')};` +
  'text-decoration:none;font-weight:600;font-size:16px'

type House = { app_name: string; app_origin: string }

function printLetter(letter: Letter, { app_name, app_origin }: House, slot: string) {
  const linkTo = (path: string) => {
    if (!letter.action?.token) return `${app_origin}${path}`
    return path.includes(':token')
      ? `${app_origin}${path.replace(':token', slot)}`
      : `${app_origin}${path}?token=${slot}`
  }
  const link = letter.action && linkTo(letter.action.path)
  const other = letter.also && linkTo(letter.also.path)
  const closing = letter.closing ?? `Você recebeu este e-mail porque usa o ${app_name}.`
  const leave = letter.unsubscribe && `${app_origin}${letter.unsubscribe.path}`
  const links = (letter.links ?? []).map((one) => ({ ...one, url: `${app_origin}${one.path}` }))
  const text = [
    letter.greeting,
    ...letter.paragraphs,
    ...links.map(({ label, about, url }) => `${label}${about}\n${url}`),
    link && `${letter.action!.label}: ${link}`,
    other && `${letter.also!.label}: ${other}`,
    leave && `Não quero mais receber: ${leave}`,
    `${closing}\n${app_name} · ${app_origin}`,
  ]
    .filter(Boolean)
    .join('\n\n')
  const p = (words: string) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escape(words)}</p>`
  const named = links.map(
    ({ label, about, url }) =>
      `<p style="margin:0 0 16px;font-size:16px;line-height:24px"><a href="${escape(url)}" ` +
      `style="color:${INK.primary}">${escape(label)}</a>${escape(about)}</p>`,
  )
  const button =
    link &&
    `<p style="margin:24px 0"><a href="${escape(link)}" style="${BUTTON}">${escape(letter.action!.label)}</a></p>`
  const second =
    other &&
    `<p style="margin:0 0 16px;font-size:14px;line-height:20px"><a href="${escape(other)}" ` +
      `style="color:${INK.muted}">${escape(letter.also!.label)}</a></p>`
  const off = `<a href="${escape(leave ?? '')}" style="color:${INK.muted}">Não quero mais receber</a>`
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escape(letter.subject)}</title></head>
<body style="margin:0;background:${INK.page};color:${INK.text};${LETTERS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${CARD}">
<tr><td style="${DECK}">&nbsp;</td></tr><tr><td style="padding:28px 32px 32px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:${INK.primary}">
<span style="${SUN}"></span>${escape(app_name)}</p>
${p(letter.greeting)}${letter.paragraphs.map(p).join('')}${named.join('')}
${button ?? ''}${second ?? ''}
<p style="margin:24px 0 0;font-size:14px;line-height:20px;color:${INK.muted}">
${escape(closing)}${leave ? ` ${off}` : ''}</p>
</td></tr></table></td></tr></table></body></html>`
  return { html, text }
}
