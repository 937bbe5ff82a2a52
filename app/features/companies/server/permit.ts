import type { Permit } from '#server/application.ts'
import type { Ctx, Membership, SignedIn, UserType } from '#server/context.ts'
import { forbidden, Refusal, unauthorized } from '#server/refusal.ts'
import { type Feature, mayUse, roleName, rolesFor } from '#wire/person/roles.ts'

const KINDS: Record<UserType, string> = {
  User: 'candidatos',
  CompanyManager: 'colaboradores de empresas',
  Operator: 'a operação da plataforma',
}

const BY_COMPANY = 'a sua empresa a pede a todos os colaboradores'
const SECOND_STEP_FOR: Record<UserType, string> = {
  User: BY_COMPANY,
  CompanyManager: BY_COMPANY,
  Operator: 'ela é obrigatória para quem opera a plataforma',
}

/**
 * The guard of every endpoint: the kind of user it is for, and the roles its feature asks for, read afresh each time.
 */
export const permit: Permit = async (ctx, { only, feature, before_two_factor }) => {
  const actor = ctx.actor as SignedIn
  if (actor.two_factor_due && !before_two_factor)
    throw forbidden(`Ligue a verificação em duas etapas para continuar: ${SECOND_STEP_FOR[actor.user_type]}.`)
  const kinds = only ?? (feature ? (['CompanyManager'] as const) : undefined)
  if (kinds && !(kinds as readonly UserType[]).includes(actor.user_type))
    throw forbidden(`Esta área é só para ${kinds.map((kind) => KINDS[kind]).join(' e ')}.`)
  if (!feature || actor.user_type !== 'CompanyManager') return ctx
  const membership = await membershipOf(ctx, actor.login_id)
  if (!mayUse(feature, membership.roles)) throw withoutRole(feature)
  return { ...ctx, actor: { ...actor, membership } }
}

/** The answer names who has access, so that the person knows whom to ask. */
function withoutRole(feature: Feature) {
  const roles = rolesFor(feature)
  return new Refusal(403, {
    messages: [`Seu perfil não tem acesso a esta área. Têm acesso: ${roles.join(', ')}.`],
    roles,
  })
}

export async function membershipOf(ctx: Ctx, login_id: string): Promise<Membership> {
  const rows = await ctx.db
    .selectFrom('company_managers')
    .leftJoin('company_manager_roles', 'company_manager_roles.company_manager_id', 'company_managers.id')
    .select(['company_managers.id', 'company_id', 'role_id'])
    .where('login_id', '=', login_id)
    .where('deactivated_at', 'is', null)
    .orderBy('role_id')
    .execute()
  const [first] = rows
  if (!first) throw unauthorized() // deactivated while the request was on its way
  return {
    manager_id: first.id,
    company_id: first.company_id,
    roles: rows.flatMap(({ role_id }) => (role_id === null ? [] : [roleName(role_id)])),
  }
}
