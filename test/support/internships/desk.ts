// The desk of an institution: internships that an address signs for, and the way in by letter and code.
import { today } from '#server/today.ts'
import * as wire from '#features/institution-desk/wire/desk.ts'
import type { TestApp } from '../app.ts'
import { newInternship, type World } from '../contracts.ts'
import { lettersTo } from '../outside/letters.ts'

export const CELIA = { name: 'Célia Vaz', email: 'estagios@colegio.example' }

type Terms = { alternates?: boolean; weeks?: object[]; email?: string }

export function deskOfSchool(app: TestApp, world: World) {
  const day = (later: number) => today(app.ctx().now, later)
  const WEEK = { from: day(160), to: day(164) }

  async function running({ alternates = false, weeks = [WEEK], email = CELIA.email }: Terms = {}) {
    const { id, terms_id } = await newInternship(app, world, { starts_in: -10 })
    const { db, now } = app.ctx()
    await db.updateTable('internships').set({ agreed_at: now.toISOString() }).where('id', '=', id).execute()
    const terms = { institution_signer_email: email, alternates, assessment_weeks: JSON.stringify(weeks) }
    await db.updateTable('internship_terms').set(terms).where('id', '=', terms_id).execute()
    return id
  }

  async function found(email: string, pattern: RegExp) {
    for (const { text } of await lettersTo(app, email)) {
      const [, match] = pattern.exec(text) ?? []
      if (match) return match
    }
    throw new Error(`no letter to ${email} has ${pattern.source}`)
  }
  const tokenOf = (email: string) => found(email, /\/mesa\/([\w-]{43})/)
  const codeOf = (email: string) => found(email, /a mesa da instituição é (\d{6})\./)

  async function linkOf(email: string) {
    await app.call(wire.askForDesk, { email })
    return tokenOf(email)
  }
  let last: { email: string; session: string } | undefined
  /** One session serves: codes are counted by the hour. */
  async function sessionOf(email: string) {
    if (last?.email === email) return last.session
    await app.ctx().db.deleteFrom('mailed_codes').execute()
    const token = await linkOf(email)
    await app.call(wire.sendDeskCode, { token })
    const { session } = (await app.call(wire.openDesk, { token, code: await codeOf(email) })).data.attributes
    last = { email, session }
    return session
  }
  const deskOf = async (email = CELIA.email) =>
    (await app.call(wire.showDesk, { session: await sessionOf(email) })).data.attributes

  const forgetSession = () => void (last = undefined)

  return { forgetSession, day, WEEK, running, tokenOf, codeOf, linkOf, sessionOf, deskOf }
}
