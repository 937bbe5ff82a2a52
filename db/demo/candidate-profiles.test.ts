import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { profileForm } from '#features/candidates/wire/profile.ts'
import { profilesOf } from './candidate-profiles.ts'

test('the profiles of the demonstration are what a form would let through', () => {
  for (const [email, user_info_attributes] of Object.entries(profilesOf({ university_id: 1, year: 2027 }))) {
    const read = z.safeParse(profileForm, { user: { user_info_attributes } })
    assert.deepEqual(read.error?.issues.map(({ path, message }) => `${email}: ${path.join('.')}: ${message}`) ?? [], [])
  }
})
