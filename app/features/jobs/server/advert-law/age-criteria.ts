import { inOrder } from './in-order.ts'
import { ofCandidate, WAIVED } from './of-candidate.ts'
import { REFUSED, REFUSED_AFTER } from './refusing.ts'

const UNITS = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const TEENS = ['quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove']
const TENS = ['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta']
const SPELT = new RegExp(`\\b(?:(${TEENS.join('|')})|(${TENS.join('|')})(?: e (${UNITS.join('|')}))?)\\b`, 'g')

const inDigits = (said: string) =>
  said.replace(SPELT, (_, teen?: string, ten?: string, unit?: string) =>
    String(teen ? TEENS.indexOf(teen) + 14 : (TENS.indexOf(ten!) + 2) * 10 + (unit ? UNITS.indexOf(unit) + 1 : 0)),
  )

/** 'Idade até 35' and 'ter menos de 30' mean years without the word. */
const BARE =
  /\b(?:ter(?: passado| completado)?|tenham?|pessoas|candidat[oa]s|profissionais|jovens|maior(?:es)?|menor(?:es)?) (?:(?:com|tenham?|no|mais|menos|acima|abaixo|maximo|minimo|maior(?:es)?|menor(?:es)?|ate|de|que|d?os) ){1,6}\d{2}(?=$|,| nao\b)/g
const withYears = (said: string) =>
  said
    .replace(BARE, '$& anos')
    .replace(
      /\b(?:idade|faixa etaria)(?: [a-z]+){0,4} \d{2}(?: (?:(?:a|e|ate|aos) )?\d{2})?\b(?! (?:anos|(?:a|e|ate|aos) \d|\d))/g,
      '$& anos',
    )

const LEAST = 14
const NO_LIMIT = 99
const ANY: [number, number] = [LEAST, NO_LIMIT]
const RANGES: { says: RegExp; ages: (...years: number[]) => [number, number] }[] = [
  { says: /\b(\d{2}) (?:(?:a|e|ate|aos) )?(\d{2}) anos\b/, ages: (from = 0, to = 0) => [from, to] },
  {
    says: /\b(?:maior(?:es)?|mais|acima) (?:de|dos|que) (\d{2})(?: anos)? e (?:menor(?:es)?|menos|abaixo) (?:de|dos|que) (\d{2}) anos\b/,
    ages: (from = 0, to = 0) => [from, to],
  },
  { says: /\bcasa dos (\d0) anos\b/, ages: (from = 0) => [from, from + 9] },
  {
    says: /\b(?:ate(?: os)?|(?:no )?max(?:im[ao])?(?: de)?|menos (?:de|que)|menor(?:es)? (?:de|que)|inferior a|abaixo d[eo]s?|limite (?:de idade )?(?:de )?)\s?(\d{2}) anos\b/,
    ages: (to = 0) => [LEAST, to],
  },
  {
    says: /\b(?:maior(?:es)? (?:de|que)|acima d[eo]s?|mais (?:de|que)|a partir d[eo]s?|min(?:im[ao])?(?: de)?|superior a|(?:por volta|em torno|cerca) de|(?:completad|feit|passad)o(?: dos)?|(?:ultrapass|exced|pass)\w*(?: (?:d[eo]s?|os))?|(?<=ter )|(?<=\bidade (?:[a-z]+ ){0,4}))\s?(\d{2}) anos\b/,
    ages: (from = 0) => [from, NO_LIMIT],
  },
]
/** Years before another noun belong to a trade, a loan or a company: '30 anos de mercado'. */
const ENDS =
  /^(?:$|,| de idade| complet\w+| ou (?:mais|menos)| no (?:minimo|maximo)| e (?!\d)| com | cursando| estudando| que | residentes?| moradores| nao\b| n[ao] (?:data|momento|ato|admissao|contratacao))/
const OF_COMPANY =
  /\b(somos|temos|noss[oa]s?|empresa|grupo|companhia|marca|mercado|historia|tradicao|lider|fundad[ao]|juros|parcelas?)\b/
/** 'Mais de 30 anos' may speak of a company or of a person. */
const VAGUE = /^(?:com )?mais de/

