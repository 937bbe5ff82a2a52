import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { ended } from '#wire/time/ended.ts'
import type { CandidatureState } from '../../wire/candidature-words.ts'
import type { Candidature } from '../candidature-rows.ts'

export type Words = { subject: string; paragraphs: string[] }

export const day = (instant: string) => formatDate(today(new Date(instant)))
export const until = ({ answer_by }: Candidature) => `Você tem notícias até ${day(answer_by!)}.`
export const of = ({ title, company_name }: Candidature) => `“${title}”, em ${company_name}`
/** In the middle of a sentence, which goes on after it. */
export const within = (c: Candidature) => `${of(c)},`

/** Whoever goes on, or was chosen, is kept from the company meanwhile. */
export const HELD =
  'A empresa está suspensa, e a vaga está fora do ar. Enquanto a suspensão ' +
  'durar, ela não leva ninguém adiante nem vê o seu contato.'

/** What the person reads of a company's move, by where it led; a suspended one invites to nothing. */
export const BY_STATE: Partial<Record<CandidatureState, (c: Candidature, suspended: boolean) => Words>> = {
  applied: (c) => ({
    subject: `Sua candidatura continua: ${c.title}`,
    paragraphs: [ended(`A empresa retomou a sua candidatura à vaga ${of(c)}`), until(c)],
  }),
  screening: (c) => ({
    subject: `Sua candidatura está em triagem: ${c.title}`,
    paragraphs: [ended(`A empresa está olhando com atenção a sua candidatura à vaga ${of(c)}`), until(c)],
  }),
  interview: (c, suspended) => ({
    subject: `Você passou para a entrevista: ${c.title}`,
    paragraphs: [
      suspended
        ? `A empresa levou à entrevista a sua candidatura à vaga ${ended(of(c))}`
        : `${ended(`Boa notícia: a empresa quer conversar com você sobre a vaga ${of(c)}`)} ` +
          'Ela vai combinar o horário.',
      until(c),
    ],
  }),
  offer: (c) => ({
    subject: `A empresa quer fazer uma proposta: ${c.title}`,
    paragraphs: [`Sua candidatura à vaga ${within(c)} chegou à etapa de proposta.`, until(c)],
  }),
  hired: (c, suspended) => ({
    subject: `Você foi escolhido ou escolhida: ${c.title}`,
    paragraphs: [
      `Parabéns! ${c.company_name} escolheu você para a vaga “${c.title}”.`,
      ...(suspended ? [] : ['A empresa entra em contato para combinar os próximos passos.']),
    ],
  }),
  rejected: (c) => ({
    subject: `Resposta da empresa: ${c.title}`,
    paragraphs: [
      `A empresa respondeu sobre a vaga ${of(c)}: desta vez, você não segue no processo.`,
      `O que ela escreveu: “${c.feedback}”`,
      'Obrigado por se candidatar. Seu perfil continua pronto para outras vagas.',
    ],
  }),
}
