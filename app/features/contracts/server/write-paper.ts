import { createHash } from 'node:crypto'
import { paperFor, termsInWords } from '#features/document-templates/server/document-templates.ts'
import { keepPrinted } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { canonical } from '#wire/paper/canonical.ts'
import type { Paper } from '#wire/paper/paper.ts'
import type { DraftFacts } from '../wire/draft-facts.ts'
import { variablesOf } from './drafts/draft-facts.ts'
import { standInsPrinted } from './drafts/stand-ins.ts'
import type { Envelope } from './envelope-rows.ts'
import { termsFor } from './paper-terms.ts'

/** What a signature is given for. */
export const paperHash = (paper: Paper) => createHash('sha256').update(canonical(paper)).digest('hex')

/** What the version's document is made of. */
export async function sourcesOf(ctx: Ctx, envelope: Envelope) {
  const { current, kind, company_id, internship_id, code } = envelope
  const { terms_id, institution_id } = await termsFor(ctx, envelope)
  return {
    kind,
    company_id,
    institution_id,
    internship_id,
    terms_id,
    facts: {
      ...variablesOf(envelope.facts as DraftFacts),
      ...(envelope.terms_id === null && (await standInsPrinted(ctx, envelope.facts as DraftFacts))),
      'documento.codigo': code,
      'documento.versao': current.number,
    },
  }
}

/** The version's document, from its template and the terms; written once, when it is sent. */
export async function writePaper(ctx: Ctx, envelope: Envelope) {
  const { current, contract_type, terms_id } = envelope
  if (contract_type === 'analogic' || envelope.state !== 'created') return
  const { template_version_id, paper } = await paperFor(ctx, await sourcesOf(ctx, envelope))
  if (terms_id) await keepPrinted(ctx, terms_id, await termsInWords(ctx, terms_id))
  const changes = {
    template_version_id,
    paper: JSON.stringify(paper),
    sha256: paperHash(paper),
    law_day: today(ctx.now),
  }
  await ctx.db.updateTable('envelope_versions').set(changes).where('id', '=', current.id).execute()
  envelope.current = { ...current, ...changes, paper }
}
