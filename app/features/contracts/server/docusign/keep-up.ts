// DocuSign follows what becomes of a contract: its envelope is made at the first signature, corrected with an address
// that was mended, and voided with its version. Outside of any transaction, and again until it is done.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { listener, outsideTask } from '#server/tasks/task.ts'
import { type Envelope, findEnvelope, lockEnvelope } from '../envelope-rows.ts'
import { envelopeMoved } from '../machine.ts'
import { correctSigners, createEnvelope, readEnvelope, readSigners, type Signer, voidEnvelope } from './api.ts'
import { definitionOf, isSigned } from './definition.ts'
import { DocusignFault } from './fault.ts'
import { ENDED, isSignedThere, keepId, keepStatus, openOnes, orFailing, rowOf } from './rows.ts'

/** Two days: nobody signs until DocuSign answers. */
const TRIES = 60
const GIVEN_UP = 'Este documento foi cancelado ou substituído.'

/** Of two attempts that both reached DocuSign the second one takes its own back: nobody was told of it. */
async function make(ctx: Ctx, envelope: Envelope) {
  const made = await createEnvelope(ctx, await definitionOf(ctx, envelope))
  const kept = await transaction(ctx, async (ctx) => {
    const held = await lockEnvelope(ctx, envelope.id)
    return held.current.id === envelope.current.id && held.state === 'signature' && keepId(ctx, held.current.id, made)
  })
  if (!kept) await voidEnvelope(ctx, made, GIVEN_UP)
}

/** Whose address, and with it perhaps the person, is another one here than there. */
export const outdated = ({ steps }: Envelope, signers: Signer[]) =>
  steps.filter(isSigned).flatMap(({ id, state, person_name, person_email }) => {
    const signer = signers.find(({ clientUserId }) => clientUserId === id)
    const differs = signer && state !== 'done' && signer.email.toLowerCase() !== person_email!.toLowerCase()
    return differs ? { recipientId: signer.recipientId, name: person_name!, email: person_email! } : []
  })

async function correct(ctx: Ctx, envelope: Envelope, docusign_id: string) {
  const signers = outdated(envelope, await readSigners(ctx, docusign_id))
  if (signers.length) await correctSigners(ctx, docusign_id, signers)
}

async function giveUp(ctx: Ctx, { version_id, docusign_id }: Awaited<ReturnType<typeof openOnes>>[number]) {
  let status = 'voided'
  try {
    await voidEnvelope(ctx, docusign_id!, GIVEN_UP)
  } catch (error) {
    // It may have ended there first.
    if (!(error instanceof DocusignFault) || error.status !== 400) throw error
    status = (await readEnvelope(ctx, docusign_id!)).status
    if (!ENDED.includes(status)) throw error
  }
  await keepStatus(ctx, version_id, status)
}

const LIVE: readonly Envelope['state'][] = ['signature', 'sealing', 'completed']

const keepUp = outsideTask<{ envelope_id: string; event: string }>(
  'docusign-keep-up',
  async (ctx, { envelope_id, event }) => {
    const open = await openOnes(ctx, envelope_id)
    if (!open.length && !(await isSignedThere(ctx, envelope_id))) return
    const envelope = await findEnvelope(ctx, envelope_id)
    for (const one of open) {
      if (one.version_id === envelope.current.id && LIVE.includes(envelope.state)) continue
      await orFailing(ctx, one.version_id, () => giveUp(ctx, one))
    }
    if (envelope.provider !== 'docusign' || envelope.state !== 'signature') return
    const { id } = envelope.current
    const row = await rowOf(ctx, id)
    if (!row?.docusign_id) return orFailing(ctx, id, () => make(ctx, envelope))
    if (event === 'mend' || event === 'delegate')
      return orFailing(ctx, id, () => correct(ctx, envelope, row.docusign_id!))
  },
  { tries: TRIES },
)

export const keepUpListener = listener(envelopeMoved, keepUp as never)
