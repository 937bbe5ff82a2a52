import { adoptOptions, type GrowingList, optionIds } from '#features/static-lists/server/static-lists.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { ProfileForm } from '../../wire/profile.ts'

const LISTS = { skill_ids: 'skills', interests: 'interests' } as const satisfies Partial<
  Record<keyof ProfileForm, GrowingList>
>
type Typed = { value: string; field: string }
/** What becomes of the names of one list: an id for each. */
type Turn = (list: GrowingList, typed: Typed[]) => Promise<string[]>

async function turned(form: ProfileForm, turn: Turn): Promise<ProfileForm> {
  const done: ProfileForm = { ...form }
  for (const [field, list] of Object.entries(LISTS) as [keyof typeof LISTS, GrowingList][])
    if (form[field]?.length)
      done[field] = await turn(
        list,
        form[field].map((value, i) => ({ value, field: `${field}[${i}]` })),
      )
  const rows = form.user_softwares_attributes
  const typed =
    rows?.flatMap((row, i) =>
      row._destroy ? [] : [{ value: row.software_id, field: `user_softwares[${i}].software_id` }],
    ) ?? []
  if (!rows || !typed.length) return done
  const ids = await turn('softwares', typed)
  done.user_softwares_attributes = rows.map((row) => (row._destroy ? row : { ...row, software_id: ids.shift()! }))
  return done
}

/**
 * Names that lists which grow know already are ids from here on; whether others are left, which the save itself
 * proposes.
 */
export async function recognised(ctx: Ctx, form: ProfileForm): Promise<{ form: ProfileForm; proposes: boolean }> {
  let proposes = false
  const known = await turned(form, async (list, typed) => {
    const ids = await optionIds(ctx, list, typed)
    proposes ||= ids.includes(null)
    return typed.map(({ value }, i) => ids[i] ?? value)
  })
  return { form: known, proposes }
}

/**
 * Lists that grow take what people type: each name becomes the id of an option, one that was there or a proposal of
 * theirs.
 */
export const adoptProposals = (ctx: Ctx, actor: SignedIn, form: ProfileForm) =>
  turned(form, (list, typed) => adoptOptions(ctx, list, typed, actor.login_id))
