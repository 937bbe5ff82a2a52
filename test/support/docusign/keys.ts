// Keys of a test: DocuSign knows the public one.
import { generateKeyPairSync } from 'node:crypto'

export const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

export const INTEGRATION_KEY = '2f5b1c1e-6a0d-4a83-9a0a-0f5b8c8c5a01'
export const USER_ID = '4214323f-c281-4a0e-80f7-37b3ea7d8665'
export const ACCOUNT_ID = '8b411bfe-54f5-47fc-bbf2-55d9a71a200f'
/** DocuSign signs with each active key. */
export const HMAC_KEYS = [
  '3Bx9Y0xVn1mQ2pR7sT4uW6zA8dF5gH0jK1lM2nO3pQ4=',
  'c2Vjb25kIGtleSBvZiB0aGUgc3RhbmQtaW4gaGVyZSE=',
]

/** What Ponte is configured with. */
export const docusignEnv = (origin: string) => ({
  DOCUSIGN_INTEGRATION_KEY: INTEGRATION_KEY,
  DOCUSIGN_USER_ID: USER_ID,
  DOCUSIGN_PRIVATE_KEY: privateKey,
  DOCUSIGN_ORIGIN: origin,
  DOCUSIGN_HMAC_KEYS: HMAC_KEYS.join(','),
})
