// From an address to a session: a link to whoever is known, a code, two hours.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { CODE_MINUTES, DESK, proveMailedCode, sendMailedCode } from '#server/mailed/codes.ts'
import { addMailedLink, mailedLink, openMailedLink, revokeMailedLinks } from '#server/mailed/links.ts'
import { openMailedSession } from '#server/mailed/sessions.ts'
import { bareEmail } from '#wire/person/email.ts'
import { isKnown } from './students.ts'

const SAME = 'Se este endereço assina por uma instituição, o link da mesa chega em instantes.'
/** Of one asker: who knows an address uses up an allowance of their own. */
const AN_ASKER = { name: 'desk links of an asker', times: 3, seconds: 3600 }
/** Letters that reach one address, whoever asks. */
const AN_ADDRESS = { name: 'desk links of an address', times: 30, seconds: 3600 }
const A_NETWORK = { name: 'desk links of a network', times: 20, seconds: 3600 }

async function mail(ctx: Ctx, address: string) {
  const token = await addMailedLink(ctx, { purpose: DESK, subject: address, sent_to: address })
  await writeLetter(ctx, {
    to: address,
    subject: 'O link da sua mesa',
    greeting: 'Olá.',
    paragraphs: [
      'Na mesa da instituição está tudo o que espera por este endereço: documentos para assinar, os estágios dos ' +
        'seus estudantes e as semanas de avaliação.',
      'O link vale por 30 dias. Ao abrir, você confirma um código que mandamos a este mesmo endereço.',
    ],
    action: { label: 'Abrir a mesa', path: '/mesa/:token', token },
    closing: 'O link é pessoal: não o encaminhe. Se você não pediu, ignore esta mensagem.',
  })
}

function spendOn({ limits, network }: Ctx, address: string) {
  limits.spend(AN_ASKER, `${network} ${address}`)
  limits.spend(AN_ADDRESS, address)
}

/** The answer is the same whoever asks. */
export async function askForDesk(ctx: Ctx, typed: string) {
  const address = bareEmail(typed)
  ctx.limits.spend(A_NETWORK, ctx.network)
  spendOn(ctx, address)
  if (await isKnown(ctx, address)) await transaction(ctx, (ctx) => mail(ctx, address))
  return { messages: [SAME] }
}

export async function renewDeskLink(ctx: Ctx, token: string) {
  ctx.limits.spend(A_NETWORK, ctx.network)
  const link = await mailedLink(ctx, DESK, token)
  if (link) {
    spendOn(ctx, link.subject)
    await transaction(ctx, (ctx) => mail(ctx, link.subject))
  }
  return { messages: [SAME] }
}

const hintOf = (email: string) => email.replace(/^(.).*@/, '$1•••@')

export async function deskInvitation(ctx: Ctx, token: string) {
  const { id, subject } = await openMailedLink(ctx, DESK, token)
  return { data: { id, type: 'desk_invitation' as const, attributes: { email_hint: hintOf(subject) } } }
}

export async function sendDeskCode(ctx: Ctx, token: string) {
  const { subject: address } = await openMailedLink(ctx, DESK, token)
  await sendMailedCode(ctx, { purpose: DESK, subject: address }, (code) => ({
    to: address,
    subject: `Seu código para abrir a mesa: ${code}`,
    greeting: 'Olá.',
    paragraphs: [
      `O código para abrir a mesa da instituição é ${code}. Ele vale por ${CODE_MINUTES} minutos.`,
      'Se você não pediu este código, ignore esta mensagem: sem ele ninguém entra.',
    ],
  }))
  return { messages: [`Enviamos um código de seis dígitos para ${hintOf(address)}. Ele vale por 10 minutos.`] }
}

export async function openDesk(ctx: Ctx, token: string, code: string) {
  const { id, subject: address, created_at } = await openMailedLink(ctx, DESK, token)
  await proveMailedCode(ctx, { purpose: DESK, subject: address }, code)
  const opened = await transaction(ctx, async (ctx) => {
    await revokeMailedLinks(ctx, { purpose: DESK, subject: address }, created_at)
    return openMailedSession(ctx, { purpose: DESK, subject: address })
  })
  return { data: { id, type: 'desk_session' as const, attributes: opened } }
}
