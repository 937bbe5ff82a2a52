import { sql } from 'kysely'
import { createTransport, type Transporter } from 'nodemailer'
import type { Configuration } from '../start/configuration.ts'
import type { Ctx } from '../context.ts'
import { outsideTask } from '../tasks/task.ts'
import { openLetter } from './letter.ts'

type Mail = {
  id: string
  recipient: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  sealed_token: string | null
  sent_at: string | null
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

/**
 * Delivered at least once, always under the same Message-ID, so that a repetition can be recognised. A mail server
 * may be away for a day.
 */
export const deliverMail = outsideTask<{ mail_id: string }>('deliver-mail', deliver, { tries: 60 })

async function deliver(ctx: Ctx, { mail_id }: { mail_id: string }) {
  const { rows } =
    await sql<Mail>`select id, recipient, subject, html, text, headers, sealed_token, sent_at from mails where id = ${mail_id}`.execute(
      ctx.db,
    )
  const mail = rows[0]
  const { smtp_url, mail_from, app_name } = ctx.configuration
  if (!mail || mail.sent_at || !smtp_url) return
  await postOffice(smtp_url).sendMail({
    from: { name: app_name, address: mail_from },
    to: mail.recipient,
    subject: mail.subject,
    ...openLetter(mail, ctx.secrets),
    headers: mail.headers,
    messageId: messageId(mail.id, ctx.configuration),
  })
  await sql`update mails set sent_at = now() where id = ${mail.id}`.execute(ctx.db)
}
