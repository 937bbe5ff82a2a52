import { membershipIn } from '#features/companies/server/companies.ts'
import { bareName, hintOf } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { CODE_MINUTES, proveMailedCode, sendMailedCode } from '#server/mailed/codes.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { enqueueEach } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import type { signMany as endpoint } from '../../wire/signing.ts'
import { AHEAD } from '../batches/batch-rows.ts'
import { signRows } from './sign-rows.ts'
import { signerOf, stepsOf } from './waiting.ts'

const CHUNK = 10
const NOTHING = 'Nenhum contrato espera pela sua assinatura agora.'
const NOT_WAITING = 'Este documento não espera mais a sua assinatura, ou mudou desde que você o leu.'
const NONE_READ = 'Abra e leia cada contrato antes de assinar.'
const NAME = 'Escreva o seu nome como está na conta'

/** Of one person: what it signs is what they read. */
const codeOf = (manager_id: string) => ({ purpose: 'bulk signing', subject: manager_id })

export async function sendCode(ctx: Ctx) {
  const { manager_id } = membershipIn(ctx)
  const steps = await stepsOf(ctx, manager_id)
  if (!steps.length) throw conflict(NOTHING)
  const { name, email: to } = await signerOf(ctx, manager_id)
  await sendMailedCode(ctx, codeOf(manager_id), (code) => ({
    to,
    subject: `Seu código para assinar: ${code}`,
    greeting: `Olá, ${name.split(' ')[0]}.`,
    paragraphs: [
      `O código para assinar os contratos que você leu é ${code}. Ele vale por ${CODE_MINUTES} minutos.`,
      'Se você não pediu este código, ignore esta mensagem: sem ele ninguém assina em seu lugar.',
    ],
  }))
  return {
    messages: [`Enviamos um código de seis dígitos para ${hintOf(to)}. Ele vale por 10 minutos.`],
  }
}

type Body = Received<typeof endpoint>['body']

/** What waits and was read as it is now is signed by tasks; what was not is left out, and told so. */
export async function signMany(ctx: Ctx, { documents, code, typed_name }: Body) {
  const { manager_id } = membershipIn(ctx)
  const { name } = await signerOf(ctx, manager_id)
  if (bareName(typed_name) !== bareName(name)) throw invalid({ typed_name: NAME })
  const waiting = new Map((await stepsOf(ctx, manager_id)).map((step) => [step.envelope_id, step]))
  const chosen = [...new Map(documents.map((one) => [one.envelope_id, one])).values()].flatMap(
    ({ envelope_id, sha256 }) => {
      const step = waiting.get(envelope_id)
      return step?.sha256 === sha256 ? [step] : []
    },
  )
  if (chosen.length < documents.length && !chosen.length) throw conflict(NOT_WAITING)
  if (chosen.every(({ read }) => !read)) throw invalid({ documents: NONE_READ })
  await proveMailedCode(ctx, codeOf(manager_id), code)
  return async (ctx: Ctx) => {
    const id = uuid(ctx.now.getTime())
    const by = { typed_name, address: ctx.address, agent: ctx.user_agent.slice(0, 400) }
    await ctx.db
      .insertInto('bulk_signings')
      .values({ id, manager_id, ...by, created_at: ctx.now.toISOString() })
      .execute()
    const rows = chosen.map(({ step_id, sha256, read }, position) => ({
      signing_id: id,
      step_id,
      position,
      sha256,
      state: read ? 'waiting' : 'unread',
    }))
    await ctx.db.insertInto('bulk_signing_rows').values(rows).execute()
    const chunks = rows.flatMap(({ position: from }) =>
      from % CHUNK ? [] : [{ signing_id: id, from, to: from + CHUNK - 1 }],
    )
    await enqueueEach(ctx, signRows, chunks, AHEAD)
    return id
  }
}
