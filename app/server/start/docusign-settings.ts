// DocuSign by the environment: its three keys together, or none of them.
import { createPrivateKey } from 'node:crypto'
import * as z from 'zod/mini'
import { StartRefusal } from './start-refusal.ts'

export type DocusignSettings = {
  integration_key: string
  user_id: string
  /** PEM of an RSA key. */
  private_key: string
  /** Without it the account that DocuSign calls the default. */
  account_id: string | undefined
  /** Where tokens are given. */
  origin: string
}

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'precisa ser um GUID'))
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(:\d+)?$/
const isSafe = (text: string) => /^https:\/\/[\w.-]+(:\d+)?$/.test(text) || LOOPBACK.test(text)

/** In one line, `\n` stands for the end of a line. */
const unfolded = (pem: string) => pem.replaceAll(String.raw`\n`, '\n')
const isRsa = (pem: string) => {
  try {
    return createPrivateKey(unfolded(pem)).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

export const docusignVariables = {
  DOCUSIGN_INTEGRATION_KEY: z.optional(uuid),
  DOCUSIGN_USER_ID: z.optional(uuid),
  DOCUSIGN_PRIVATE_KEY: z.optional(
    z.string().check(z.refine(isRsa, 'precisa ser uma chave privada RSA em PEM, com as quebras de linha ou com \\n')),
  ),
  DOCUSIGN_ACCOUNT_ID: z.optional(uuid),
  DOCUSIGN_ORIGIN: z._default(
    z.string().check(z.refine(isSafe, 'precisa ser como https://account-d.docusign.com, sem caminho')),
    'https://account.docusign.com',
  ),
  DOCUSIGN_HMAC_KEYS: z._default(z.string(), ''),
}

const given = z.object(docusignVariables)
type Given = z.output<typeof given>

export function docusignOf(v: Given): { docusign: DocusignSettings | undefined; docusign_hmac_keys: string[] } {
  const keys = [v.DOCUSIGN_INTEGRATION_KEY, v.DOCUSIGN_USER_ID, v.DOCUSIGN_PRIVATE_KEY]
  const docusign_hmac_keys = v.DOCUSIGN_HMAC_KEYS.split(',')
    .map((key) => key.trim())
    .filter(Boolean)
  if (keys.every((key) => key === undefined)) return { docusign: undefined, docusign_hmac_keys }
  const [integration_key, user_id, private_key] = keys
  if (!integration_key || !user_id || !private_key)
    throw new StartRefusal(
      'DOCUSIGN_INTEGRATION_KEY, DOCUSIGN_USER_ID e DOCUSIGN_PRIVATE_KEY andam juntas: informe as três ou nenhuma.',
    )
  return {
    docusign: {
      integration_key,
      user_id,
      private_key: unfolded(private_key),
      account_id: v.DOCUSIGN_ACCOUNT_ID,
      origin: v.DOCUSIGN_ORIGIN,
    },
    docusign_hmac_keys,
  }
}
