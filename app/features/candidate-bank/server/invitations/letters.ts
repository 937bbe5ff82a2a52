import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { invitationOf, invitationRows } from './invitation-rows.ts'

/** What the job is, until when, and how the company answers; a no is one tap away. */
export async function tellInvited(ctx: Ctx, id: string) {
  const [row] = await invitationRows(ctx, sql`v.id = ${id}`)
  const { job, message, reply_rate } = invitationOf(row!).attributes
  await writeLetter(ctx, {
    to: row!.email,
    subject: `${job.company_name} convida você para “${job.title}”`,
    greeting: `Olá, ${row!.name.split(' ')[0]}!`,
    paragraphs: [
      `${job.company_name} viu o seu perfil no banco de candidatos e convida você a se candidatar à vaga ` +
        `“${job.title}”.`,
      [job.address, job.salary, job.closes_at && `inscrições até ${job.closes_at}`].filter(Boolean).join(' · '),
      ...(message ? [`A empresa escreveu: ${message}`] : []),
      ...(reply_rate === null ? [] : [`Esta empresa respondeu a ${reply_rate}% das candidaturas do último ano.`]),
      'Se não for para você, diga não com um toque: a empresa não convida outra vez para esta vaga.',
    ],
    action: { label: 'Ver o convite', path: '/usuarios/convites' },
    closing: 'Seu contato só chega à empresa se você se candidatar. Quem vê você, você escolhe na mesma página.',
  })
}
