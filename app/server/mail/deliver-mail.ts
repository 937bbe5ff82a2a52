import { sql } from 'kysely'
import { createTransport, type Transporter } from 'nodemailer'
import type { Configuration } from '../start/configuration.ts'
import type { Ctx } from '../context.ts'
import { announce, announcement, outsideTask } from '../tasks/task.ts'
import { openLetter } from './letter.ts'

type Mail = {
  id: string
  recipient: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  sealed_token: string | null
  calendar: { method: 'REQUEST' | 'CANCEL'; text: string } | null
  sent_at: string | null
  refused_at: string | null
}
let transport: { url: string; post: Transporter } | undefined

const postOffice = (url: string) => {
  if (transport?.url !== url)
    transport = {
      url,
      post: createTransport({
        url,
        disableFileAccess: true,
        disableUrlAccess: true,
        connectionTimeout: 10_000,
        socketTimeout: 20_000,
      }),
    }
  return transport.post
}

export const messageId = (id: string, c: Pick<Configuration, 'app_origin'>) =>
  `<${id}@${new URL(c.app_origin).hostname}>`

/** There is no such address. */
export const mailRefused = announcement<{ recipient: string }>('mail refused')

/** Said of the recipient, and for good: no such mailbox. Whatever else goes wrong is tried again. */
const isRefusal = (error: unknown) => {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return command === 'RCPT TO' && [550, 551, 553].includes(responseCode ?? 0)
}

/**
 * Delivered at least once, always under the same Message-ID, so that a repetition can be recognised. A mail server
 * may be away for a day.
 */
export const deliverMail = outsideTask<{ mail_id: string }>('deliver-mail', deliver, { tries: 60 })

async function deliver(ctx: Ctx, { mail_id }: { mail_id: string }) {
  const { rows } =
    await sql<Mail>`select id, recipient, subject, html, text, headers, sealed_token, calendar, sent_at, refused_at
      from mails where id = ${mail_id}`.execute(ctx.db)
  const mail = rows[0]
  const { smtp_url, mail_from, app_name } = ctx.configuration
  if (!mail || mail.sent_at || mail.refused_at || !smtp_url) return
  try {
    await postOffice(smtp_url).sendMail({
      from: { name: app_name, address: mail_from },
      to: mail.recipient,
      subject: mail.subject,
      ...openLetter(mail, ctx.secrets),
      headers: mail.headers,
      ...(mail.calendar && {
        icalEvent: { method: mail.calendar.method, filename: 'convite.ics', content: mail.calendar.text },
      }),
      messageId: messageId(mail.id, ctx.configuration),
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    await sql`update mails set refused_at = now() where id = ${mail.id}`.execute(ctx.db)
    await announce(ctx, mailRefused, { recipient: mail.recipient })
    return
  }
  await sql`update mails set sent_at = now() where id = ${mail.id}`.execute(ctx.db)
}
