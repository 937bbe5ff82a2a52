// Whether a document is authentic: by its code, or by the hash of a file that never leaves the browser. Never the file,
// and of people initials.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { PARTIES, type Party } from './words.ts'

const maybe = z.nullable(z.string())
const open = { auth: false, tag: 'Conferência de documentos', refuses: { 404: refused } } as const

const verification = resource(
  'verification',
  z.object({
    code: z.string(),
    type_name: z.string(),
    version: z.int(),
    /**
     * sealed: complete; on_its_way: signatures are missing; sealing: all have signed, and the seal comes in moments;
     * ended: rejected, cancelled or replaced, it counts for nothing.
     */
    state: z.enum(['sealed', 'sealing', 'on_its_way', 'ended']),
    /** Of a certificate in whose place another one stands: the code of that one. */
    replaced_by: maybe,
    company_name: z.string(),
    institution_name: maybe,
    intern_initials: z.string(),
    sealed_at: maybe,
    /** Whose seal the file carries: the platform's, or that of the provider of signatures. */
    sealed_by: maybe,
    /** Of the sealed file, byte for byte. */
    sha256: maybe,
    size: z.nullable(z.int()),
    starts_on: maybe,
    signers: z.array(
      z.object({
        /** Empty where nobody was named. */
        initials: z.string(),
        role: z.string(),
        party: z.enum(Object.keys(PARTIES) as [Party, ...Party[]]),
        how: z.string(),
        /** Signed by hand: `at` is when the paper came. */
        on_paper: z.boolean(),
        at: z.string(),
      }),
    ),
    /** Of what was signed by hand: who sent the paper, and who checked what on it. */
    paper: z.nullable(
      z.object({
        pages: z.int(),
        sent_by: z.string(),
        sent_at: z.string(),
        checked_by: z.string(),
        checked_at: z.string(),
        checked: z.array(z.string()),
      }),
    ),
    /** Whether the history's chain holds. */
    history: z.object({ intact: z.boolean(), entries: z.int(), head: z.string() }),
  }),
).check(z.meta({ id: 'Verification' }))

export const showVerification = endpoint('get /v1/verifications/{code}', {
  ...open,
  answer: one(verification),
  summary: 'O que se sabe de um documento pelo seu código',
})

export const verifyHash = endpoint('post /v1/verifications', {
  ...open,
  body: z.object({
    sha256: z
      .string()
      .check(z.regex(/^[0-9a-f]{64}$/i, 'Envie o resumo SHA-256 do arquivo, em 64 dígitos hexadecimais')),
  }),
  answer: one(verification),
  summary: 'De qual documento selado é este resumo SHA-256',
})
