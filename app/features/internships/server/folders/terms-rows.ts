// The terms as their table keeps them, and as forms, law and documents read them.
import type { Selectable, Updateable } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import { type DraftTerms, TERM_NAMES, type TermName, wholeTerms } from '../../wire/terms.ts'
import { guardiansOf, SEALED_GUARDIAN } from '../guardians.ts'

export type TermsRow = Selectable<DB['internship_terms']>

const AS_JSON: readonly TermName[] = ['schedule', 'class_schedule', 'no_class_weeks', 'assessment_weeks']

type Guardians = NonNullable<DraftTerms['guardians']>
const sealed = (ctx: Ctx, internship_id: string, guardians: Guardians) =>
  guardians.map(({ name, cpf, kinship, email }) => ({
    name: name || null,
    kinship: kinship || null,
    email: email || null,
    cpf_sealed: cpf ? ctx.secrets.seal(SEALED_GUARDIAN, internship_id, bareCpf(cpf)) : null,
  }))

/** Of the terms that were sent; what was left out stays as it is. */
export function columnsOf(ctx: Ctx, internship_id: string, sent: DraftTerms) {
  const whole = wholeTerms(sent)
  const stored = (name: TermName) => {
    if (name === 'guardians') return JSON.stringify(sealed(ctx, internship_id, whole.guardians))
    return AS_JSON.includes(name) ? JSON.stringify(whole[name]) : whole[name]
  }
  return Object.fromEntries(
    TERM_NAMES.filter((name) => sent[name] !== undefined).map((name) => [name, stored(name)]),
  ) as Updateable<DB['internship_terms']>
}

export const termsOf = (ctx: Pick<Ctx, 'secrets'>, row: TermsRow) =>
  ({
    ...Object.fromEntries(TERM_NAMES.map((name) => [name, row[name]])),
    guardians: guardiansOf(ctx, row.internship_id, row.guardians),
  }) as DraftTerms

export const findTerms = (ctx: Ctx, id: string): Promise<TermsRow> =>
  ctx.db.selectFrom('internship_terms').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
