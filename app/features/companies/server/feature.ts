import { findPartner } from '#features/institutions/server/institutions.ts'
import type { Feature } from '#server/feature.ts'
import { Reply, serve } from '#server/serve.ts'
import * as directory from '../wire/directory.ts'
import * as profile from '../wire/profile.ts'
import * as wire from '../wire/registration.ts'
import { claimListeners } from './claim-letters.ts'
import { claimCompany } from './claim.ts'
import { sendContactMessage, tellReceived } from './contact.ts'
import { followProof } from './confirm-manager.ts'
import { declinedListeners } from './declined.ts'
import { listeners as letterListeners } from './letters.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import {
  mayUseCnpj,
  mayUseEmail,
  registerCompany,
  registeredCompany,
  registerOnBoard,
  spendRegistration,
} from './register.ts'
import { renameListeners } from './rename-letters.ts'
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
    sendContactMessage: { make: (ctx, { body }) => sendContactMessage(ctx, body.contact), show: tellReceived },
    registerCompany: {
      prepare: async (ctx, { body }) => {
        spendRegistration(ctx)
        return registerCompany(ctx, body.company)
      },
      show: async (ctx, id) =>
        new Reply(await registeredCompany(ctx, id), {
          location: `${ctx.configuration.app_origin}/empresas/cadastrado`,
        }),
    },
    registerCompanyOnBoard: {
      premise: (ctx, { display_name }) => findPartner(ctx, display_name),
      prepare: async (ctx, { params, body }) => {
        spendRegistration(ctx)
        return registerOnBoard(ctx, params.display_name, body.company)
      },
      show: async (ctx, id, { params }) => {
        const { display_name } = await findPartner(ctx, params.display_name)
        const location = `${ctx.configuration.app_origin}/ies/${display_name}/empresas/entrar`
        return new Reply(await registeredCompany(ctx, id), { location })
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
  answers: [followProof],
  session: managerAttributes,
} satisfies Feature
