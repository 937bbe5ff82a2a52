import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { invalid, notFound, stale } from '#server/refusal.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import { MOST_TEMPLATES } from '../../wire/candidature-words.ts'
import type { listTemplates } from '../../wire/rejection-templates.ts'

type Template = Answer<typeof listTemplates>['data'][number]
type Form = { name: string; text: string }
type Edit = Form & { lock_version: number }

/** To begin with, until the company writes its own. */
const SUGGESTED: Form[] = [
  {
    name: 'Outra pessoa foi escolhida',
    text:
      'Olá, {nome}. Obrigado por se candidatar à vaga {vaga}. Desta vez seguimos com outra pessoa, cuja ' +
      'experiência se aproximava mais do que precisamos agora. Esperamos ver você em outras vagas da ' +
      '{empresa}.',
  },
  {
    name: 'Perfil diferente do que a vaga pede',
    text:
      'Olá, {nome}. Lemos a sua candidatura à vaga {vaga} com atenção. Nesta vaga precisamos de conhecimentos ' +
      'que ainda não aparecem no seu perfil. Se tiver novidades, conte: vamos gostar de ler.',
  },
  {
    name: 'Depois da entrevista',
    text:
      'Olá, {nome}. Foi bom conversar com você sobre a vaga {vaga}. Escolhemos seguir ' +
      'com outra pessoa. Obrigado pelo seu tempo e pela conversa.',
  },
]

const resource = ({ id, name, text, lock_version }: Edit & { id: string }): Template => ({
  id,
  type: 'rejection_template',
  attributes: { name, text, lock_version },
})
const unknown = () => notFound('Não encontramos esse modelo entre os da sua empresa.')

const mine = (ctx: Ctx) =>
  ctx.db
    .selectFrom('rejection_templates')
    .select(['id', 'name', 'text', 'lock_version'])
    .where('company_id', '=', membershipIn(ctx).company_id)

export async function templatesOf(ctx: Ctx): Promise<Template[]> {
  const rows = await mine(ctx).orderBy('name').execute()
  return rows.length
    ? rows.map(resource)
    : SUGGESTED.map((one, i) => resource({ ...one, id: `suggested-${i + 1}`, lock_version: 0 }))
}

async function templateOf(ctx: Ctx, id: string) {
  const found = isUuid(id) ? await mine(ctx).where('id', '=', id).forUpdate().executeTakeFirst() : undefined
  if (!found) throw unknown()
  return found
}

export const showTemplate = async (ctx: Ctx, id: string) => ({ data: resource(await templateOf(ctx, id)) })

const nameTaken = (error: unknown) => {
  throw brokenConstraint(error) === 'rejection_templates_name_taken'
    ? invalid({ name: 'Já existe um modelo com este nome' })
    : (error as Error)
}

export async function addTemplate(ctx: Ctx, { name, text }: Form): Promise<Template> {
  const { n } = await ctx.db
    .selectFrom('rejection_templates')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_id', '=', membershipIn(ctx).company_id)
    .executeTakeFirstOrThrow()
  if (Number(n) >= MOST_TEMPLATES)
    throw invalid({ name: `A empresa já tem ${MOST_TEMPLATES} modelos. Apague um para salvar outro` })
  const row = { id: uuid(ctx.now.getTime()), name, text, lock_version: 0 }
  await ctx.db
    .insertInto('rejection_templates')
    .values({ ...row, company_id: membershipIn(ctx).company_id, updated_at: ctx.now.toISOString() })
    .execute()
    .catch(nameTaken)
  return resource(row)
}

export const changeTemplate = (ctx: Ctx, id: string, { name, text, lock_version }: Edit): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const known = await templateOf(ctx, id)
    if (known.lock_version !== lock_version) throw stale({ data: resource(known) })
    await ctx.db
      .updateTable('rejection_templates')
      .set({ name, text, lock_version: lock_version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute()
    return id
  }).catch(nameTaken)

export async function removeTemplate(ctx: Ctx, id: string) {
  await templateOf(ctx, id)
  await ctx.db.deleteFrom('rejection_templates').where('id', '=', id).execute()
}
