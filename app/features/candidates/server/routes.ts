import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { signUp } from './candidates.ts'

export const routes = [
  serve(wire.signUp, async (ctx, { body }) => {
    await signUp(ctx, body.user)
    return { messages: [`Enviamos uma mensagem para ${body.user.email.trim()}. Abra o link que está nela para confirmar seu e-mail.`] }
  }),
]
