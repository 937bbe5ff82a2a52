// Signing by the link of a letter: opens it, proves the e-mail, reads, signs.
import * as wire from '#features/contracts/wire/signing.ts'
import type { TestApp } from './app.ts'
import { lettersTo } from './outside/letters.ts'

/** The letter that brings what all have signed has a link to it. */
export const SEALED = 'Tudo assinado'

/** From the newest letter with one. */
async function found(app: TestApp, email: string, pattern: RegExp, about = '') {
  for (const { text, subject } of await lettersTo(app, email)) {
    const asked = about ? subject.includes(about) : !subject.startsWith(SEALED)
    const [, match] = (asked && pattern.exec(text)) || []
    if (match) return match
  }
  throw new Error(`no letter to ${email} has ${pattern.source}`)
}
/** `about`: whose contract it is, where an address signs several. */
export const linkTokenOf = (app: TestApp, email: string, about?: string) =>
  found(app, email, /\/assinaturas\/([\w-]{43})/, about)
export const formLinkOf = (app: TestApp, email: string, about?: string) =>
  found(app, email, /\/formulario\/([\da-f-]{36})\/login/, about)
export const signingCodeOf = (app: TestApp, email: string) => found(app, email, /é (\d{6})\./)

type Signer = { email: string; token?: string; envelope_id?: string }

/** By the newest link, or by a session's token. */
export async function openedBy(app: TestApp, { email, token, envelope_id }: Signer) {
  const which = envelope_id ? { envelope_id } : { token: await linkTokenOf(app, email) }
  await app.call(wire.sendSigningCode, which, token)
  const { data } = await app.call(wire.openSigning, { ...which, code: await signingCodeOf(app, email) }, token)
  return data.attributes
}
type Session = Awaited<ReturnType<typeof openedBy>>

export const signed = (app: TestApp, { session, sha256, signer_name }: Session, more: object = {}, token?: string) =>
  app.call(
    wire.signDocument,
    { session, sha256, read_to_end: true, accepted: true, typed_name: signer_name, ...more },
    token,
  )
