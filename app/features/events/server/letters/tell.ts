// Letters about one registration, to whoever signed up. A guest's lead to the guest's own link.
import type { Ctx } from '#server/context.ts'
import { type Letter, writeLetters } from '#server/mail/letter.ts'
import { momentInWords, spanInWords } from '#wire/time/span-words.ts'
import { registrationById, type RegistrationRow } from '../reading/registration-rows.ts'
import { openSealed } from '../seats/sealed.ts'
import { dateOf, titleOf } from './event-date.ts'

type Words = { subject: string; paragraphs: string[]; label?: string; date?: 'REQUEST' | 'CANCEL' | undefined }

const when = (row: RegistrationRow) => spanInWords(row, row.zone)
const where = ({ mode, place, address, link }: RegistrationRow) =>
  mode === 'online' ? `Online${link ? `: ${link}` : ''}` : [place, address].filter(Boolean).join(', ')
const details = (row: RegistrationRow) => [`${when(row)}.`, where(row)].filter(Boolean)
const until = (row: RegistrationRow, at: string) => momentInWords(at, row.zone)

function letterOf(ctx: Ctx, row: RegistrationRow, { subject, paragraphs, label, date }: Words): Letter {
  const room = row.login_id
    ? { path: `/usuarios/eventos/${row.id}` }
    : { path: '/eventos/minha-inscricao/:token', token: openSealed(ctx, 'link', row) }
  return {
    to: row.email,
    subject,
    greeting: `Olá, ${row.name.split(' ')[0]}!`,
    paragraphs,
    action: { label: label ?? 'Ver a inscrição', ...room },
    ...(date && dateOf(ctx, row, date)),
  }
}

const tell = (ctx: Ctx, row: RegistrationRow, words: Words) => writeLetters(ctx, [letterOf(ctx, row, words)])

const toProve = (ctx: Ctx, row: RegistrationRow) =>
  tell(ctx, row, {
    subject: `Confirme a sua inscrição: ${titleOf(row)}`,
    paragraphs: [
      row.state === 'waiting'
        ? `Você está na posição ${row.position} da lista de espera de “${titleOf(row)}”.`
        : `Guardamos um lugar para você em “${titleOf(row)}”.`,
      ...details({ ...row, link: null }),
      `Confirme o seu e-mail até ${until(row, row.prove_by!)}. Sem a confirmação, o lugar passa para outra pessoa.`,
    ],
    label: 'Confirmar a inscrição',
  })

const confirmed = (ctx: Ctx, row: RegistrationRow) =>
  tell(ctx, row, {
    subject: `Inscrição confirmada: ${titleOf(row)}`,
    paragraphs: [
      `Seu lugar em “${titleOf(row)}” está garantido.`,
      ...details(row),
      ...(row.mode === 'in_person' ? ['Na entrada, mostre o QR code do ingresso.'] : []),
    ],
    label: 'Ver o ingresso',
    date: 'REQUEST',
  })

const waiting = (ctx: Ctx, row: RegistrationRow) =>
  tell(ctx, row, {
    subject: `Lista de espera: ${titleOf(row)}`,
    paragraphs: [
      `As vagas de “${titleOf(row)}” acabaram, e você está na posição ${row.position} da lista de espera.`,
      `${when(row)}.`,
      'Quando uma vaga chegar a você, avisamos por e-mail, com um prazo para aceitar.',
    ],
  })

/** How a registration stands after it was made, proven or accepted. */
export async function tellStanding(ctx: Ctx, id: string) {
  const row = await registrationById(ctx, id)
  if (row.prove_by) await toProve(ctx, row)
  else if (row.state === 'confirmed') await confirmed(ctx, row)
  else if (row.state === 'offered') await tellOffered(ctx, id)
  else await waiting(ctx, row)
}

export async function tellOffered(ctx: Ctx, id: string) {
  const row = await registrationById(ctx, id)
  await tell(ctx, row, {
    subject: `Abriu uma vaga para você: ${titleOf(row)}`,
    paragraphs: [
      `Chegou a sua vez na lista de espera de “${titleOf(row)}”.`,
      ...details({ ...row, link: null }),
      `Aceite até ${until(row, row.offered_until!)}. Depois disso, a vaga passa para a próxima pessoa.`,
    ],
    label: 'Aceitar a vaga',
  })
}

export async function tellExpired(ctx: Ctx, id: string) {
  const row = await registrationById(ctx, id)
  const unproven = row.ended_why === 'unproven'
  await tell(ctx, row, {
    subject: `Sua inscrição não vale mais: ${titleOf(row)}`,
    paragraphs: [
      unproven
        ? `O seu e-mail não foi confirmado a tempo, e a inscrição em “${titleOf(row)}” terminou.`
        : `O prazo para aceitar a vaga em “${titleOf(row)}” terminou, e ela passou para a próxima pessoa.`,
      'Se ainda quiser ir, inscreva-se de novo na página do evento.',
    ],
  })
}

/** To who had a date in the calendar: it leaves it again. */
export async function tellCancelled(ctx: Ctx, id: string) {
  const row = await registrationById(ctx, id)
  await tell(ctx, row, {
    subject: `Inscrição cancelada: ${titleOf(row)}`,
    paragraphs: [`Sua inscrição em “${titleOf(row)}” foi cancelada, como você pediu.`],
    date: 'CANCEL',
  })
}

const BUSY = 'Neste horário você já tem outro compromisso na sua agenda: veja qual dos dois fica.'

const changedWords = (row: RegistrationRow, held: boolean): Words => ({
  subject: `O evento mudou: ${titleOf(row)}`,
  paragraphs: [
    `“${titleOf(row)}” mudou de horário ou de lugar. Agora é:`,
    ...details(row.state === 'confirmed' && !row.prove_by ? row : { ...row, link: null }),
    ...(row.login_id && row.state === 'confirmed' && !held ? [BUSY] : []),
  ],
  date: row.state === 'confirmed' && !row.prove_by ? 'REQUEST' : undefined,
})
const calledOffWords = (row: RegistrationRow, hadDate: boolean): Words => ({
  subject: `Evento cancelado: ${titleOf(row)}`,
  paragraphs: [`“${titleOf(row)}” foi cancelado.`, ...(row.cancel_reason ? [`O motivo: “${row.cancel_reason}”`] : [])],
  date: hadDate ? 'CANCEL' : undefined,
})

/** Everybody once, in one statement; those whose time is not held hear that something else is in its place. */
export const tellMoved = (ctx: Ctx, rows: readonly RegistrationRow[], held: ReadonlySet<string>) =>
  writeLetters(
    ctx,
    rows.map((row) => letterOf(ctx, row, changedWords(row, held.has(row.id)))),
  )
export const tellCalledOff = (ctx: Ctx, rows: readonly RegistrationRow[], dated: ReadonlySet<string>) =>
  writeLetters(
    ctx,
    rows.map((row) => letterOf(ctx, row, calledOffWords(row, dated.has(row.id)))),
  )

export const tellTomorrow = (ctx: Ctx, rows: readonly RegistrationRow[]) =>
  writeLetters(
    ctx,
    rows.map((row) =>
      letterOf(ctx, row, {
        subject: `É amanhã: ${titleOf(row)}`,
        paragraphs: [
          `“${titleOf(row)}” é amanhã, e o seu lugar está garantido.`,
          ...details(row),
          'Se não puder ir, cancele a inscrição: a vaga passa para quem espera.',
        ],
        label: 'Ver o ingresso',
      }),
    ),
  )
