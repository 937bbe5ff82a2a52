import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as profile from '../wire/profile.ts'
import * as wire from '../wire/registration.ts'
import { bondListeners } from './bond/settle-students.ts'
import { candidateAttributes, signUp } from './candidates.ts'
import { listeners as letterListeners } from './letters.ts'
import { profileNews } from './profile/reading/profile-news.ts'
import { profileRoutes } from './profile-routes.ts'
import { optionListeners } from './profile/rows/move-merged-options.ts'

const routes = [
  ...profileRoutes,
  ...serve(wire, {
    signUp: async (ctx, { body }) => {
      await signUp(ctx, body.user)
      return {
        messages: [
          `Enviamos uma mensagem para ${body.user.email.trim()}. Abra o link que está nela para confirmar seu e-mail.`,
        ],
      }
    },
  }),
]

export const feature = {
  name: 'candidates',
  wire: { ...wire, ...profile },
  routes,
  listeners: [...letterListeners, ...bondListeners, ...optionListeners],
  session: candidateAttributes,
  news: profileNews,
} satisfies Feature
