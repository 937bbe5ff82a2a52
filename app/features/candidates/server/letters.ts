import { confirmationLink } from '#features/accounts/server/accounts.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { listener, task } from '#server/tasks/task.ts'
import { institutionalEmailAwaitsProof, newInstitutionalLink, provenByAnother } from './bond/institutional-email.ts'
import { candidateRegistered } from './candidates.ts'
import { nameOf } from './profile/reading/find-profile.ts'

/** The letter that a sign-up is answered with. */
const welcomeCandidate = task<{ user_info_id: string; login_id: string; return_to?: string }>(
  'welcome-candidate',
  async (ctx, { user_info_id, login_id, return_to }) => {
    const person = await ctx.db
      .selectFrom('user_infos')
      .innerJoin('logins', 'logins.id', 'user_infos.login_id')
      .select(['full_name', 'social_name', 'email'])
      .where('user_infos.id', '=', user_info_id)
      .executeTakeFirst()
    if (!person) return
    const { app_name } = ctx.configuration
    await writeLetter(ctx, {
      to: person.email,
      subject: `Confirme seu e-mail no ${app_name}`,
      greeting: `Olá, ${nameOf(person).split(' ')[0]}!`,
      paragraphs: [
        `Que bom ter você no ${app_name}. Falta só confirmar que este e-mail é seu.`,
        return_to === undefined
          ? 'O link vale por 24 horas. Enquanto isso, você já pode entrar e preencher seu ' +
            'perfil; para se candidatar a vagas, é preciso confirmar.'
          : 'O link vale por 24 horas: ele entra na sua conta e volta para onde você estava.',
      ],
      action: { label: 'Confirmar meu e-mail', ...(await confirmationLink(ctx, login_id, return_to)) },
      closing: 'Se não foi você quem fez este cadastro, ignore esta mensagem.',
    })
  },
)

/** The link that proves an institutional address; nothing when the person has taken another one meanwhile. */
const askInstitutionalProof = task<{ user_info_id: string; email: string }>(
  'send-institutional-link',
  async (ctx, { user_info_id, email }) => {
    const person = await ctx.db
      .selectFrom('user_infos')
      .select(['full_name', 'social_name'])
      .where('id', '=', user_info_id)
      .where('institutional_email', '=', email)
      .where('institutional_email_confirmed_at', 'is', null)
      .executeTakeFirst()
    // the form said nothing of it: whose address it is, is nobody's business
    if (!person || (await provenByAnother(ctx, user_info_id, email))) return
    const { app_name } = ctx.configuration
    await writeLetter(ctx, {
      to: email,
      subject: 'Confirme seu e-mail institucional',
      greeting: `Olá, ${nameOf(person).split(' ')[0]}!`,
      paragraphs: [
        'Confirme que este é o seu e-mail na instituição em que você estuda. Com ele, o ' +
          `${app_name} sabe que você estuda lá e mostra as vagas exclusivas.`,
        'O link vale por 24 horas.',
      ],
      action: {
        label: 'Confirmar e-mail institucional',
        path: '/usuarios/confirmar-email-institucional',
        token: await newInstitutionalLink(ctx, user_info_id, email),
      },
      closing: `Se você não usa o ${app_name}, ignore esta mensagem: sem a confirmação, nada acontece.`,
    })
  },
)

export const listeners = [
  listener(candidateRegistered, welcomeCandidate),
  listener(institutionalEmailAwaitsProof, askInstitutionalProof),
]
