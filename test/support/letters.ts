import { openLetter } from '#server/mail/letter.ts'
import type { TestApp } from './app.ts'

/** What somebody finds in their inbox, the newest first, after all that is due has been done. */
export async function lettersTo(app: TestApp, email: string) {
  await app.settle()
  const rows = await app.ctx().db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map((row) => ({ subject: row.subject, ...openLetter(row, app.house.secrets) }))
}

/** The token behind the link of the newest letter that has one. */
export async function tokenFor(app: TestApp, email: string): Promise<string> {
  for (const { text } of await lettersTo(app, email)) {
    const [, token] = /\?token=([\w-]+)/.exec(text) ?? []
    if (token) return token
  }
  throw new Error(`no letter to ${email} has a link with a token`)
}
