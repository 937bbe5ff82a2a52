import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import { storedPhone } from '#wire/person/phone.ts'
import { slugOf } from '#wire/link/slug.ts'
import { confirmManagers } from './confirm-manager.ts'

type NewCompany = {
  cnpj: string
  name: string
  phone: string
  website: string
  sector_id: string
  number_of_interns?: number | null | undefined
  parent_id?: string
  registered_at_institution_id?: number | null
}

/** 'auto' trusts the form (demonstrations); elsewhere the operator looks first. */
export async function newCompany(
  ctx: Ctx,
  { phone, number_of_interns = null, parent_id, registered_at_institution_id = null, ...company }: NewCompany,
) {
  const id = uuid(ctx.now.getTime())
  return ctx.db
    .insertInto('companies')
    .values({
      ...company,
      id,
      slug: slugFor(company.name, id),
      phone: storedPhone(phone)!,
      number_of_interns,
      parent_id: parent_id ?? null,
      registered_at_institution_id,
      verification: ctx.configuration.company_verification === 'auto' ? 'verificada' : 'pendente',
      created_at: ctx.now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The end of the id makes it unique without asking; names repeat, and a slug is for ever. */
export const slugFor = (name: string, id: string) => `${slugOf(name) || 'empresa'}-${id.slice(-6)}`

type NewManager = { company_id: string; login_id: string; name: string; job_title?: string | null; role_ids: number[] }

export async function addManager(ctx: Ctx, manager: NewManager) {
  const [id] = await addManagers(ctx, [manager])
  return id!
}

/** Their ids in the order given. */
export async function addManagers(ctx: Ctx, managers: NewManager[]) {
  const rows = managers.map(({ role_ids, ...manager }) => ({
    role_ids,
    row: { id: uuid(ctx.now.getTime()), job_title: null, ...manager, created_at: ctx.now.toISOString() },
  }))
  await ctx.db
    .insertInto('company_managers')
    .values(rows.map(({ row }) => row))
    .execute()
  await ctx.db
    .insertInto('company_manager_roles')
    .values(rows.flatMap(({ role_ids, row }) => role_ids.map((role_id) => ({ company_manager_id: row.id, role_id }))))
    .execute()
  await confirmManagers(
    ctx,
    managers.map(({ login_id }) => login_id),
  )
  return rows.map(({ row }) => row.id)
}
