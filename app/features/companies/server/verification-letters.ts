import { writeLetter } from '#server/mail/letter.ts'
import { listener, task } from '#server/tasks/task.ts'
import { administratorsOf } from './administrators.ts'
import type { Verification } from '#wire/verification.ts'
import { companyJudged } from './verify.ts'

const WORDS: Record<Verification, { subject: (company: string) => string; text: string }> = {
  verificada: {
    subject: (company) => `${company} foi verificada`,
    text: 'Conferimos os dados da empresa. Você já pode publicar vagas.',
  },
  suspensa: {
    subject: (company) => `${company} foi suspensa`,
    text:
      'As vagas da empresa saíram do ar e novas publicações estão bloqueadas até resolvermos isto juntos. ' +
      'Quem se candidatou ainda espera a sua resposta: você continua lendo as candidaturas e pode responder ' +
      'não.',
  },
  pendente: {
    subject: (company) => `${company} voltou para análise`,
    text: 'Vamos conferir os dados da empresa outra vez. Enquanto isso, você pode editar e preparar vagas.',
  },
}

/** Verified, and still off the air. */
const CONFIRM_FIRST =
  'Conferimos os dados da empresa. Falta confirmar o e-mail de quem a cadastrou, pelo link que enviamos: ' +
  'até lá ela não aparece na lista e não publica vagas.'

/** Every active Administrador hears what the operator decided, and why. */
const tellVerdict = task<{ company_id: string; verification: Verification; reason: string | null }>(
  'tell-company-verdict',
  async (ctx, { company_id, verification, reason }) => {
    const { subject, text } = WORDS[verification]
    for (const { name, email, company, confirmed } of await administratorsOf(ctx, company_id))
      await writeLetter(ctx, {
        to: email,
        subject: subject(company),
        greeting: `Olá, ${name.split(' ')[0]}!`,
        paragraphs: [
          verification === 'verificada' && !confirmed ? CONFIRM_FIRST : text,
          ...(reason ? [`Motivo: ${reason}`] : []),
        ],
        action: { label: 'Abrir a área da empresa', path: '/empresas/dashboard' },
      })
  },
)

export const verificationListeners = [listener(companyJudged, tellVerdict)]
