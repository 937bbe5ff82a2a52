// Candidates who register through the API, and what their pages send.
import type { Request } from 'playwright-core'
import { showAttributes, updateProfile } from '#features/candidates/wire/profile.ts'
import { signUp } from '#features/candidates/wire/registration.ts'
import { type TestPage, visit } from '#test/support/browser/chromium.ts'
import { callsOf } from '#test/support/browser/signed-in.ts'
import { person } from '#test/support/candidate.ts'
import { type ProfileSent, wholeProfile } from '#test/support/profile.ts'
import { send } from '#wire/send.ts'

/** Registered, with an empty profile: the e-mail. */
export async function newCandidate(origin: string, email = person().email) {
  await send((path, init) => fetch(origin + path, init), signUp, { user: person({ email }) })
  return email
}

/** Registered, with these values or none. */
export const candidateWith = async (origin: string, told?: ProfileSent) =>
  savedBy(origin, await newCandidate(origin), told)

/** An account that exists, with these values saved. */
async function savedBy(origin: string, email: string, user_info_attributes?: ProfileSent) {
  const calls = await callsOf(origin, email, 'User')
  if (user_info_attributes) await send(calls, updateProfile, { user: { user_info_attributes } })
  const { id, attributes } = (await send(calls, showAttributes, {})).data
  return { email, id, slug: attributes.slug, room: `/usuarios/ver/${attributes.slug}` }
}

/** Of the demonstration: has applied to Aurora, and shows companies these sections. */
export function applicantOfAurora(origin: string, visible_sections: ProfileSent['visible_sections']) {
  const { cellphone, authorize_whatsapp, experiences_attributes } = wholeProfile()
  const told = { cellphone, authorize_whatsapp, experiences_attributes, auto_enroll: true, visible_sections }
  return savedBy(origin, 'estudante@demo.test', told)
}

export const saveButton = (page: TestPage, name = 'Salvar e continuar') =>
  page.getByRole('button', { name, exact: true })

/** Chooses an option of the nth list with this label, by typing. */
export async function choose(page: TestPage, label: RegExp | string, words: string, nth = 0) {
  await page.getByRole('combobox', { name: label }).nth(nth).fill(words)
  await page.getByRole('option', { name: words }).first().click()
}

/** A step of the wizard. A quiet network is not enough: a busy machine hydrates later. */
export async function step(page: TestPage, passo: string) {
  await visit(page, `/usuarios/preencher-perfil?passo=${passo}`)
  await page.waitForLoadState('networkidle')
}

/** Excludes the request that stores the wizard's step, which no button sends. */
export const isSave = (request: Request) =>
  request.url().endsWith('/v1/profile/users') && 'idempotency-key' in request.headers()

/** The profile values that an action saves. */
export async function sent(page: TestPage, act: () => Promise<void>) {
  const asked = page.waitForRequest(isSave)
  await act()
  return ((await asked).postDataJSON() as { user: { user_info_attributes: Record<string, unknown> } }).user
    .user_info_attributes
}
