import type { Answer } from '#wire/endpoint.ts'
import type { formWire } from '../../wire/form-kit.ts'

/** Of one kind, as its wire file names them. */
export type FormEndpoints = ReturnType<typeof formWire<string>>
export type Invite = Answer<FormEndpoints['show']>['data']['attributes']
export type Form = Answer<FormEndpoints['open']>['data']['attributes']
