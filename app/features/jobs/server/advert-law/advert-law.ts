// Checks job adverts by law, sentence by sentence. What is certain is refused; in doubt a sentence passes. CLT 442-A:
// at
// most six months of required experience. CLT 373-A I and Lei 9.029/1995: no criteria of sex, age, colour or family.
import { asksAge } from './age-criteria.ts'
import { asksTrait, FAMILY, RACE, SEX, SEXES } from './person-criteria.ts'
import { LOOKING, PERSONAL, YOUTH } from './private-criteria.ts'
import { REFUSED, REFUSED_AFTER } from './refusing.ts'
import { requiredMonths } from './required-experience.ts'
import { sentencesOf } from './sentences-of.ts'

type Reason = { rule: string; words: string }
export type Fault = { sentence: string; reasons: Reason[] }
type Criterion = Reason & { broken: (said: string, job_type?: string | null) => boolean }

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

/** What a sentence breaks; the last criterion says nothing that an earlier one has not said better. */
function reasonsIn(said: string, job_type: string | null | undefined): Reason[] {
  const broken = CRITERIA.filter((criterion) => criterion.broken(said, job_type))
  return broken.filter((criterion, at) => criterion !== CRITERIA.at(-1) || at === 0)
}

/** One fault for each sentence, with all that stands against it. */
export function faultsIn(text: string, job_type?: string | null): Fault[] {
  return sentencesOf(text).flatMap((pieces) => {
    const faults = pieces
      .map(({ sentence, said }) => ({ sentence, reasons: reasonsIn(said, job_type) }))
      .filter(({ reasons }) => reasons.length)
    const [first] = faults
    const reasons = new Map(
      faults.flatMap((fault) => fault.reasons.map(({ rule, words }) => [words, { rule, words }] as const)),
    )
    return first ? [{ sentence: first.sentence, reasons: [...reasons.values()] }] : []
  })
}

const EACH = new Intl.ListFormat('pt-BR')

export const faultInWords = ({ sentence, reasons }: Fault) =>
  `“${sentence}”: ${EACH.format(reasons.map(({ rule, words }) => `${words} (${rule})`))}. Reescreva essa frase.`
