import { listener, task } from '#server/tasks/task.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { companyRegistered } from './register.ts'

/** The letter that a registration is answered with. */
const welcomeManager = task<{ company_id: string; manager_id: string }>('welcome-manager', async (ctx, { manager_id }) => {
  const { name, email, company_name } = await ctx.db
    .selectFrom('company_managers')
    .innerJoin('logins', 'logins.id', 'company_managers.login_id')
    .innerJoin('companies', 'companies.id', 'company_managers.company_id')
    .select(['company_managers.name', 'logins.email', 'companies.name as company_name'])
    .where('company_managers.id', '=', manager_id)
    .executeTakeFirstOrThrow()
  await writeLetter(ctx, {
    to: email,
    subject: `${company_name} está no ${ctx.configuration.app_name}`,
    greeting: `Olá, ${name.split(' ')[0]}!`,
    paragraphs: [
      `O cadastro de ${company_name} foi concluído, e você é a pessoa administradora da empresa.`,
      'Para entrar, use este e-mail e a senha que você criou. Nunca enviamos senhas por e-mail.',
    ],
    action: { label: 'Entrar na área da empresa', path: '/colaboradores/entrar' },
    closing: 'Se não foi você quem fez este cadastro, responda a esta mensagem para que possamos desfazê-lo.',
  })
})

export const listeners = [listener(companyRegistered, welcomeManager)]
