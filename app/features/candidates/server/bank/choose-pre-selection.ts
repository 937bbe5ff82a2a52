import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { lockProfile } from '../profile/reading/find-profile.ts'
import { NO_FILES } from '../profile/profile-files.ts'
import { writeProfile } from '../profile/write-profile.ts'

/** Said by the person, or said again: what was said before has a new day. */
export const choosePreSelection = (ctx: Ctx, auto_enroll: boolean) =>
  transaction(ctx, async (ctx) => {
    const profile = await lockProfile(ctx, (ctx.actor as SignedIn).login_id)
    await writeProfile(ctx, profile, { auto_enroll }, NO_FILES)
    return profile.id
  })
