// A certificate as a verifiable credential (Open Badges 3.0), and the list of those that are not valid any more.
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Ctx } from '#server/context.ts'
import { apiOrigin } from '#server/http/hosts.ts'
import { notFound } from '#server/refusal.ts'
import { certificateAddress, type Frozen } from './certificate-paper.ts'
import { signed } from './keys.ts'

/** As many credentials as the standard asks a list to hold at least, so that one of them says little. */
const LIST_SIZE = 131_072
const VC = 'https://www.w3.org/ns/credentials/v2'
const BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'
const packed = promisify(gzip)

const listAddress = (ctx: Ctx, number: number) => `${apiOrigin(ctx.configuration)}/v1/academy/status_lists/${number}`

/** Claims that every reader of a JWT knows, beside those of the credential. */
const registered = (ctx: Ctx, id: string) => ({
  iss: ctx.configuration.app_origin,
  jti: id,
  nbf: Math.floor(ctx.now.getTime() / 1000),
})

export function signCredential(ctx: Ctx, of: Frozen & { course_id: string; summary: string; status_index: number }) {
  const { app_origin, app_name } = ctx.configuration
  const id = certificateAddress(ctx, of.code)
  const list = listAddress(ctx, Math.floor(of.status_index / LIST_SIZE))
  const index = String(of.status_index % LIST_SIZE)
  return signed(ctx, {
    ...registered(ctx, id),
    '@context': [VC, BADGES],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: of.title,
    issuer: { id: app_origin, type: ['Profile'], name: app_name },
    validFrom: ctx.now.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          identityHash: of.name,
          identityType: 'name',
          hashed: false,
          salt: randomBytes(8).toString('hex'),
        },
      ],
      achievement: {
        id: `${app_origin}/academy/cursos/${of.course_id}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: of.title,
        description: of.summary,
        version: String(of.version),
        criteria: { narrative: `Concluir todos os itens obrigatórios do curso, de ${of.hours} h.` },
      },
    },
    credentialStatus: {
      id: `${list}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: index,
      statusListCredential: list,
    },
  })
}

export async function statusList(ctx: Ctx, typed: string): Promise<string> {
  const number = /^\d{1,4}$/.test(typed) ? Number(typed) : NaN
  if (Number.isNaN(number)) throw notFound('Não há uma lista com esse número.')
  const ended = await ctx.db
    .selectFrom('academy_certificates')
    .select('status_index')
    .where('state', '<>', 'valid')
    .where('status_index', '>=', number * LIST_SIZE)
    .where('status_index', '<', (number + 1) * LIST_SIZE)
    .execute()
  const bits = new Uint8Array(LIST_SIZE / 8)
  // The first bit is the leftmost one.
  for (const { status_index } of ended) bits[(status_index % LIST_SIZE) >> 3]! |= 0x80 >> (status_index & 7)
  const id = listAddress(ctx, number)
  return signed(ctx, {
    ...registered(ctx, id),
    '@context': [VC],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: ctx.configuration.app_origin,
    validFrom: ctx.now.toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${(await packed(bits)).toString('base64url')}`,
    },
  })
}
