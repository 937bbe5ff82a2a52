// What stands against an update as it is: nothing that changes, what a change needs, and the law on its day.
import { judgeCase, openCase } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { bareEmail } from '#wire/person/email.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { ENROLLMENT_PROOF } from '../../wire/updates/update-record.ts'
import type { Filled, Finding } from '../kit/form-kind.ts'
import { amendedTerms, changesIn } from './changed-terms.ts'
import { holdsToday } from './holds-today.ts'

export const NOTHING_CHANGED = 'nada mudou'
const PROOF = 'Envie o comprovante de matrícula na nova instituição'
const OWN_EMAIL = 'Informe o e-mail de quem vai supervisionar, e não o seu'

const refusal = (field: string, message: string): Finding => ({ field, message, kind: 'refusal' })

type Told = { effective_on?: string; supervisor_name?: string; supervisor_email?: string }

/** What only the form asks. */
function missing({ form, answers, documents }: Filled, changed: ReadonlySet<string>): Finding[] {
  const { effective_on, supervisor_name, supervisor_email } = answers as Told
  const supervised = changed.has('supervisor_name') || changed.has('supervisor_email')
  const rows: readonly (readonly [unknown, string, string])[] = [
    [!effective_on, 'effective_on', BLANK],
    [supervised && supervisor_name === '', 'supervisor_name', BLANK],
    [supervised && supervisor_email === '', 'supervisor_email', BLANK],
    [
      supervised && supervisor_email && bareEmail(supervisor_email) === form.person_email,
      'supervisor_email',
      OWN_EMAIL,
    ],
    [
      changed.has('institution_id') && !documents.some(({ category }) => category === ENROLLMENT_PROOF),
      ENROLLMENT_PROOF,
      PROOF,
    ],
  ]
  return rows.flatMap(([broken, field, message]) => (broken ? [refusal(field, message)] : []))
}

const ON_ITS_WAY =
  'Este estágio já tem um termo aditivo a caminho. O que você responder fica salvo: envie quando ele terminar.'

/** Told from the beginning; sending it meanwhile is refused as a conflict. */
async function waits(ctx: Ctx, internship_id: string): Promise<Finding[]> {
  const open = await ctx.db
    .selectFrom('internship_terms')
    .select('id')
    .where('internship_id', '=', internship_id)
    .where('agreed_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()
  return open ? [{ field: 'changes', message: ON_ITS_WAY, kind: 'warning' }] : []
}

/** Whom the form calls by name stands in the terms by an id. */
const SAID_AT: Record<string, string> = { supervisor_id: 'supervisor_name' }

export async function updateFindings(ctx: Ctx, filled: Filled): Promise<Finding[]> {
  const { form, answers } = filled
  const holds = await holdsToday(ctx, form.internship_id!)
  const changed = new Set<string>(changesIn(holds, answers).map(({ field }) => field))
  const warned = await waits(ctx, form.internship_id!)
  if (changed.size === 0) return [refusal('changes', NOTHING_CHANGED), ...warned]
  const found = missing(filled, changed)
  const { effective_on } = answers as Told
  const terms = { ...holds.terms, ...(await amendedTerms(ctx, holds, answers)) }
  const judged = judgeCase(await openCase(ctx, holds.subject, terms, { effective_on: effective_on || null }))
  const law = judged
    .map(({ field, ...breach }) => ({ ...breach, field: SAID_AT[field] ?? field }))
    .filter(({ field, kind }) => kind !== 'warning' && (changed.has(field) || field === 'effective_on'))
    .map(({ field, message, rule, article }): Finding => ({ field, message, kind: 'refusal', rule, article }))
  return [...found, ...law, ...warned]
}
