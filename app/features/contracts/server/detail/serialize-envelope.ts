import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import { formatMoney } from '#wire/money.ts'
import type { showEnvelope } from '../../wire/envelopes.ts'
import { KINDS, type Party, STATES } from '../../wire/words.ts'
import { type Asker, holds, mayTake } from '../asker.ts'
import { eventsFor } from './available-events.ts'
import { type Internship, internshipOf } from '../envelope-context.ts'
import { currentStep, type Envelope } from '../envelope-rows.ts'
import { happenedWords } from './happened-words.ts'
import { headerOf } from './header.ts'
import { groupOf, labelOf, type Names, stateName, statusOf } from './step-words.ts'

type Resource = Answer<typeof showEnvelope>['data']
type Flow = Resource['attributes']['workflow']['flow']

function flowOf(envelope: Envelope, names: Names, asker: Asker): Flow {
  const sends = mayTake(asker, envelope, 'send')
  return envelope.steps.map((step) => {
    const status = statusOf(step, envelope)
    const waits = step.state === 'current' && step.person_email !== null && !holds(asker, step)
    return {
      id: step.id,
      label: labelOf(step, names),
      label_group: groupOf(step.party, names),
      meta: { group: step.party, target: step.target },
      statuses: [
        {
          status,
          state_name: stateName(step, status),
          updated_at: step.done_at ?? step.opened_at ?? step.current_at,
          settings: {
            name: step.person_name,
            assign: step.kind === 'signature' || step.kind === 'upload',
            approval: ['review', 'approval', 'upload_review'].includes(step.kind),
            only_approval: step.kind === 'approval',
          },
        },
      ],
      kind: step.kind,
      state: step.state,
      since: step.current_at,
      done_at: step.done_at,
      person_name: step.person_name,
      person_email: sends ? step.person_email : null,
      bounced: step.bounced_at !== null,
      opened_at: step.opened_at,
      may_remind: sends && waits,
      may_mend: sends && waits && step.manager_id === null && step.user_info_id === null,
      may_turn_to_paper: sends && step.kind === 'signature' && (step.state === 'current' || step.state === 'waiting'),
    }
  })
}

/** What an asker reads of its history: a rejected contract tells its cause to who corrects it only. */
export const historyOf = async (ctx: Ctx, id: string) => {
  const rows = await ctx.db
    .selectFrom('envelope_events as e')
    .leftJoin('envelope_event_facts as f', (join) =>
      join.onRef('f.envelope_id', '=', 'e.envelope_id').onRef('f.sequence', '=', 'e.sequence'),
    )
    .select(['e.event', 'e.version', 'e.happened_at', 'f.facts'])
    .where('e.envelope_id', '=', id)
    .orderBy('e.sequence', 'desc')
    .execute()
  return rows.map(({ event, version, happened_at, facts }) => ({
    event,
    version,
    happened_at,
    words: happenedWords(event, (facts ?? {}) as object, version),
  }))
}

async function uploadsOf(ctx: Ctx, { current, id }: Envelope): Promise<Resource['attributes']['uploads']> {
  const rows = await ctx.db
    .selectFrom('envelope_uploads as u')
    .innerJoin('files as f', 'f.id', 'u.file_id')
    .select(['u.id', 'u.purpose', 'u.sha256', 'u.uploaded_at', 'u.verdict', 'u.cause', 'u.file_id'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('envelope_uploads as other')
            .innerJoin('envelope_versions as v', 'v.id', 'other.version_id')
            .select('other.id')
            .whereRef('other.sha256', '=', 'u.sha256')
            .where('v.envelope_id', '!=', id),
        )
        .as('seen_elsewhere'),
    )
    .where('u.version_id', '=', current.id)
    .orderBy('u.uploaded_at', 'desc')
    .execute()
  return rows.map(({ file_id, seen_elsewhere, purpose, ...row }, at) => ({
    ...row,
    purpose: purpose as 'base' | 'signed',
    filename: `${purpose === 'base' ? 'Contrato base' : 'Documento assinado'}${rows.length > 1 ? ` ${rows.length - at}` : ''}`,
    url: fileUrl(ctx, { id: file_id, private: true }),
    seen_elsewhere: Boolean(seen_elsewhere),
  }))
}

