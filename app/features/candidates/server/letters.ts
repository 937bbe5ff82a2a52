import { confirmationLink } from '#features/accounts/server/accounts.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { listener, task } from '#server/tasks/task.ts'
import { candidateRegistered } from './candidates.ts'

/** The letter that a sign-up is answered with. */
const welcomeCandidate = task<{ user_info_id: string; login_id: string }>('welcome-candidate', async (ctx, { user_info_id, login_id }) => {
  const person = await ctx.db
    .selectFrom('user_infos')
    .innerJoin('logins', 'logins.id', 'user_infos.login_id')
    .select(['full_name', 'email'])
    .where('user_infos.id', '=', user_info_id)
    .executeTakeFirst()
  if (!person) return
  const { app_name } = ctx.configuration
  await writeLetter(ctx, {
    to: person.email,
    subject: `Confirme seu e-mail no ${app_name}`,
    greeting: `Olá, ${person.full_name.split(' ')[0]}!`,
    paragraphs: [
      `Que bom ter você no ${app_name}. Falta só confirmar que este e-mail é seu.`,
      'O link vale por 24 horas. Enquanto isso, você já pode entrar e preencher seu perfil; para se candidatar a vagas, é preciso confirmar.',
    ],
    action: { label: 'Confirmar meu e-mail', ...(await confirmationLink(ctx, login_id)) },
    closing: 'Se não foi você quem fez este cadastro, ignore esta mensagem.',
  })
})

export const listeners = [listener(candidateRegistered, welcomeCandidate)]
