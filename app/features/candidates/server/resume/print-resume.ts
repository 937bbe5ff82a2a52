import { contentDisposition } from '#features/files/server/files.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { notFound } from '#server/refusal.ts'
import { Reply } from '#server/serve.ts'
import { today } from '#server/today.ts'
import type { Received } from '#wire/endpoint.ts'
import type * as wire from '../../wire/profile.ts'
import { findProfile } from '../profile/reading/find-profile.ts'
import { profileView } from '../profile/reading/profile-view.ts'
import { setResume } from './set-resume.ts'

/** One's own only: what others may have of it, they read on the profile's page. */
async function printResume(ctx: Ctx, id: string) {
  const profile = await findProfile(ctx, id)
  if (profile?.login_id !== (ctx.actor as SignedIn).login_id)
    throw notFound('Não encontramos esse perfil entre os seus.')
  const { attributes } = (await profileView(ctx, profile, { own: true, as_company: false })).data
  return {
    name: attributes.name,
    bytes: await setResume({ profile: attributes, app_name: ctx.configuration.app_name, dated: today(ctx.now) }),
  }
}

export const answerResume = async (ctx: Ctx, { params }: Received<typeof wire.printResume>) => {
  const { name, bytes } = await printResume(ctx, params.id)
  return new Reply(bytes, {
    'content-disposition': contentDisposition('inline', `Currículo de ${name}.pdf`),
    'content-security-policy': DOCUMENT,
  })
}