/** Lawful minimum: 18 protects minors; drivers of heavy vehicles (CTB 145) and guards must be 21. */
const MAY_ASK_FROM = 21
/** From here a minimum age is an affirmative measure: a programme for people of 40 and more. */
const AFFIRMATIVE_FROM = 40

/** A negated limit is inverted: 'não ter mais de 35 anos' is 'até 35 anos'. */
const DENIED = new RegExp(
  `\\b(?:que )?(?:ainda )?(?:${REFUSED}|nao (?:(?:pode|deve)(?:m|ra|rao)? ` +
    ')?|(?:vedad|proibid)[oa]s? (?:(?:a|aos|para) )?|nada de )',
)
const DENIED_AFTER = new RegExp(`^(?: anos)?(?:${REFUSED_AFTER}| nao$)`)
/** 'Não é preciso ter mais de 25 anos', 'não só para quem tem menos de 30' ask nothing. */
const NOTHING_ASKED =
  /\bnao (?:\w+ )?(?:precis|necessi|necessari|exig|pedi|requer|obrigatori|import|ha |existe|temos|limit|descart|recus|rejeit|deixamos|preocup|so |apenas|somente)|\bsem limite\b/
const MORE_THAN = inOrder(/\bnao /, /(?:so|apenas|somente)\b/)

const WAIVED_AFTER = /^(?: anos)? nao (?:e|sera) (?:obrigatori|necessari|exig|precis|requisito|criterio)/

/** A year of birth is an age; 'nascida em 1995' usually speaks of the company. */
const BORN =
  /\b(?:nascid[oa]s?|nascimento|nascer|nasceu|nasceram)(?: (?:no|n?os|em|ano|anos|d?e|a|partir|ate|entre|antes|depois|apos|desde|posterior|anterior|maior|menor|igual|que|do|data|minim[oa]|maxim[oa]|\d\d)){0,6} (?:19|20)\d\d\b(?: ou (?:antes|depois|mais))?/
const BORN_ONCE = /\b(?:nascid[oa]s?|nasceu) em \d+$/
const CALLS_BORN = /(?:data|ano)s? de $/

function otherwise(from: number, to: number): [number, number] {
  if (to === NO_LIMIT) return [LEAST, from]
  return from === LEAST || to <= MAY_ASK_FROM ? [to, NO_LIMIT] : [from, to]
}

function asksBirthYear(text: string) {
  const found = BORN.exec(text)
  if (!found || OF_COMPANY.test(text)) return false
  const before = text.slice(0, found.index).replace(CALLS_BORN, '').replace(DENIED, '')
  return (before !== '' || !BORN_ONCE.test(found[0])) && ofCandidate(before)
}

/** The range of ages, if the preceding words ask it of the candidate. */
function agesAsked(text: string): [number, number] {
  for (const { says, ages } of RANGES) {
    const found = says.exec(text)
    if (!found) continue
    const [from, to] = ages(...found.slice(1).map(Number))
    const after = text.slice(found.index + found[0].length)
    const led = text.slice(0, found.index).replace(WAIVED, '')
    const before = led.replace(DENIED, '')
    const denied = before !== led || DENIED_AFTER.test(after)
    const ofCompany = to === NO_LIMIT && !denied && (OF_COMPANY.test(text) || VAGUE.test(text))
    if (
      from < LEAST ||
      ofCompany ||
      NOTHING_ASKED.test(led) ||
      MORE_THAN(led) ||
      WAIVED_AFTER.test(after) ||
      !ENDS.test(after) ||
      !ofCandidate(before)
    )
      return ANY
    return denied ? otherwise(from, to) : [from, to]
  }
  return ANY
}

/** A minimum age is lawful up to that limit, and any within 14 to 24 for an apprentice (CLT 428). */
export function asksAge(sentence: string, job_type?: string | null): boolean {
  const apprentice = job_type === 'young_apprentice'
  const text = withYears(inDigits(sentence))
  if (!apprentice && asksBirthYear(text)) return true
  const [from, to] = agesAsked(text)
  if (to === NO_LIMIT) return from > MAY_ASK_FROM && from < AFFIRMATIVE_FROM
  return !(apprentice && to <= 24)
}
