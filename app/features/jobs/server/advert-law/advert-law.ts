// Checks job adverts by law, sentence by sentence. What is certain is refused; in doubt a sentence passes. CLT 442-A:
// at
// most six months of required experience. CLT 373-A I and Lei 9.029/1995: no criteria of sex, age, colour or family.
import { asksAge } from './age-criteria.ts'
import { asksTrait, FAMILY, RACE, SEX, SEXES } from './person-criteria.ts'
import { LOOKING, PERSONAL, YOUTH } from './private-criteria.ts'
import { REFUSED, REFUSED_AFTER } from './refusing.ts'
import { requiredMonths } from './required-experience.ts'
import { sentencesOf } from './sentences-of.ts'

export type Fault = { sentence: string; rule: string; words: string }
type Criterion = { rule: string; words: string; broken: (said: string, job_type?: string | null) => boolean }

const MOST_MONTHS = 6

/** Says that a difference does not matter. */
const INCLUSIVE =
  /independente|indiferente|irrelevante|nao importa|sem distincao|sem restricao|qualquer|tod[oa]s [oa]s (?!candidat|profissiona|interessad)|amb[oa]s os|todes|nao discrimin|diversidade|inclus|respeit|igualdade|equidade/
/** Says that a group is particularly welcome, which is lawful (CLT 373-A, sole paragraph). */
const AFFIRMATIVE =
  /afirmativ|incentiv|encoraj|estimul|bem vind|autodeclar|\bcotas?\b|mais mulheres|mulheres (na|em) (lideranca|tecnologia|ti|stem)|represent|^mulher(es)?, |priorizamos a diversidade/
/**
 * 'Mulheres negras', 'homens trans', 'mulheres 50+': a sex combined with an underrepresented group is an affirmative
 * measure too.
 */
const GROUP =
  '(?:negr|pret|pard|indigen|quilombol|trans|travest|pcds?\\b|(?:com ' +
  ')?deficien|refugiad|imigrant|lgbt|lesbic|vitima|em ' +
  'situacao|periferic|ribeirinh|cigan|autist|(?:[4-6]\\d ?\\+)|(?:com|de|a) ' +
  '(?:mais|partir|acima) (?:de|dos?) [4-6]\\d)'
const AFFIRMATIVE_SEX = new RegExp(`^(?!.*(?:${REFUSED}|${REFUSED_AFTER})).*\\b${SEXES} (?:\\w+ ){0,2}${GROUP}`)
/**
 * A welcoming word does not excuse a criterion of sex, colour or family beside it: only these words say that it does
 * not matter.
 */
const EITHER_WAY = /independente|indiferente|irrelevante|nao importa|amb[oa]s os|sem distincao/

const unless =
  (excuse: RegExp, broken: Criterion['broken']): Criterion['broken'] =>
  (said, job_type) =>
    broken(said, job_type) && !excuse.test(said) && !AFFIRMATIVE.test(said)

const CRITERIA: Criterion[] = [
  {
    rule: 'CLT 442-A',
    words: 'a lei não deixa exigir mais de 6 meses de experiência',
    broken: (said) => requiredMonths(said) > MOST_MONTHS,
  },
  {
    rule: 'CLT 373-A',
    words: 'a vaga não pode ter critério de sexo',
    broken: unless(EITHER_WAY, (said) => asksTrait(SEX)(said) && !AFFIRMATIVE_SEX.test(said)),
  },
  {
    rule: 'CLT 373-A',
    words: 'a vaga não pode ter critério de idade',
    broken: unless(
      INCLUSIVE,
      (said, job_type) => asksAge(said, job_type) || (job_type !== 'young_apprentice' && asksTrait(YOUTH)(said)),
    ),
  },
  {
    rule: 'Lei 9.029/1995',
    words: 'a vaga não pode ter critério de cor, raça ou aparência',
    broken: unless(EITHER_WAY, (said) => asksTrait(RACE)(said) || asksTrait(LOOKING)(said)),
  },
  {
    rule: 'Lei 9.029/1995',
    words: 'a vaga não pode ter critério de estado civil ou situação familiar',
    broken: unless(EITHER_WAY, asksTrait(FAMILY)),
  },
  {
    rule: 'Lei 9.029/1995',
    words: 'a vaga não pode ter critério pessoal como este',
    broken: unless(INCLUSIVE, asksTrait(PERSONAL)),
  },
]

function faultOf(sentence: string, said: string, job_type: string | null | undefined): Fault[] {
  const found = CRITERIA.find(({ broken }) => broken(said, job_type))
  return found ? [{ sentence, rule: found.rule, words: found.words }] : []
}

/** At most one fault per sentence; the next one shows after its correction. */
export function faultsIn(text: string, job_type?: string | null): Fault[] {
  return sentencesOf(text).flatMap((pieces) =>
    pieces.flatMap(({ sentence, said }) => faultOf(sentence, said, job_type)).slice(0, 1),
  )
}

export const faultInWords = ({ sentence, rule, words }: Fault) =>
  `“${sentence}”: ${words} (${rule}). Reescreva essa frase.`
