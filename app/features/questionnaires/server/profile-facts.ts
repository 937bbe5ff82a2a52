// What a candidature brings already: asking it again costs candidates time and answers nothing new.
import type { Content } from '../wire/questions.ts'
import { fold } from '../wire/fold.ts'

const FACTS: [string, RegExp][] = [
  ['nome', /^(?:qual (?:e )?o )?(?:seu )?nome(?: completo)?\W*$/],
  ['e-mail', /\b(?:seu |qual o )?e-?mail(?: de contato)?\W*$/],
  ['telefone', /\b(?:seu |qual o )?(?:telefone|celular|whatsapp)(?: de contato)?\W*$/],
  ['curso', /\b(?:qual|que) (?:e )?(?:o )?(?:seu )?curso\b/],
  ['período', /\b(?:qual|que|em qual|em que) (?:e )?(?:o )?(?:seu )?(?:periodo|semestre)\b(?! (?:do dia|voce pode))/],
  ['instituição', /\b(?:qual|que|em qual|em que) (?:a )?(?:sua )?(?:faculdade|universidade|instituicao|escola)\b/],
  ['cidade', /\b(?:qual|que|em qual|em que) (?:a )?(?:sua )?cidade (?:voce )?(?:mora|vive)?\W*$/],
  ['currículo', /\b(?:seu|anexe o|envie o) curriculo\b/],
]

/** By question: the profile or the candidature tells it already. */
export const hintsFor = ({ questions }: Content): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap(({ id, label }) => {
      const fact = FACTS.find(([, asked]) => asked.test(fold(label)))
      return fact
        ? [[id, `O perfil de quem se candidata já mostra isto (${fact[0]}). Não precisa perguntar de novo.`]]
        : []
    }),
  )
