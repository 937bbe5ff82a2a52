import { serve } from '#server/serve.ts'
import * as wire from '../wire/registration.ts'
import { signUp } from './candidates.ts'
import { profileRoutes } from './profile-routes.ts'
import { resumeRoute } from './resume/print-resume.ts'

export const routes = [
  ...profileRoutes,
  resumeRoute,
  serve(wire.signUp, async (ctx, { body }) => {
    await signUp(ctx, body.user)
    return {
      messages: [
        `Enviamos uma mensagem para ${body.user.email.trim()}. Abra o link que está nela para confirmar seu e-mail.`,
      ],
    }
  }),
]
