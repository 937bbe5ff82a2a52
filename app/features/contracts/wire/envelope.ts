// One envelope as whoever asks sees it: the seeds' names, and beside them what a person needs to know what to do next.
import * as z from 'zod/mini'
import { resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { option } from '#wire/options.ts'
import { draftFacts } from './draft-facts.ts'
import { KINDS, PAPER_POLICIES, STATES } from './words.ts'
import { contractType, difference, event, file, happened, maybe, party, step } from './envelope-parts.ts'

export const envelope = resource(
  'envelope',
  z.object({
    kind: z.enum(keysOf(KINDS)),
    contract_type: contractType,
    type_name: z.string(),
    title: z.string(),
    /** Clean HTML: what the document is, what it is about, which version of it this is. */
    description: z.string(),
    code: z.string(),
    version: z.int(),
    download: maybe,
    can_show_hybrid_download: z.boolean(),
    current_state: z.enum(keysOf(STATES)),
    state_name: z.string(),
    current_state_events: z.array(event),
    workflow: z.object({ type: contractType, flow: z.array(step) }),
    signed_document: z.array(file),
    university_instructions: maybe,
    resource_is_a_signer: z.boolean(),
    resource_is_current_signer: z.boolean(),
    embedded: z.boolean(),
    docusign_url: maybe,
    can_upload: z.boolean(),
    /** Who holds it, since when, what is missing; and what comes next. */
    header: z.object({
      tone: z.enum(['mine', 'others', 'done', 'rejected', 'pressing']),
      words: z.string(),
      next: z.string(),
    }),
    internship: z.object({
      id: z.string(),
      intern_name: z.string(),
      company_name: z.string(),
      institution_name: maybe,
      course_name: maybe,
      starts_on: maybe,
      ends_on: maybe,
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
    /** What this version says otherwise than the one before. */
    differences: z.array(difference),
    versions: z.array(z.object({ number: z.int(), created_at: z.string(), download: maybe, readable: z.boolean() })),
    uploads: z.array(
      z.object({
        id: z.string(),
        purpose: z.enum(['base', 'signed']),
        filename: z.string(),
        url: z.string(),
        sha256: z.string(),
        uploaded_at: z.string(),
        verdict: maybe,
        cause: maybe,
        pages: z.nullable(z.int()),
        checklist: z.array(z.string()),
        seen_elsewhere: z.boolean(),
      }),
    ),
    /** What the institution says of paper, for who may turn a step to it. */
    paper_policy: z.nullable(z.enum(keysOf(PAPER_POLICIES))),
    /** What is to be looked at before an uploaded paper is approved; empty for who does not judge it. */
    checklist: z.array(z.object({ key: z.string(), label: z.string() })),
    /** What a draft tells besides the terms, for whoever may change it. */
    draft: z.nullable(
      z.object({
        facts: draftFacts,
        company_id: z.string(),
        labels: z.record(z.string(), z.array(option('EnvelopePerson', z.string(), {}))),
      }),
    ),
    rejection: z.nullable(
      z.object({ words: z.string(), cause: maybe, origin: z.nullable(party), may_correct: z.boolean() }),
    ),
    history: z.array(happened),
    /** The document's text, for those who read it here. */
    document_sha256: maybe,
    /** Why the seal is late, for the operation alone; stopped: nothing tries again by itself. */
    late_seal: z.nullable(z.object({ stopped: z.boolean(), tries: z.int(), reason: maybe })),
    sealed: z.nullable(z.object({ sha256: z.string(), sealed_at: z.string() })),
    created_at: z.string(),
    sent_at: maybe,
    completed_at: maybe,
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'Envelope' }))
