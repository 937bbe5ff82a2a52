// Who signed a document and how, as a guest may know it.
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showVerification } from '../../wire/verifications.ts'
import { CHECKLIST } from '../../wire/words.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { roleOf } from '../signing/asked.ts'
import { partiesOnPaper } from './paper-parties.ts'

type Told = Answer<typeof showVerification>['data']['attributes']

export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => `${word[0]}.`)
    .join(' ')

const BY_HAND = 'à mão, em papel'
const HOW = { embedded: 'código por e-mail, nome digitado', docusign: 'eletrônica, pela DocuSign' } as const

const papersOf = (ctx: Ctx, { current }: Envelope) =>
  ctx.db
    .selectFrom('envelope_uploads as u')
    .leftJoin('company_managers as s', 's.login_id', 'u.uploaded_by')
    .leftJoin('company_managers as c', 'c.login_id', 'u.judged_by')
    .select(['u.step_id', 'u.pages', 'u.checklist', 'u.uploaded_at', 'u.judged_at'])
    .select(['s.name as sent_by', 'c.name as checked_by'])
    .where('u.version_id', '=', current.id)
    .where('u.purpose', '=', 'signed')
    .where('u.verdict', '=', 'approved')
    .orderBy('u.uploaded_at')
    .orderBy('u.id')
    .execute()
type Papers = Awaited<ReturnType<typeof papersOf>>

const isChecked = (key: string): key is keyof typeof CHECKLIST => key in CHECKLIST
/** Without a colleague's name it was the platform's own people. */
const byWhom = (ctx: Ctx, name: string | null) => (name ? initialsOf(name) : ctx.configuration.app_name)

/** Who sent the paper that was signed by hand, and who checked what on it. */
function checkOf(ctx: Ctx, papers: Papers): Told['paper'] {
  const last = papers.at(-1)
  if (!last?.judged_at) return null
  return {
    pages: papers.reduce((sum, { pages }) => sum + (pages ?? 1), 0),
    sent_by: byWhom(ctx, last.sent_by),
    sent_at: last.uploaded_at,
    checked_by: byWhom(ctx, last.checked_by),
    checked_at: last.judged_at,
    checked: last.checklist.filter(isChecked).map((key) => CHECKLIST[key]),
  }
}

async function byHand(ctx: Ctx, envelope: Envelope, step: EnvelopeStep, papers: Papers): Promise<Told['signers']> {
  const stamped = papers.some(({ step_id, checklist }) => step_id === step.id && checklist.includes('stamp'))
  const parties =
    step.target === 'everybody'
      ? await partiesOnPaper(ctx, envelope)
      : [{ name: step.person_name ?? '', target: step.target, party: step.party }]
  return parties.map((one) => ({
    initials: initialsOf(one.name),
    role: roleOf(one),
    party: one.party,
    how: stamped && one.party === 'company_sign' ? `${BY_HAND}, carimbo do CNPJ` : BY_HAND,
    on_paper: true,
    at: step.done_at!,
  }))
}

/** In the order of the steps; on paper, when it came. */
export async function signersTold(ctx: Ctx, envelope: Envelope): Promise<Pick<Told, 'signers' | 'paper'>> {
  const { current, steps, provider } = envelope
  const signatures = await ctx.db
    .selectFrom('envelope_signatures')
    .select(['step_id', 'signer_name', 'signed_at'])
    .where('version_id', '=', current.id)
    .execute()
  const papers = await papersOf(ctx, envelope)
  const signers: Told['signers'] = []
  for (const step of steps) {
    const who = { role: roleOf(step), party: step.party, on_paper: false }
    const signed = signatures.find(({ step_id }) => step_id === step.id)
    if (step.passed_over_at)
      signers.push({ ...who, initials: initialsOf(step.person_name ?? ''), how: 'ausente', at: step.passed_over_at })
    else if (signed)
      signers.push({ ...who, initials: initialsOf(signed.signer_name), how: HOW[provider], at: signed.signed_at })
    else if (step.kind === 'upload' && step.state === 'done')
      signers.push(...(await byHand(ctx, envelope, step, papers)))
  }
  return { signers, paper: checkOf(ctx, papers) }
}
