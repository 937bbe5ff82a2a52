import type { Ctx, SignedIn } from '#server/context.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire/profile.ts'
import { profileOf } from './profile/find-profile.ts'
import { ownProfileResource } from './profile/own-profile.ts'
import { updateProfile } from './profile/update-profile.ts'

const signedIn = (ctx: Ctx) => ctx.actor as SignedIn

export const profileRoutes = [
  serve(wire.showAttributes, async (ctx) => ({ data: await ownProfileResource(ctx, await profileOf(ctx, signedIn(ctx).login_id)) })),
  serve(wire.updateProfile, async (ctx, { body }) => ({ data: await updateProfile(ctx, signedIn(ctx), body.user.user_info_attributes) })),
]
