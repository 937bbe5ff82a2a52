import type { Answer } from '#wire/endpoint.ts'
import type { openSigning, signDocument } from '../../wire/signing.ts'

/** The one of a link, or of who is signed in. */
export type Which = { token: string } | { envelope_id: string }
export type Session = Answer<typeof openSigning>['data']['attributes']
export type Receipt = Answer<typeof signDocument>['data']['attributes']
