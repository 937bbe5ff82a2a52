import { sql } from 'kysely'
import { freeForgotten } from '#features/accounts/server/accounts.ts'
import { treeOf } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { EMAIL_TAKEN } from '#wire/person/email.ts'
import { ENOUGH_LETTERS } from '../room-to-invite.ts'
import type { Directory } from './person-of.ts'

/** The importer's own company and what lies below it. */
export async function directoryOf(ctx: Ctx, company_id: string): Promise<Directory> {
  const tree = (await treeOf(ctx, company_id)).map(({ id }) => id)
  const companies = await ctx.db.selectFrom('companies').select(['id', 'cnpj']).where('id', 'in', tree).execute()
  const states = await ctx.db.selectFrom('states').select('id').execute()
  return {
    own_company_id: company_id,
    companies: new Map(companies.map(({ id, cnpj }) => [cnpj, id])),
    states: new Set(states.map(({ id }) => id)),
  }
}

export async function takenAmong(ctx: Ctx, emails: string[]) {
  await freeForgotten(ctx, emails)
  const rows = await ctx.db
    .selectFrom('logins')
    .select('email')
    .where('user_type', '=', 'CompanyManager')
    .where('released_at', 'is', null)
    .where(sql<boolean>`email = any(${emails})`)
    .execute()
  return new Set(rows.map(({ email }) => email))
}

type Closed = { taken: Set<string>; enough: Set<string> }

/** Why no invitation goes to an address, in the words of the sheet. */
export function closedTo(email: string, { taken, enough }: Closed): string[] {
  const why = taken.has(email) ? EMAIL_TAKEN : enough.has(email) ? ENOUGH_LETTERS : undefined
  return why ? [`E-mail: ${why.replace(/^E/, 'e')}`] : []
}
