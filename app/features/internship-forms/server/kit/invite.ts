import type { Ctx } from '#server/context.ts'
import { brokenConstraint } from '#server/database/transaction.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import { bareEmail } from '#wire/person/email.ts'
import { formatDate } from '#wire/time/date.ts'
import { INVITE_DAYS } from '../../wire/form-words.ts'
import type { Answers, FormKind, FormRow, Identity } from './form-kind.ts'
import { companyNameOf, findForm, sealAnswers, sealIdentity } from './form-rows.ts'
import { newFormLink } from './links.ts'

export type NewInvite = {
  company_id: string
  person_name: string
  person_email: string
  user_info_id?: string | null
  candidature_id?: string | null
  internship_id?: string | null
  /** By which the person is known at the link, as far as whoever asks knows it. */
  identity?: Partial<Identity>
  purpose?: string | null
  asked?: object
  /** With which the form begins. */
  answers?: Answers
  /** The last day on which the link opens; two weeks where nothing is said. */
  expires_on?: string | undefined
}

const MOST_DAYS = 180
const PAST = 'O prazo deve ser hoje ou depois'
const FAR = 'O prazo pode ser de até 180 dias'
export const ASKED_ALREADY = 'Esta pessoa já tem um convite aberto. Reenvie ou cancele o que está lá.'

export function deadline(ctx: Ctx, asked: string | undefined, field = 'expires_on'): string {
  const day = asked ?? today(ctx.now, INVITE_DAYS)
  if (day < today(ctx.now)) throw invalid({ [field]: PAST })
  if (day > today(ctx.now, MOST_DAYS)) throw invalid({ [field]: FAR })
  return day
}

/** With a new link; the one before opens nothing from here on. */
export async function sendFormLetter(ctx: Ctx, kind: FormKind, form: FormRow) {
  const token = await newFormLink(ctx, form.id)
  const { label, paragraphs, subject } = kind.letter(form, await companyNameOf(ctx, form.company_id))
  await writeLetter(ctx, {
    to: form.person_email,
    subject,
    greeting: `Olá, ${form.person_name.split(' ')[0]}.`,
    paragraphs: [
      ...paragraphs,
      `Para entrar, você informa o seu CPF e a sua data de nascimento. Responda até ${formatDate(form.expires_on)}: ` +
        'o que você preencher fica salvo, e não é preciso ter conta.',
    ],
    action: { label, path: `${kind.path}/:token/login`, token },
    closing: 'O link é pessoal: não o encaminhe. Se você não esperava este convite, ignore esta mensagem.',
  })
}

/** In the caller's transaction, for a verb that has seen to who may ask whom. Whoever asks never learns the link. */
export async function inviteToForm(ctx: Ctx, kind: FormKind, invite: NewInvite): Promise<string> {
  const id = await openForm(ctx, kind, invite)
  await sendFormLetter(ctx, kind, await findForm(ctx, id))
  return id
}

/** The same without a letter. */
export async function openForm(ctx: Ctx, kind: FormKind, invite: NewInvite): Promise<string> {
  const id = uuid(ctx.now.getTime())
  const now = ctx.now.toISOString()
  const { identity = {}, answers, asked = {} } = invite
  await ctx.db
    .insertInto('internship_forms')
    .values({
      id,
      kind: kind.name,
      company_id: invite.company_id,
      person_name: invite.person_name.trim(),
      person_email: bareEmail(invite.person_email),
      user_info_id: invite.user_info_id ?? null,
      candidature_id: invite.candidature_id ?? null,
      internship_id: invite.internship_id ?? null,
      sealed_identity: sealIdentity(ctx, id, {
        cpf: identity.cpf ? bareCpf(identity.cpf) : null,
        date_of_birth: identity.date_of_birth ?? null,
      }),
      purpose: invite.purpose ?? null,
      asked: JSON.stringify(asked),
      sealed_answers: answers ? sealAnswers(ctx, id, answers) : null,
      expires_on: deadline(ctx, invite.expires_on),
      created_by: 'login_id' in ctx.actor ? ctx.actor.login_id : null,
      created_at: now,
      invited_at: now,
    })
    .execute()
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'internship_forms_open' ? conflict(ASKED_ALREADY) : error
    })
  return id
}
