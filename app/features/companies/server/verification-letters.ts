import { writeLetter } from '#server/mail/letter.ts'
import { listener, task } from '#server/tasks/task.ts'
import type { Verification } from '../wire.ts'
import { companyJudged } from './verify.ts'

const ADMINISTRADOR = 1

const WORDS: Record<Verification, { subject: (company: string) => string; text: string }> = {
  verificada: { subject: (company) => `${company} foi verificada`, text: 'Conferimos os dados da empresa. Você já pode publicar vagas.' },
  suspensa: { subject: (company) => `${company} foi suspensa`, text: 'As vagas da empresa saíram do ar e novas publicações estão bloqueadas até resolvermos isto juntos.' },
  pendente: { subject: (company) => `${company} voltou para análise`, text: 'Vamos conferir os dados da empresa outra vez. Enquanto isso, você pode editar e preparar vagas.' },
}

/** Every active Administrador hears what the operator decided, and why. */
const tellVerdict = task<{ company_id: string; verification: Verification; reason: string | null }>('tell-company-verdict', async (ctx, { company_id, verification, reason }) => {
  const people = await ctx.db
    .selectFrom('company_managers')
    .innerJoin('company_manager_roles', 'company_manager_roles.company_manager_id', 'company_managers.id')
    .innerJoin('logins', 'logins.id', 'company_managers.login_id')
    .innerJoin('companies', 'companies.id', 'company_managers.company_id')
    .select(['company_managers.name', 'logins.email', 'companies.name as company'])
    .where('company_id', '=', company_id)
    .where('role_id', '=', ADMINISTRADOR)
    .where('deactivated_at', 'is', null)
    .execute()
  const { subject, text } = WORDS[verification]
  for (const { name, email, company } of people)
    await writeLetter(ctx, {
      to: email,
      subject: subject(company),
      greeting: `Olá, ${name.split(' ')[0]}!`,
      paragraphs: [text, ...(reason ? [`Motivo: ${reason}`] : [])],
      action: { label: 'Abrir a área da empresa', path: '/empresas/dashboard' },
    })
})

export const verificationListeners = [listener(companyJudged, tellVerdict)]
