import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { openLetter } from '#server/mail/letter.ts'
import type { TestApp } from '../app.ts'

/** What somebody finds in their inbox, the newest first, after all that is due has been done. */
export async function lettersTo(app: TestApp, email: string) {
  await app.settle()
  // By the task that delivers each: under a clock that stands still all are written at the same instant.
  const { rows } = await sql<
    Selectable<DB['mails']>
  >`select mails.* from mails join tasks on tasks.name = 'deliver-mail' and payload->>'mail_id' = mails.id::text
    where recipient = ${email} order by tasks.id desc`.execute(app.ctx().db)
  return rows.map((row) => ({ subject: row.subject, ...openLetter(row, app.house.secrets) }))
}

/** The subjects of those letters that speak of something, the newest first. */
export const subjectsTo = async (app: TestApp, email: string, about: string) =>
  (await lettersTo(app, email)).map(({ subject }) => subject).filter((subject) => subject.includes(about))

/** The token behind the link of the newest letter that has one. */
export async function tokenFor(app: TestApp, email: string): Promise<string> {
  for (const { text } of await lettersTo(app, email)) {
    const [, token] = /\?token=([\w-]+)/.exec(text) ?? []
    if (token) return token
  }
  throw new Error(`no letter to ${email} has a link with a token`)
}
