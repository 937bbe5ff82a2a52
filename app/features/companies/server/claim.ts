import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { Sent } from '#wire/endpoint.ts'
import { bareCnpj, formatCnpj } from '#wire/cnpj.ts'
import { bareEmail } from '#wire/person/email.ts'
import { storedPhone } from '#wire/person/phone.ts'
import type { claimCompany as claimWire } from '../wire/registration.ts'

const CLAIMS = { name: 'company claims', times: 5, seconds: 3600 }

/**
 * Kept for the operator, who hears all sides: the e-mail is not proven, so other words under it stand beside the first.
 * The same ones, sent again, are one.
 */
export async function claimCompany(ctx: Ctx, { cnpj, name, email, message, ...form }: Sent<typeof claimWire>['claim']) {
  ctx.limits.spend(CLAIMS, ctx.network)
  const company = await ctx.db
    .selectFrom('companies')
    .select('id')
    .where('cnpj', '=', bareCnpj(cnpj))
    .executeTakeFirst()
  if (!company) throw invalid({ cnpj: 'Este CNPJ ainda não está cadastrado. Você pode cadastrá-lo agora.' })
  const phone = storedPhone(form.phone)!
  const claim = {
    company_id: company.id,
    name,
    email: bareEmail(email),
    phone,
    message,
    created_at: ctx.now.toISOString(),
  }
  const { id } = await ctx.db
    .insertInto('company_claims')
    .values({ id: uuid(ctx.now.getTime()), ...claim })
    .onConflict((c) =>
      c
        .expression(sql`company_id, email, name, phone, md5(message)`)
        .where('settled_at', 'is', null)
        .doUpdateSet({ message }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, cnpj: formatCnpj(cnpj) }
}
