// A finished admission is an internship with its folder and the draft of its contract, all of it or nothing.
import { openProfile, profileByEmail, tellProfile } from '#features/candidates/server/candidates.ts'
import { newEnvelope } from '#features/contracts/server/contracts.ts'
import { companyRules, folderFromForm } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { formatCpf } from '#wire/person/cpf.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Filled, FormRow } from '../kit/form-kind.ts'
import { termsIn } from './admission-fields.ts'

type Person = Parameters<typeof tellProfile>[2]

/** The candidate who was hired; else whoever has the e-mail to which the link went, who may have no account yet. */
async function personOf(ctx: Ctx, { user_info_id, person_email }: FormRow, name: string) {
  const known = user_info_id ?? (await profileByEmail(ctx, person_email))
  return known ?? openProfile(ctx, { name, email: person_email })
}

async function managerOf(ctx: Ctx, { created_by, company_id }: FormRow): Promise<string | null> {
  if (!created_by) return null
  const found = await ctx.db
    .selectFrom('company_managers')
    .select('id')
    .where('login_id', '=', created_by)
    .orderBy((e) => e.case().when('company_id', '=', company_id).then(0).else(1).end())
    .executeTakeFirst()
  return found?.id ?? null
}

export async function finishAdmission(ctx: Ctx, { form, answers, identity }: Filled) {
  const { full_name, rg, cellphone, address_attributes } = answers as Person
  const user_info_id = await personOf(ctx, form, full_name!)
  await tellProfile(ctx, user_info_id, {
    full_name,
    cellphone,
    address_attributes,
    ...(rg && { rg }),
    cpf: formatCpf(identity.cpf!),
    date_of_birth: formatDate(identity.date_of_birth!),
  })
  const { company_id, candidature_id } = form
  const { terms = {} } = form.asked as { terms?: object }
  const { internship_id, terms_id, has_document } = await folderFromForm(ctx, {
    user_info_id,
    company_id,
    candidature_id,
    terms: { ...terms, ...termsIn(answers) },
    created_by: await managerOf(ctx, form),
  })
  if (!has_document) {
    const { contract_type = 'digital' } = (await companyRules(ctx, company_id)) ?? {}
    const by = { name: form.person_name, party: 'internship_sign' }
    await newEnvelope(ctx, { internship_id, kind: 'tce', contract_type, terms_id }, by)
  }
  await ctx.db.updateTable('internship_forms').set({ user_info_id }).where('id', '=', form.id).execute()
  return { internship_id }
}
