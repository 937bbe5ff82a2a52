import { confirmationLink } from '#features/accounts/server/accounts.ts'
import { closingWith } from '#features/site-settings/server/site-settings.ts'
import { listener, task } from '#server/tasks/task.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { companyRegistered } from './register.ts'

/**
 * The letter that a registration is answered with. It goes to whatever address was typed, so nothing is in it that was
 * typed freely.
 */
const welcomeManager = task<{ company_id: string; manager_id: string }>(
  'welcome-manager',
  async (ctx, { manager_id }) => {
    const { login_id, name, email, cnpj, verification } = await ctx.db
      .selectFrom('company_managers')
      .innerJoin('logins', 'logins.id', 'company_managers.login_id')
      .innerJoin('companies', 'companies.id', 'company_managers.company_id')
      .select(['login_id', 'company_managers.name', 'logins.email', 'companies.cnpj', 'companies.verification'])
      .where('company_managers.id', '=', manager_id)
      .executeTakeFirstOrThrow()
    await writeLetter(ctx, {
      to: email,
      subject: `Sua empresa está no ${ctx.configuration.app_name}`,
      greeting: `Olá, ${name.split(' ')[0]}!`,
      paragraphs: [
        `O cadastro da empresa de CNPJ ${cnpj} foi concluído, e você é a pessoa que a administra.`,
        'Confirme que este e-mail é seu: o link vale por 24 horas, e só depois ' +
          'disso você pode publicar vagas e convidar colegas.',
        ...(verification === 'pendente'
          ? ['Antes da primeira vaga, nossa equipe confere os dados da empresa e avisa por e-mail.']
          : []),
        'Para entrar, use este e-mail e a senha que você criou em ' +
          `${ctx.configuration.app_origin}/colaboradores/entrar. Nunca enviamos senhas por ` +
          'e-mail.',
      ],
      action: { label: 'Confirmar meu e-mail', ...(await confirmationLink(ctx, login_id)) },
      ...(await closingWith(
        ctx,
        'Se não foi você quem fez este cadastro, responda a esta mensagem para que possamos desfazê-lo.',
        'Se não foi você quem fez este cadastro, não confirme o e-mail: sem isso a empresa não publica nada.',
      )),
    })
  },
)

export const listeners = [listener(companyRegistered, welcomeManager)]