export const factsOf = (i: Internship) => [
  ...(i.starts_on && i.ends_on
    ? [{ label: 'Período', value: `${formatDate(i.starts_on)} a ${formatDate(i.ends_on)}` }]
    : []),
  ...(i.stipend ? [{ label: 'Bolsa', value: formatMoney(i.stipend) }] : []),
  ...(i.supervisor_name ? [{ label: 'Supervisão', value: i.supervisor_name }] : []),
  ...(i.policy ? [{ label: 'Seguro', value: `${i.insurer ?? ''} ${i.policy}`.trim() }] : []),
]

const documentOf = (id: string) => `/v1/internship/envelopes/${id}/document`

export async function envelopeResource(ctx: Ctx, envelope: Envelope, asker: Asker): Promise<Resource> {
  const internship = await internshipOf(ctx, envelope)
  const names = { ...internship, app_name: ctx.configuration.app_name }
  const step = currentStep(envelope)
  const { current, state } = envelope
  const hasDocument = current.paper !== null || current.sealed_file_id !== null
  const uploads = await uploadsOf(ctx, envelope)
  const rejects = state === 'rejected'
  const corrects = mayTake(asker, envelope, 'correct')
  const hidden = rejects && !corrects
  const sealed = current.sealed_at ? { sha256: current.sealed_sha256!, sealed_at: current.sealed_at } : null
  return {
    id: envelope.id,
    type: 'envelope',
    attributes: {
      kind: envelope.kind,
      contract_type: envelope.contract_type,
      type_name: KINDS[envelope.kind],
      title: envelope.title,
      description: envelope.description,
      code: envelope.code,
      version: envelope.version,
      download: hasDocument ? documentOf(envelope.id) : null,
      can_show_hybrid_download: envelope.contract_type === 'hybrid' && step?.kind === 'upload',
      current_state: state,
      state_name: STATES[state],
      current_state_events: eventsFor(asker, envelope, hasDocument),
      workflow: { type: envelope.contract_type, flow: hidden ? [] : flowOf(envelope, names, asker) },
      signed_document: sealed
        ? [{ url: documentOf(envelope.id), filename: `${KINDS[envelope.kind]} ${envelope.code}.pdf` }]
        : uploads.filter(({ purpose }) => purpose === 'signed').map(({ url, filename }) => ({ url, filename })),
      university_instructions: internship.instructions,
      resource_is_a_signer: envelope.steps.some((one) => one.kind === 'signature' && holds(asker, one)),
      resource_is_current_signer: step?.kind === 'signature' && holds(asker, step),
      embedded: envelope.provider === 'embedded',
      docusign_url: null,
      can_upload:
        step !== undefined &&
        ((step.kind === 'upload' && mayTake(asker, envelope, 'upload_contract')) ||
          (step.kind === 'upload_base' && mayTake(asker, envelope, 'upload_base_contract'))),
      header: headerOf(envelope, { ...names, asker, now: ctx.now, starts_on: internship.starts_on }),
      internship: {
        id: internship.id,
        intern_name: internship.intern_name,
        company_name: internship.company_name,
        institution_name: internship.institution_name,
        course_name: internship.course_name,
        starts_on: internship.starts_on,
        ends_on: internship.ends_on,
        facts: factsOf(internship),
      },
      differences: [],
      uploads: hidden ? [] : uploads,
      rejection: rejects
        ? {
            words: 'O contrato foi rejeitado durante o processo de assinatura.',
            cause: corrects ? envelope.rejection_cause : null,
            origin: corrects ? (envelope.rejection_origin as Party | null) : null,
            may_correct: corrects,
          }
        : null,
      history: hidden ? [] : await historyOf(ctx, envelope.id),
      document_sha256: current.sha256,
      sealed,
      created_at: envelope.created_at,
      sent_at: envelope.sent_at,
      completed_at: envelope.completed_at,
      lock_version: envelope.lock_version,
    },
  }
}
