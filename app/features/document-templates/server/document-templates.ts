// The door: the document of an internship, from the template that holds for it.
import type { Ctx } from '#server/context.ts'
import { conflict, invalid } from '#server/refusal.ts'
import type { Paper } from '#wire/paper/paper.ts'
import { type Blank, renderTemplate, TOO_LONG } from '../wire/language/render-template.ts'
import { parseTemplate } from '../wire/language/parse-template.ts'
import type { Kind } from '../wire/variable-types.ts'
import { type Asked, valuesFor } from './values-for.ts'

export { loadCarriedTemplates as loadTemplates } from './carried-templates.ts'
export { termsInWords } from './terms-in-words.ts'

const NONE = 'Não há um modelo publicado para este documento. Fale com a operação da plataforma.'

/** Of the institution before the company's before the platform's; of a company's tree the nearest. */
async function templateFor(ctx: Ctx, { kind, company_id, institution_id }: Asked & { kind: Kind }) {
  const above = await abovesOf(ctx, company_id)
  const found = await ctx.db
    .selectFrom('document_templates as t')
    .innerJoin('document_template_versions as v', 'v.template_id', 't.id')
    .select(['v.id', 'v.body', 't.scope', 't.company_id'])
    .where('t.kind', '=', kind)
    .where('v.state', '=', 'published')
    .where((e) =>
      e.or([
        e('t.scope', '=', 'platform'),
        e('t.company_id', 'in', above),
        ...(institution_id === null ? [] : [e('t.institution_id', '=', institution_id)]),
      ]),
    )
    .execute()
  const rank = ({ scope, company_id: of }: (typeof found)[number]) => {
    if (scope === 'institution') return -1
    return scope === 'company' ? above.indexOf(of!) : above.length
  }
  const [first] = found.toSorted((one, other) => rank(one) - rank(other))
  if (!first) throw conflict(NONE)
  return first
}

/** The company itself first. */
async function abovesOf(ctx: Ctx, company_id: string): Promise<string[]> {
  const above: string[] = []
  for (let id: string | null = company_id; id && !above.includes(id);) {
    above.push(id)
    const row: { parent_id: string | null } | undefined = await ctx.db
      .selectFrom('companies')
      .select('parent_id')
      .where('id', '=', id)
      .executeTakeFirst()
    id = row?.parent_id ?? null
  }
  return above
}

const sentence = ({ variable: { label, by } }: Blank) => `Falta preencher: ${label}. Quem preenche é ${by}.`
/** At the field of the terms where there is one, else by the name that the template uses. */
const refusalOf = (blanks: readonly Blank[]) =>
  invalid(Object.fromEntries(blanks.map((blank) => [blank.variable.term ?? blank.path, sentence(blank)])))

/** As it would read today, with what is still blank. */
export async function previewOf(ctx: Ctx, asked: Asked & { kind: Kind }) {
  const { id, body } = await templateFor(ctx, asked)
  const rendered = renderTemplate(parseTemplate(body).template, await valuesFor(ctx, asked))
  return { template_version_id: id, ...rendered }
}

/** What is to be sent. What is blank and wanted refuses it, each at its field. */
export async function paperFor(
  ctx: Ctx,
  asked: Asked & { kind: Kind },
): Promise<{ template_version_id: string; paper: Paper }> {
  const { template_version_id, paper, blanks, too_long } = await previewOf(ctx, asked)
  if (blanks.length) throw refusalOf(blanks)
  if (too_long) throw conflict(`O documento não pode ser enviado: ${TOO_LONG}.`)
  return { template_version_id, paper }
}
