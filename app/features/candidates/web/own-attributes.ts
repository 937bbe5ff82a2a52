import type { Answer } from '#wire/endpoint.ts'
import type { showAttributes } from '../wire/profile.ts'

/** A person's own profile, as forms begin with it. */
export type OwnAttributes = Answer<typeof showAttributes>['data']['attributes']
