import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { addressReferences } from '#wire/place/postal-address.ts'
import { NO_SECTOR } from '../../wire/registration.ts'
import type { CompanyForm } from '../../wire/company-form.ts'

const CHOOSE = 'Escolha uma opção da lista'

type Reference = { field: string; list: string; value: string | number }

function referencesIn({ sector_id, benefits = [], address_attributes: address }: CompanyForm): Reference[] {
  return [
    ...(sector_id ? [{ field: 'sector_id', list: 'sectors', value: sector_id }] : []),
    ...benefits.map((value, i) => ({ field: `benefits[${i}]`, list: 'benefits', value })),
    ...(address ? addressReferences(address) : []),
  ]
}

/** What a form points at must be on its list. */
export async function refuseUnknown(ctx: Ctx, form: CompanyForm) {
  const asked = referencesIn(form)
  if (!asked.length) return
  const { rows } = await sql<{ field: string }>`
    select field from
      json_to_recordset(${JSON.stringify(asked.map((one) => ({ ...one, value: String(one.value) })))}::json) as r
      (field text, list text, value text)
    where not case
      when list = 'sectors' then exists (select from sectors where id = value and parent_id is not null)
      when list = 'benefits' then exists (select from list_items i where i.list = 'company_benefits' and i.value =
        r.value)
      when list = 'countries' then exists (select from countries where id = value and retired_at is null)
      when list = 'states' then exists (select from states where id = value)
      when list like 'cities of %' then exists (select from cities where id::text = value and state_id = substr(list,
        11))
      else false
    end`.execute(ctx.db)
  if (rows.length)
    throw invalid(Object.fromEntries(rows.map(({ field }) => [field, field === 'sector_id' ? NO_SECTOR : CHOOSE])))
}
