import { adoptOptions, type GrowingList } from '#features/static-lists/server/static-lists.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { ProfileForm } from '../../wire/profile.ts'

const LISTS = { skill_ids: 'skills', interests: 'interests' } as const satisfies Partial<Record<keyof ProfileForm, GrowingList>>

/** Lists that grow take what people type: each name becomes the id of an option, one that was there or a proposal of theirs. */
export async function adoptProposals(ctx: Ctx, actor: SignedIn, form: ProfileForm): Promise<ProfileForm> {
  const adopted: ProfileForm = { ...form }
  for (const [field, list] of Object.entries(LISTS) as [keyof typeof LISTS, GrowingList][])
    if (form[field]?.length) adopted[field] = await adoptOptions(ctx, list, form[field].map((value, i) => ({ value, field: `${field}[${i}]` })), actor.login_id)
  const rows = form.user_softwares_attributes
  const typed = rows?.flatMap((row, i) => (row._destroy ? [] : [{ value: row.software_id, field: `user_softwares[${i}].software_id` }])) ?? []
  if (!rows || !typed.length) return adopted
  const ids = await adoptOptions(ctx, 'softwares', typed, actor.login_id)
  adopted.user_softwares_attributes = rows.map((row) => (row._destroy ? row : { ...row, software_id: ids.shift()! }))
  return adopted
}
