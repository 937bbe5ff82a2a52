// The door: senders of these kinds of letters ask whether they are wanted, and include the unsubscribe link.
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import { isMessageKind, MESSAGE_KINDS, type MessageKind } from '../wire.ts'

type Preferences = Record<MessageKind, boolean>
const kinds = Object.keys(MESSAGE_KINDS) as MessageKind[]

export async function messagePreferences(ctx: Ctx, login_id: string): Promise<Preferences> {
  const rows = await ctx.db
    .selectFrom('message_preferences')
    .select(['kind', 'wanted'])
    .where('login_id', '=', login_id)
    .execute()
  const chosen = new Map(rows.map(({ kind, wanted }) => [kind, wanted]))
  return Object.fromEntries(kinds.map((kind) => [kind, chosen.get(kind) ?? MESSAGE_KINDS[kind].wanted])) as Preferences
}

export const wantsMessages = async (ctx: Ctx, login_id: string, kind: MessageKind) =>
  (await messagePreferences(ctx, login_id))[kind]

export async function changeMessagePreferences(ctx: Ctx, login_id: string, changes: Partial<Preferences>) {
  const changed_at = ctx.now.toISOString()
  const rows = kinds.flatMap((kind) =>
    changes[kind] === undefined ? [] : [{ login_id, kind, wanted: changes[kind], changed_at }],
  )
  if (!rows.length) return
  await ctx.db
    .insertInto('message_preferences')
    .values(rows)
    .onConflict((c) =>
      c.columns(['login_id', 'kind']).doUpdateSet((e) => ({ wanted: e.ref('excluded.wanted'), changed_at })),
    )
    .execute()
}

const PURPOSE = 'message unsubscription'
const signedPart = (login_id: string, kind: MessageKind) => `${login_id}.${kind}`

/** It turns one kind off and gives no other access, so it is not stored and does not expire. */
export function unsubscribeFrom({ secrets }: Pick<Ctx, 'secrets'>, login_id: string, kind: MessageKind) {
  const part = signedPart(login_id, kind)
  const token = `${part}.${secrets.sign(PURPOSE, part)}`
  return { path: `/mensagens/cancelar?token=${token}`, call: `/v1/message_unsubscriptions/${token}` }
}

export async function unsubscribe(ctx: Ctx, token: string): Promise<MessageKind> {
  const [login_id = '', kind = '', signature = ''] = token.split('.')
  const genuine =
    isUuid(login_id) && isMessageKind(kind) && ctx.secrets.signed(PURPOSE, signedPart(login_id, kind), signature)
  const login =
    genuine && (await ctx.db.selectFrom('logins').select('id').where('id', '=', login_id).executeTakeFirst())
  if (!genuine || !login)
    throw notFound(
      'Este link não vale. Abra outra vez o que está na mensagem, ou escolha nas configurações o que quer receber.',
    )
  await changeMessagePreferences(ctx, login.id, { [kind]: false })
  return kind
}
