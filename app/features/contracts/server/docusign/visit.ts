// The way to DocuSign, asked for at the moment of the click: one use, five minutes, kept nowhere.
import { refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, unavailable } from '#server/refusal.ts'
import { enqueue } from '#server/tasks/task.ts'
import { RETURN_PATH } from '../../wire/docusign.ts'
import { type Envelope, type EnvelopeStep, lockEnvelope } from '../envelope-rows.ts'
import { writeHistory } from '../history.ts'
import { refuseSigning } from '../provider.ts'
import { NOT_NOW, refuseOthers } from '../signing/invite.ts'
import { turnOfSession } from '../signing/sign.ts'
import { correctSigners, readSigners, type Signer, viewOf } from './api.ts'
import { DocusignFault } from './fault.ts'
import { outdated } from './keep-up.ts'
import { readBack } from './read-back.ts'
import { rowOf } from './rows.ts'

const VISITS = { name: 'docusign visits', times: 20, seconds: 3600 }

const EMBEDDED = 'Este documento é assinado aqui mesmo.'
const PREPARING = 'A DocuSign ainda está preparando o documento. Tente de novo em um minuto.'
const AWAY = 'A DocuSign não respondeu agora. Tente de novo em instantes; nada se perdeu.'
const CONFIRMING = 'A DocuSign já recebeu a sua resposta, e estamos confirmando. Atualize a página em instantes.'
const ENDED = ['completed', 'declined', 'voided']

/** As DocuSign knows the signer: the name may have been changed there, the address only here. */
async function signerFor(ctx: Ctx, envelope: Envelope, step: EnvelopeStep, docusign_id: string): Promise<Signer> {
  const signers = await readSigners(ctx, docusign_id)
  const changed = outdated(envelope, signers)
  if (changed.length) await correctSigners(ctx, docusign_id, changed)
  const found = signers.find(({ clientUserId }) => clientUserId === step.id)
  if (!found) throw new DocusignFault(404, 'NO_SUCH_SIGNER')
  return { ...found, ...changed.find(({ recipientId }) => recipientId === found.recipientId) }
}

async function urlFor(ctx: Ctx, envelope: Envelope, step: EnvelopeStep, docusign_id: string) {
  const signer = await signerFor(ctx, envelope, step, docusign_id)
  if (ENDED.includes(signer.status)) {
    await enqueue(ctx, readBack, { docusign_id })
    throw conflict(CONFIRMING)
  }
  return viewOf(ctx, docusign_id, {
    returnUrl: `${ctx.configuration.app_origin}${RETURN_PATH}`,
    userName: signer.name,
    email: signer.email,
    clientUserId: step.id,
    recipientId: signer.recipientId,
  })
}

type Visit = { envelope: Envelope; step: EnvelopeStep; by_login: boolean }

const keepVisit = (ctx: Ctx, { envelope, step, by_login }: Visit) =>
  transaction(ctx, async (ctx) => {
    const held = await lockEnvelope(ctx, envelope.id)
    const now = held.steps.find(({ id }) => id === step.id)
    if (now?.person_email !== step.person_email) throw conflict(NOT_NOW)
    refuseOthers(held, now)
    const visit = {
      visited_at: ctx.now.toISOString(),
      address: ctx.address,
      agent: ctx.user_agent.slice(0, 400),
      factors: by_login ? ['login', 'code'] : ['link', 'code'],
    }
    await ctx.db
      .insertInto('docusign_visits')
      .values({ step_id: step.id, ...visit })
      .onConflict((c) => c.column('step_id').doUpdateSet(visit))
      .execute()
    await writeHistory(ctx, envelope.id, {
      event: 'visit',
      version: held.version,
      step_id: step.id,
      from_state: held.state,
      to_state: held.state,
      facts: { name: step.person_name, party: step.party, address: ctx.address },
    })
  })

export async function openDocusign(ctx: Ctx, session: string) {
  const { envelope, step, by_login } = await turnOfSession(ctx, session)
  refuseOthers(envelope, step)
  if (envelope.provider !== 'docusign') throw conflict(EMBEDDED)
  ctx.limits.spend(VISITS, step.id)
  if (step.party === 'company_sign') await refuseSuspended(ctx, envelope.company_id)
  await refuseSigning(ctx, envelope)
  const row = await rowOf(ctx, envelope.current.id)
  if (!row?.docusign_id) throw unavailable(PREPARING, undefined)
  try {
    const url = await urlFor(ctx, envelope, step, row.docusign_id)
    await keepVisit(ctx, { envelope, step, by_login })
    return { data: { id: step.id, type: 'docusign_view' as const, attributes: { url } } }
  } catch (error) {
    throw error instanceof DocusignFault ? unavailable(AWAY, error) : error
  }
}
