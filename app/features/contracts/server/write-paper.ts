import { createHash } from 'node:crypto'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { canonical } from '#wire/canonical.ts'
import type { Paper } from '#wire/paper.ts'
import { KINDS } from '../wire/words.ts'
import { internshipOf } from './envelope-context.ts'
import type { Envelope } from './envelope-rows.ts'

/** What a signature is given for. */
export const paperHash = (paper: Paper) => createHash('sha256').update(canonical(paper)).digest('hex')

/** The version's document, from its template and the terms; written once, when it is sent. */
export async function writePaper(ctx: Ctx, envelope: Envelope) {
  const { current, contract_type, kind } = envelope
  if (contract_type === 'analogic' || envelope.state !== 'created') return
  const internship = await internshipOf(ctx, envelope)
  const paper: Paper = {
    title: KINDS[kind],
    blocks: [
      { type: 'paragraph', runs: [{ text: `${internship.company_name} e ${internship.intern_name}.` }] },
      { type: 'places', signers: [{ role: 'Empresa', name: internship.company_name }] },
    ],
  }
  const changes = { paper: JSON.stringify(paper), sha256: paperHash(paper), law_day: today(ctx.now) }
  await ctx.db.updateTable('envelope_versions').set(changes).where('id', '=', current.id).execute()
  envelope.current = { ...current, ...changes, paper }
}
