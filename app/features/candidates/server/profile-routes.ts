import type { Ctx, SignedIn } from '#server/context.ts'
import { serve } from '#server/serve.ts'
import { totals } from '#server/totals.ts'
import * as wire from '../wire/profile.ts'
import { confirmInstitutionalEmail, sendInstitutionalLetter } from './bond/institutional-email.ts'
import { profileForToken } from './form-invites.ts'
import { profileOf } from './profile/reading/find-profile.ts'
import { ownProfileResource } from './profile/reading/own-profile.ts'
import { profileViewsOf, showProfile } from './profile/reading/show-profile.ts'
import { answerResume } from './resume/print-resume.ts'
import { updateProfile } from './profile/update-profile.ts'

const signedIn = (ctx: Ctx) => ctx.actor as SignedIn
const showOwn = async (ctx: Ctx) => ({
  data: await ownProfileResource(ctx, await profileOf(ctx, signedIn(ctx).login_id)),
})

export const profileRoutes = serve(wire, {
  showAttributes: (ctx) => showOwn(ctx),
  showAttributesForToken: async (ctx, { query }) => ({ data: await profileForToken(ctx, query.token) }),
  showProfile: async (ctx, { params, query }) => showProfile(ctx, { ...params, ...query }),
  updateProfile: {
    prepare: (ctx, { body }) => updateProfile(ctx, signedIn(ctx), body.user.user_info_attributes),
    show: async (ctx, _id, _input, told) => ({ ...(await showOwn(ctx)), ...told }),
  },
  sendInstitutionalConfirmation: async (ctx) => {
    const email = await sendInstitutionalLetter(ctx, signedIn(ctx))
    return {
      messages: [
        `Enviamos o link de confirmação para ${email}. Ele vale por 24 horas. Se não chegar, ` +
          'confira o endereço: ele pode já estar confirmado em outra conta sua.',
      ],
    }
  },
  confirmInstitutionalEmail: async (ctx, { body }) => {
    const { email, partner } = await confirmInstitutionalEmail(ctx, body.token)
    return {
      messages: [
        `O e-mail ${email} está confirmado.`,
        ...(partner ? [`Seu vínculo com ${partner} está ativo: as vagas exclusivas já aparecem para você.`] : []),
      ],
    }
  },
  printResume: answerResume,
  listProfileViews: async (ctx, { query }) => {
    const { rows, total } = await profileViewsOf(ctx, signedIn(ctx), query)
    const data = rows.map(({ id, ...attributes }) => ({ id: String(id), type: 'profile_view' as const, attributes }))
    return { collection: { data }, ...totals(total, query.per_page) }
  },
})
