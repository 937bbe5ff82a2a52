import { findPartner } from '#features/institutions/server/institutions.ts'
import type { Feature } from '#server/feature.ts'
import { Reply, serve } from '#server/serve.ts'
import * as directory from '../wire/directory.ts'
import * as profile from '../wire/profile.ts'
import * as wire from '../wire/registration.ts'
import { claimListeners } from './claim-letters.ts'
import { claimCompany } from './claim.ts'
import { sendContactMessage } from './contact.ts'
import { declinedListeners } from './declined.ts'
import { listeners as letterListeners } from './letters.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { mayUseCnpj, mayUseEmail, registerCompany, registerOnBoard, spendRegistration } from './register.ts'
import { renameListeners } from './rename-letters.ts'
import { companyResource } from './serializer.ts'
import { managerAttributes } from './session-attributes.ts'
import { verificationListeners } from './verification-letters.ts'

const routes = [
  ...serve(wire, {
    validateEmail: async (ctx, { body }) => ({ valid: await mayUseEmail(ctx, body.email) }),
    validateCnpj: async (ctx, { body }) => ({ valid: await mayUseCnpj(ctx, body.cnpj) }),
    claimCompany: async (ctx, { body }) => {
      const { id, cnpj } = await claimCompany(ctx, body.claim)
      return { data: { id, type: 'company_claim' as const, attributes: { cnpj } } }
    },
    sendContactMessage: async (ctx, { body }) => {
      const answer_to = await sendContactMessage(ctx, body.contact)
      return { messages: [`Recebemos a sua mensagem. A resposta vai para ${answer_to}.`] }
    },
    registerCompany: async (ctx, { body }) => {
      spendRegistration(ctx)
      const company = await registerCompany(ctx, body.company)
      return new Reply(
        { data: companyResource(company) },
        { location: `${ctx.configuration.app_origin}/empresas/cadastrado` },
      )
    },
    registerCompanyOnBoard: {
      premise: (ctx, { display_name }) => findPartner(ctx, display_name),
      run: async (ctx, { params, body }) => {
        spendRegistration(ctx)
        const { company, board } = await registerOnBoard(ctx, params.display_name, body.company)
        return new Reply(
          { data: companyResource(company) },
          { location: `${ctx.configuration.app_origin}/ies/${board}/empresas/entrar` },
        )
      },
    },
  }),
  ...profileRoutes,
]

export const feature = {
  name: 'companies',
  wire: { ...wire, ...profile, ...directory },
  routes,
  listeners: [
    ...letterListeners,
    ...verificationListeners,
    ...renameListeners,
    ...claimListeners,
    ...declinedListeners,
  ],
  session: managerAttributes,
} satisfies Feature
