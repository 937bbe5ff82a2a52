import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showEnvelope } from '../../wire/envelopes.ts'
import { isCorrected, KINDS, stateWords } from '../../wire/words.ts'
import { type Asker, holds, mayTake } from '../asker.ts'
import { type Internship, internshipOf } from '../envelope-context.ts'
import { currentStep, type Envelope } from '../envelope-rows.ts'
import { docusignWords } from '../docusign/docusign-words.ts'
import { checklistShown } from '../paper/checklist.ts'
import { policyOf } from '../paper/policy.ts'
import { isOthers } from '../paper/verdicts.ts'
import { lateSealOf } from '../sealing/seal-again.ts'
import { descriptionOf } from './description.ts'
import { draftOf } from './draft-of.ts'
import { eventsFor } from './available-events.ts'
import { ageOf, factsOf } from './facts.ts'
import { flowOf, remindedOf } from './flow.ts'
import { isHidden } from './hidden.ts'
import { headerOf } from './header.ts'
import { historyOf } from './history-of.ts'
import { uploadsOf } from './uploads-of.ts'
import { differencesOf, documentOf, versionsOf } from './versions.ts'
import { changesFor, docusignUrl, refusedOf, rejectionOf, signedDocuments } from './envelope-facts.ts'

type Resource = Answer<typeof showEnvelope>['data']
export type Attributes = Resource['attributes']
export type Uploads = Attributes['uploads']

const internshipFor = (i: Internship, now: Date): Attributes['internship'] => ({
  id: i.id,
  intern_name: i.intern_name,
  company_name: i.company_name,
  institution_name: i.institution_name,
  course_name: i.course_name,
  starts_on: i.starts_on,
  ends_on: i.ends_on,
  facts: [...factsOf(i), ...ageOf(i, now)],
})

const mayUpload = (asker: Asker, envelope: Envelope) => {
  const step = currentStep(envelope)
  if (step?.kind === 'upload') return mayTake(asker, envelope, 'upload_contract')
  return step?.kind === 'upload_base' && mayTake(asker, envelope, 'upload_base_contract')
}

const seals = ({ current: { sealed_at, sealed_sha256 } }: Envelope): Attributes['sealed'] =>
  sealed_at ? { sha256: sealed_sha256!, sealed_at } : null

/** What is being corrected is told once it is sent. */
const isOthersDraft = (envelope: Envelope, asker: Asker) => isCorrected(envelope) && !mayTake(asker, envelope, 'send')

export async function envelopeResource(ctx: Ctx, envelope: Envelope, asker: Asker): Promise<Resource> {
  const internship = await internshipOf(ctx, envelope)
  const names = { ...internship, app_name: ctx.configuration.app_name }
  const step = currentStep(envelope)
  const { current, state } = envelope
  const uploads = await uploadsOf(ctx, envelope)
  const hasDocument =
    current.paper !== null || current.sealed_file_id !== null || uploads.some(({ purpose }) => purpose === 'base')
  const corrects = mayTake(asker, envelope, 'correct')
  const hidden = isHidden(envelope, asker)
  const about = internshipFor(internship, ctx.now)
  const reminded = await remindedOf(ctx, envelope)
  const late_seal = await lateSealOf(ctx, envelope, asker)
  const differences = hidden || isOthersDraft(envelope, asker) ? [] : await differencesOf(ctx, envelope)
  return {
    id: envelope.id,
    type: 'envelope',
    attributes: {
      kind: envelope.kind,
      contract_type: envelope.contract_type,
      type_name: KINDS[envelope.kind],
      title: envelope.title,
      description: hidden ? '' : await descriptionOf(ctx, envelope, internship),
      code: envelope.code,
      version: envelope.version,
      download: hasDocument && !hidden ? documentOf(envelope.id) : null,
      can_show_hybrid_download: step?.kind === 'upload' && current.paper !== null,
      current_state: state,
      state_name: stateWords(envelope),
      current_state_events: eventsFor(asker, envelope, {
        hasDocument,
        mayJudge: state !== 'upload_review' || (await isOthers(ctx, envelope, asker)),
      }),
      workflow: { type: envelope.contract_type, flow: hidden ? [] : flowOf(envelope, names, asker, reminded) },
      signed_document: hidden ? [] : signedDocuments(envelope, uploads),
      university_instructions: hidden ? null : internship.instructions,
      resource_is_a_signer: envelope.steps.some((one) => one.kind === 'signature' && holds(asker, one)),
      resource_is_current_signer: step?.kind === 'signature' && holds(asker, step),
      embedded: envelope.provider === 'embedded',
      docusign_url: docusignUrl(ctx, envelope, asker),
      can_upload: mayUpload(asker, envelope),
      header: headerOf(envelope, {
        ...names,
        asker,
        now: ctx.now,
        starts_on: internship.starts_on,
        reminded_at: (step && reminded.get(step.id)) ?? null,
        refused: refusedOf(envelope, uploads),
        differences: differences.length,
        changes: await changesFor(ctx, envelope, asker, differences.length),
        docusign: await docusignWords(ctx, envelope),
        late_seal,
      }),
      internship: { ...about, facts: hidden || isOthersDraft(envelope, asker) ? [] : about.facts },
      differences,
      versions: hidden ? [] : await versionsOf(ctx, envelope),
      uploads: hidden ? [] : uploads,
      paper_policy: await policyOf(ctx, envelope),
      checklist: await checklistShown(ctx, envelope, asker),
      draft: await draftOf(ctx, envelope, asker),
      rejection: rejectionOf(envelope, corrects),
      history: hidden ? [] : await historyOf(ctx, envelope.id, asker),
      document_sha256: hidden ? null : current.sha256,
      late_seal,
      sealed: seals(envelope),
      created_at: envelope.created_at,
      sent_at: envelope.sent_at,
      completed_at: envelope.completed_at,
      lock_version: envelope.lock_version,
    },
  }
}
