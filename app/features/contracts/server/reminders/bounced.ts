import { mailRefused } from '#server/mail/deliver-mail.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { listener, task } from '#server/tasks/task.ts'
import { internshipOf } from '../envelope-context.ts'
import { type EnvelopeStep, findEnvelope } from '../envelope-rows.ts'
import { about, hello } from '../signing/ask-to-sign.ts'
import { drafterOf } from './recipients.ts'

/** The provider of signatures says that this signer cannot be reached. */
export async function signerBounced(ctx: Ctx, envelope_id: string, { id, person_name }: EnvelopeStep) {
  await ctx.db.updateTable('envelope_steps').set({ bounced_at: ctx.now.toISOString() }).where('id', '=', id).execute()
  await tellDrafter(ctx, envelope_id, person_name)
}

async function tellDrafter(ctx: Ctx, envelope_id: string, person_name: string | null) {
  const envelope = await findEnvelope(ctx, envelope_id)
  const internship = await internshipOf(ctx, envelope)
  const letters = (await drafterOf(ctx, envelope)).map(({ name, email }) => ({
    to: email,
    subject: `O e-mail de ${person_name} não chegou`,
    greeting: hello(name),
    paragraphs: [
      `O endereço de ${person_name} foi recusado, e ${about(envelope, internship)} espera por essa assinatura.`,
      'Corrija o endereço: as assinaturas já feitas continuam valendo.',
    ],
    action: { label: 'Corrigir o e-mail', path: `/envelopes/${envelope_id}` },
  }))
  await writeLetters(ctx, letters)
}

/** There is no such address: the steps that wait for it say so, and are reminded of no more. */
const markBounced = task<{ recipient: string }>('mark-bounced-signers', async (ctx, { recipient }) => {
  const steps = await ctx.db
    .updateTable('envelope_steps')
    .set({ bounced_at: ctx.now.toISOString() })
    .where('state', '=', 'current')
    .where('kind', '=', 'signature')
    .where('bounced_at', 'is', null)
    .where((e) => e(e.fn('lower', ['person_email']), '=', recipient.toLowerCase()))
    .returning(['version_id', 'person_name'])
    .execute()
  for (const { version_id, person_name } of steps) {
    const { envelope_id } = await ctx.db
      .selectFrom('envelope_versions')
      .select('envelope_id')
      .where('id', '=', version_id)
      .executeTakeFirstOrThrow()
    await tellDrafter(ctx, envelope_id, person_name)
  }
})

export const bounceListeners = [listener(mailRefused, markBounced)]
