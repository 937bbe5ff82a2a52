import { sql } from 'kysely'
import { actsFor } from '#features/companies/server/companies.ts'
import { companyRules, refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { forbidden, notFound, stale } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { attributesOf, columnsOf, type StoredOf } from '#wire/record.ts'
import {
  type changeCompanySettings as change,
  companySettings,
  LAW_SIGNERS,
  type LawSigner,
  type showCompanySettings as show,
} from '../../wire/settings.ts'

type Change = Received<typeof change>['body']['settings']

const NONE = 'Não encontramos essa empresa entre as suas.'
export const NOT_YOURS = 'Só Administrador e Departamento Pessoal mudam as regras dos contratos.'
const CHANGE = ['Administrador', 'Departamento Pessoal']

export const mayChange = ({ actor }: Ctx) =>
  (actor as SignedIn).membership?.roles.some((role) => CHANGE.includes(role)) ?? false

export async function companyOf(ctx: Ctx, company_id: string) {
  if (!isUuid(company_id) || !(await actsFor(ctx, company_id))) throw notFound(NONE)
  return ctx.db
    .selectFrom('companies')
    .select((e) => ['id', e.fn.coalesce('trading_name', 'name').as('name')])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
}

const LAW = Object.keys(LAW_SIGNERS) as LawSigner[]
/** Every party of the law, in the order that was told. */
const orderOf = (signers: readonly string[]) => {
  const told = LAW.filter((one) => signers.includes(one)).toSorted((a, b) => signers.indexOf(a) - signers.indexOf(b))
  return [...told, ...LAW.filter((one) => !signers.includes(one))]
}

/** Where nobody has told. */
const USUAL: StoredOf<typeof companySettings> = {
  review: true,
  approval: true,
  four_eyes: false,
  contract_type: 'digital',
  signers: LAW,
  insurer: null,
  policy: null,
  insured_amount: null,
}

/** Of the company and of those above it: they act for what lies below theirs. */
async function approversOf(ctx: Ctx, company_id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive up as (
      select id, parent_id, 0 as depth from companies where id = ${company_id}
      union all
      select c.id, c.parent_id, depth + 1 from companies c join up on c.id = up.parent_id where depth < 20
    )
    select m.name from up join company_managers m on m.company_id = up.id and m.deactivated_at is null
    join collaborator_profiles p on p.company_manager_id = m.id and p.contract_approver
    order by m.name, m.id`.execute(ctx.db)
  return rows.map(({ name }) => name)
}

export async function showCompanySettings(ctx: Ctx, company_id: string): Promise<Answer<typeof show>> {
  const { id, name } = await companyOf(ctx, company_id)
  const own = await ctx.db
    .selectFrom('company_contract_settings')
    .selectAll()
    .where('company_id', '=', id)
    .executeTakeFirst()
  const above = own ? undefined : await companyRules(ctx, id)
  const from =
    above && (await ctx.db.selectFrom('companies').select('name').where('id', '=', above.company_id).executeTakeFirst())
  const stored = { ...USUAL, ...above, ...own }
  return {
    data: {
      id,
      type: 'company_contract_settings',
      attributes: {
        ...attributesOf(companySettings, { ...stored, signers: orderOf(stored.signers) }),
        lock_version: own?.lock_version ?? 0,
        inherited_from: from?.name ?? null,
        company_name: name,
        may_change: mayChange(ctx),
        approvers: await approversOf(ctx, id),
      },
    },
  }
}

/** For envelopes that are sent from now on; what is on its way keeps the steps it has. */
export async function changeCompanySettings(ctx: Ctx, company_id: string, { lock_version, ...sent }: Change) {
  await companyOf(ctx, company_id)
  if (!mayChange(ctx)) throw forbidden(NOT_YOURS)
  await refuseSuspended(ctx, company_id)
  const columns = { ...columnsOf(companySettings, sent), lock_version: lock_version + 1 }
  return transaction(ctx, async (ctx) => {
    const saved = await ctx.db
      .insertInto('company_contract_settings')
      .values({ company_id, ...columns })
      .onConflict((c) =>
        c.column('company_id').doUpdateSet(columns).where('company_contract_settings.lock_version', '=', lock_version),
      )
      .returning('company_id')
      .executeTakeFirst()
    if (!saved) throw stale(await showCompanySettings(ctx, company_id))
    return company_id
  })
}
