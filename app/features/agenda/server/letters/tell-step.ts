// Who hears what of a step, as the interview stands after it.
import type { Ctx } from '#server/context.ts'
import { ended } from '#wire/time/ended.ts'
import { CANCELLED_WHY, type Happened } from '../../wire/interview-words.ts'
import { detailsOf, forCompany, forPerson, jobOf, tellCompany, tellPerson } from './letters.ts'
import type { Span } from '#features/calendar/server/calendar.ts'
import { type InterviewRow, ownZone } from '../rows.ts'
import { momentInWords, spanInWords } from '#wire/time/span-words.ts'

export type Step = { row: InterviewRow; before: InterviewRow; times: readonly Span[] }
type Tell = (ctx: Ctx, step: Step) => Promise<void>

const until = (row: InterviewRow) => `Responda até ${momentInWords(row.answer_by, row.zone, ownZone(row))}.`
const reason = ({ said }: InterviewRow) => (said ? [`O motivo: “${said}”`] : [])

const invited =
  (subject: (row: InterviewRow) => string): Tell =>
  (ctx, { row, times }) =>
    tellPerson(ctx, row, {
      subject: subject(row),
      paragraphs: [
        ended(`A empresa quer conversar com você sobre a vaga ${jobOf(row)}`),
        'Escolha um dos horários:',
        ...times.map((one) => spanInWords(one, row.zone, ownZone(row))),
        ...detailsOf(row),
        until(row),
      ],
      label: 'Escolher o horário',
      page: 'confirmar',
    })

const agreed =
  (subject: (row: InterviewRow) => string): Tell =>
  async (ctx, { row }) => {
    await tellPerson(ctx, row, {
      subject: `${subject(row)}: ${row.title}`,
      paragraphs: [`Sua entrevista para ${jobOf(row)}, é ${forPerson(row)}.`, ...detailsOf(row)],
      date: 'REQUEST',
    })
    await tellCompany(ctx, row, {
      subject: `${subject(row)}: ${row.known_as}`,
      paragraphs: [`A entrevista de ${row.known_as} para “${row.title}” é ${forCompany(row)}.`, ...detailsOf(row)],
      date: 'REQUEST',
    })
  }

const cancelled: Tell = async (ctx, { row, before }) => {
  const date = before.state === 'confirmed' ? 'CANCEL' : undefined
  const why = CANCELLED_WHY[row.cancelled_why!]
  if (row.cancelled_why !== 'withdrawn' || date)
    await tellPerson(ctx, row, {
      subject: `Entrevista cancelada: ${row.title}`,
      paragraphs: [`A entrevista para ${jobOf(row)}, foi cancelada. ${why}`, ...reason(row)],
      date,
    })
  if (row.cancelled_why !== 'company' || date)
    await tellCompany(ctx, row, {
      subject: `Entrevista cancelada: ${row.known_as}`,
      paragraphs: [`A entrevista de ${row.known_as} para “${row.title}” foi cancelada. ${why}`, ...reason(row)],
      date,
    })
}

export const TELL: Record<Happened, Tell> = {
  offered: invited((row) => `Convite para entrevista: ${row.title}`),
  offered_anew: invited((row) => `Outros horários para a entrevista: ${row.title}`),
  confirmed: agreed(() => 'Entrevista confirmada'),
  rescheduled: agreed(() => 'Entrevista em outro horário'),
  accepted: agreed(() => 'Horário aceito'),
  moved: agreed(() => 'A entrevista mudou'),
  proposed: (ctx, { row, times }) =>
    tellCompany(ctx, row, {
      subject: `${row.known_as} propõe outro horário`,
      paragraphs: [
        `Para a entrevista de “${row.title}”, ${row.known_as} propõe:`,
        ...times.map((one) => spanInWords(one, row.zone)),
        ...(row.wish ? [`O motivo: “${row.wish}”`] : []),
        row.starts_at ? `Até a sua resposta vale ${forCompany(row)}.` : 'Os horários oferecidos continuam de pé.',
      ],
      label: 'Responder',
    }),
  dismissed: (ctx, { row }) =>
    tellPerson(ctx, row, {
      subject: `Sobre os horários que você propôs: ${row.title}`,
      paragraphs: [
        `A empresa não pode nos horários que você propôs para ${jobOf(row)}.`,
        ...(row.said ? [`O que ela escreveu: “${row.said}”`] : []),
        row.starts_at ? `Continua valendo ${forPerson(row)}.` : `Os horários oferecidos continuam de pé. ${until(row)}`,
      ],
    }),
  refused: async (ctx, { row, before }) => {
    const date = before.state === 'confirmed' ? 'CANCEL' : undefined
    if (date)
      await tellPerson(ctx, row, {
        subject: `Você recusou a entrevista: ${row.title}`,
        paragraphs: [`A entrevista para ${jobOf(row)}, saiu da sua agenda. A empresa foi avisada.`],
        date,
      })
    await tellCompany(ctx, row, {
      subject: `${row.known_as} recusou a entrevista`,
      paragraphs: [`Para a vaga “${row.title}”.`, ...reason(row), 'A candidatura continua no processo.'],
      date,
    })
  },
  expired: async (ctx, { row, before }) => {
    const proposed = before.proposals > 0
    await tellPerson(ctx, row, {
      subject: `O convite para a entrevista terminou: ${row.title}`,
      paragraphs: [
        proposed
          ? `Os horários que você propôs para ${jobOf(row)}, não foram aceitos, e o prazo do convite terminou.`
          : `O prazo para escolher um horário para ${jobOf(row)}, passou sem resposta.`,
        ...(row.said ? [`O que a empresa escreveu: “${row.said}”`] : []),
        'Sua candidatura continua no processo, e a empresa pode mandar outro convite.',
      ],
    })
    await tellCompany(ctx, row, {
      subject: proposed ? `O convite a ${row.known_as} terminou` : `${row.known_as} não respondeu ao convite`,
      paragraphs: [
        proposed
          ? `O prazo do convite terminou, e nenhum horário proposto para a entrevista de “${row.title}” foi aceito.`
          : `O prazo do convite para a entrevista de “${row.title}” passou sem resposta.`,
        'Ofereça outros horários ou responda à candidatura.',
      ],
    })
  },
  cancelled,
}
