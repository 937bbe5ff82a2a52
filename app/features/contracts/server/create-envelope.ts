import { randomInt } from 'node:crypto'
import { myTree } from '#features/companies/server/companies.ts'
import { amendTerms, refuseEnded, refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import type { DraftFacts } from '../wire/draft-facts.ts'
import { type ContractType, type Kind, KINDS } from '../wire/words.ts'
import { signedInAsker } from './asker.ts'
import { refuseFacts } from './drafts/draft-facts.ts'
import { refuseStrangers } from './drafts/stand-ins.ts'
import { writeHistory } from './history.ts'

/** Read aloud and typed by hand: no letter looks like another, or like a digit. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const letters = (count: number) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')
export const newCode = () => `PT-${letters(4)}-${letters(4)}`

type New = {
  internship_id: string
  kind: Kind
  contract_type: ContractType
  terms_id?: string | null
  /** What the document tells besides the terms. */
  told?: DraftFacts
}

const TWICE: Partial<Record<Kind, string>> = {
  tce: 'Este estágio já tem um termo de compromisso. Para mudar o que foi combinado, faça um aditivo.',
  rescisao: 'Este estágio já tem um termo de rescisão a caminho.',
}

async function refuseSecond(ctx: Ctx, { internship_id, kind }: Pick<New, 'internship_id' | 'kind'>) {
  const words = TWICE[kind]
  if (!words) return
  const there = await ctx.db
    .selectFrom('envelopes')
    .select('id')
    .where('internship_id', '=', internship_id)
    .where('kind', '=', kind)
    .where('state', '!=', 'voided')
    .executeTakeFirst()
  if (there) throw conflict(words)
}

/** Asks nobody's permission: for verbs that have seen to it. The caller holds the internship's row. */
export async function newEnvelope(ctx: Ctx, form: New, facts: Record<string, unknown>) {
  await refuseSecond(ctx, form)
  const { internship_id, kind, contract_type, terms_id = null, told = {} } = form
  const whose = await ctx.db
    .selectFrom('internships')
    .select(['company_id', 'user_info_id'])
    .where('id', '=', internship_id)
    .executeTakeFirstOrThrow()
  const id = uuid(ctx.now.getTime())
  const now = ctx.now.toISOString()
  const created_by = 'login_id' in ctx.actor ? ctx.actor.login_id : null
  const state = contract_type === 'not_defined' ? 'not_defined' : 'created'
  await ctx.db
    .insertInto('envelopes')
    .values({
      id,
      internship_id,
      ...whose,
      kind,
      contract_type,
      terms_id,
      facts: JSON.stringify(told),
      state,
      holder: state === 'created' ? 'company_sign' : 'walljobs',
      code: newCode(),
      held_since: now,
      title: KINDS[kind],
      created_by,
      created_at: now,
    })
    .execute()
  await ctx.db
    .insertInto('envelope_versions')
    .values({
      id: uuid(ctx.now.getTime()),
      envelope_id: id,
      number: 1,
      law_day: today(ctx.now),
      created_at: now,
      created_by,
    })
    .execute()
  await writeHistory(ctx, id, { event: 'create', version: 1, step_id: null, from_state: null, to_state: state, facts })
  return id
}

const CHOOSE = 'Escolha como este contrato anda: digital, híbrido ou em papel'
const NOT_BEGUN = 'Este estágio ainda não tem um termo de compromisso assinado por todos.'
/** A report may still come after the last day. */
const WHILE_IT_RUNS: readonly Kind[] = ['tce', 'aditivo', 'rescisao', 'plano']

/** The terms that the document carries, once it is known that such a document may begin. */
async function termsFor(ctx: Ctx, { internship_id, kind }: New, draft: string | null): Promise<string | null> {
  await refuseSecond(ctx, { internship_id, kind })
  const { agreed } = WHILE_IT_RUNS.includes(kind) ? await refuseEnded(ctx, internship_id) : { agreed: true }
  if (kind === 'tce') return agreed ? Promise.reject(conflict(TWICE.tce!)) : draft
  if (kind === 'aditivo') return amendTerms(ctx, internship_id)
  if (!agreed && kind === 'rescisao') throw conflict(NOT_BEGUN)
  return null
}

/** By a company for its own interns, or by the operation. `at`: the path by which the facts were sent. */
export async function createEnvelope(ctx: Ctx, form: New, at?: string): Promise<string> {
  const asker = await signedInAsker(ctx)
  const internship = await ctx.db
    .selectFrom('internships')
    .select(['id', 'company_id', 'terms_id', 'starts_on', 'ends_on'])
    .where('id', '=', form.internship_id)
    .forUpdate()
    .executeTakeFirst()
  const mine = internship && (asker.party === 'walljobs' || (await myTree(ctx)).includes(internship.company_id))
  if (!internship || !mine) throw notFound('Não encontramos este estágio.')
  if (asker.party === 'company_sign') await refuseSuspended(ctx, internship.company_id)
  if (asker.party !== 'walljobs' && form.contract_type === 'not_defined') throw invalid({ contract_type: CHOOSE })
  refuseFacts(form.kind, form.told ?? {}, { ...internship, day: today(ctx.now) }, at)
  await refuseStrangers(ctx, internship.company_id, form.told ?? {})
  const terms_id = await termsFor(ctx, form, internship.terms_id)
  return newEnvelope(ctx, { ...form, terms_id }, { name: asker.name, party: asker.party })
}
