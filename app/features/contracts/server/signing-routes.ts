import type { Ctx } from '#server/context.ts'
import { serve } from '#server/serve.ts'
import { transaction } from '#server/database/transaction.ts'
import * as signing from '../wire/signing.ts'
import * as stepActs from '../wire/step-acts.ts'
import * as verifications from '../wire/verifications.ts'
import { freshEnvelope } from './act.ts'
import { askerOf } from './asker.ts'
import { findEnvelope } from './envelope-rows.ts'
import { renewLink } from './signing/letters.ts'
import { delegateSignature } from './signing/delegate.ts'
import { disownStep } from './signing/disown.ts'
import { askForCode, invitationOf } from './signing/invite.ts'
import { openDocument, openFromDesk } from './signing/open-document.ts'
import { sealedByLink } from './sealing/sealed-by-link.ts'
import { declineDocument, signDocument } from './signing/sign.ts'
import { mendStep, remindStep, turnToPaper } from './step-acts/acts.ts'
import { verifyByCode, verifyByHash } from './sealing/verification.ts'

const RENEWALS = { name: 'signing links', times: 10, seconds: 3600 }

export const asked = async (ctx: Ctx, { id }: { id: string }) => askerOf(ctx, await findEnvelope(ctx, id))

export const verificationRoutes = serve(verifications, {
  showVerification: (ctx, { params }) => verifyByCode(ctx, params.code),
  verifyHash: (ctx, { body }) => verifyByHash(ctx, body.sha256),
})

export const signingRoutes = serve(signing, {
  showInvitation: (ctx, { body }) => invitationOf(ctx, body),
  renewLink: async (ctx, { body }) => {
    ctx.limits.spend(RENEWALS, ctx.network)
    await transaction(ctx, (ctx) => renewLink(ctx, body.token))
    return { messages: ['Se este link espera uma assinatura, um novo vai para o mesmo e-mail em instantes.'] }
  },
  downloadSealed: (ctx, { body }) => sealedByLink(ctx, body.token),
  sendSigningCode: (ctx, { body }) => askForCode(ctx, body),
  openSigning: (ctx, { body }) => openDocument(ctx, body),
  openSigningFromDesk: (ctx, { body }) => openFromDesk(ctx, body),
  signDocument: (ctx, { body }) => signDocument(ctx, body),
  declineDocument: (ctx, { body }) => declineDocument(ctx, body),
  disownLink: (ctx, { body }) => disownStep(ctx, body.token),
  delegateSignature: (ctx, { body }) => delegateSignature(ctx, body),
})

export const stepRoutes = serve(stepActs, {
  remindStep: { premise: asked, make: remindStep, show: freshEnvelope },
  mendAddress: { premise: asked, make: mendStep, show: freshEnvelope },
  turnStepToPaper: { premise: asked, make: turnToPaper, show: freshEnvelope },
})
