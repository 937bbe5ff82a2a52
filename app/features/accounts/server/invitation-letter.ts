import type { Ctx } from '#server/context.ts'
import type { Letter } from '#server/mail/letter.ts'
import { AREA, type Link } from './tokens.ts'

const DECLINE_PATH = `${AREA.CompanyManager}/recusar-convite`

type Invited = { to: string; name: string; company_name: string }

/** Many may be invited at once: the caller sends the letters together. */
export const invitation = (
  { configuration: { app_name } }: Pick<Ctx, 'configuration'>,
  { to, name, company_name }: Invited,
  link: Link,
): Letter => ({
  to,
  greeting: `Olá, ${name.split(' ')[0]}!`,
  subject: `${company_name} convidou você para o ${app_name}`,
  paragraphs: [
    `${company_name} abriu um acesso para você no ${app_name}. Para entrar, ` +
      'crie a sua senha. O convite vale por 7 dias.',
  ],
  action: { label: 'Criar minha senha', ...link },
  also: { label: 'Recusar o convite', path: DECLINE_PATH },
  closing:
    `Se você não trabalha em ${company_name} ou não esperava esta mensagem, ` +
    'recuse o convite: seu e-mail fica livre na hora.',
})
