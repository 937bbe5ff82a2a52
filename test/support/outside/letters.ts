import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { openLetter } from '#server/mail/letter.ts'
import type { TestApp } from '../app.ts'

/** A person's letters, the newest first, after all due tasks. */
export async function lettersTo(app: TestApp, email: string) {
  await app.settle()
  // Ordered by the delivering task: with a stopped clock all have the same time.
  const { rows } = await sql<
    Selectable<DB['mails']>
  >`select mails.* from mails join tasks on tasks.name = 'deliver-mail' and payload->>'mail_id' = mails.id::text
    where recipient = ${email} order by tasks.id desc`.execute(app.ctx().db)
  return rows.map((row) => ({
    subject: row.subject,
    calendar: (row.calendar as { text: string } | null)?.text ?? null,
    ...openLetter(row, app.house.secrets),
  }))
}

/** Subjects that contain a text, the newest first. */
export const subjectsTo = async (app: TestApp, email: string, about: string) =>
  (await lettersTo(app, email)).map(({ subject }) => subject).filter((subject) => subject.includes(about))

/** The token in the newest letter with a link. */
export async function tokenFor(app: TestApp, email: string): Promise<string> {
  for (const { text } of await lettersTo(app, email)) {
    const [, token] = /\?token=([\w-]+)/.exec(text) ?? []
    if (token) return token
  }
  throw new Error(`no letter to ${email} has a link with a token`)
}
