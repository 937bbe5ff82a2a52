// Who takes the signatures of a version: our own page, or DocuSign.
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import type { Provider } from '../wire/words.ts'
import { refuseUnlawfulSignature } from './drafts/refuse-unlawful.ts'
import type { Envelope } from './envelope-rows.ts'
import { refuseWithoutPower } from './signing/refuse-without-power.ts'

const BY_DOCUSIGN = 'Este documento é assinado pela DocuSign: siga para lá a partir do seu link.'
const NO_PAPER = 'Este documento é assinado pela DocuSign. Para assinar em papel, cancele-o e envie outro.'

/**
 * From its sending on: DocuSign where its keys are configured and everybody signs digitally. What is configured later
 * is for versions that are sent later.
 */
export const providerFor = (
  { configuration }: Pick<Ctx, 'configuration'>,
  { contract_type }: Pick<Envelope, 'contract_type'>,
): Provider => (configuration.docusign && contract_type === 'digital' ? 'docusign' : 'embedded')

/** The law, and the power of who signs for the company. Of DocuSign it is asked before a signer goes there. */
export async function refuseSigning(ctx: Ctx, envelope: Envelope) {
  await refuseUnlawfulSignature(ctx, envelope)
  await refuseWithoutPower(ctx, envelope)
}

/** What was given at DocuSign is given: whether it was lawful was asked before its signer went there. */
export function refuseSignature(ctx: Ctx, envelope: Envelope, { given_at }: { given_at?: string }) {
  if (given_at) return
  if (envelope.provider === 'docusign') throw conflict(BY_DOCUSIGN)
  return refuseSigning(ctx, envelope)
}

export function refusePaper(_: Ctx, { provider }: Envelope) {
  if (provider === 'docusign') throw conflict(NO_PAPER)
}
