import { findPartner } from '#features/institutions/server/institutions.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../wire/registration.ts'
import { claimCompany } from './claim.ts'
import { sendContactMessage } from './contact.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { mayUseCnpj, mayUseEmail, registerCompany, registerOnBoard, spendRegistration } from './register.ts'
import { companyResource } from './serializer.ts'

export const routes = [
  serve(wire.validateEmail, async (ctx, { body }) => ({ valid: await mayUseEmail(ctx, body.email) })),
  serve(wire.validateCnpj, async (ctx, { body }) => ({ valid: await mayUseCnpj(ctx, body.cnpj) })),
  serve(wire.claimCompany, async (ctx, { body }) => {
    const { id, cnpj } = await claimCompany(ctx, body.claim)
    return { data: { id, type: 'company_claim' as const, attributes: { cnpj } } }
  }),
  serve(wire.sendContactMessage, async (ctx, { body }) => {
    const answer_to = await sendContactMessage(ctx, body.contact)
    return { messages: [`Recebemos a sua mensagem. A resposta vai para ${answer_to}.`] }
  }),
  serve(wire.registerCompany, async (ctx, { body }) => {
    spendRegistration(ctx)
    const company = await registerCompany(ctx, body.company)
    return new Reply(
      { data: companyResource(company) },
      { location: `${ctx.configuration.app_origin}/empresas/cadastrado` },
    )
  }),
  serve(
    wire.registerCompanyOnBoard,
    async (ctx, { params, body }) => {
      spendRegistration(ctx)
      const { company, board } = await registerOnBoard(ctx, params.display_name, body.company)
      return new Reply(
        { data: companyResource(company) },
        { location: `${ctx.configuration.app_origin}/ies/${board}/empresas/entrar` },
      )
    },
    (ctx, { display_name }) => findPartner(ctx, display_name),
  ),
  ...profileRoutes,
]
