import { ofCandidate } from './of-candidate.ts'

const UNITS = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const TEENS = ['quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove']
const TENS = ['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta']
const SPELT = new RegExp(`\\b(?:(${TEENS.join('|')})|(${TENS.join('|')})(?: e (${UNITS.join('|')}))?)\\b`, 'g')

const inDigits = (said: string) =>
  said.replace(SPELT, (_, teen?: string, ten?: string, unit?: string) => String(teen ? TEENS.indexOf(teen) + 14 : (TENS.indexOf(ten!) + 2) * 10 + (unit ? UNITS.indexOf(unit) + 1 : 0)))

/** 'Idade até 35' means years even when it does not say so. */
const withYears = (said: string) => said.replace(/\b(?:idade|faixa etaria)(?: [a-z]+){0,3} \d{2}(?: (?:(?:a|e|ate|aos) )?\d{2})?\b(?! (?:anos|(?:a|e|ate|aos) \d|\d))/g, '$& anos')

const LEAST = 14
const NO_LIMIT = 99
const RANGES: { says: RegExp; ages: (...years: number[]) => [number, number] }[] = [
  { says: /\b(\d{2}) (?:(?:a|e|ate|aos) )?(\d{2}) anos\b/, ages: (from = 0, to = 0) => [from, to] },
  { says: /\b(?:ate(?: os)?|(?:no )?maxim[ao](?: de)?|menos de|menor(?:es)? (?:de|que)|inferior a|abaixo de|limite (?:de idade )?(?:de )?)\s?(\d{2}) anos\b/, ages: (to = 0) => [LEAST, to] },
  { says: /\b(?:maior(?:es)? (?:de|que)|acima d[eo]s?|mais de|a partir d[eo]s?|minim[ao](?: de)?|superior a|(?<=ter )|(?<=idade ))\s?(\d{2}) anos\b/, ages: (from = 0) => [from, NO_LIMIT] },
]
/** Years followed by anything else are of a trade, a loan, a house: '30 anos de mercado'. */
const ENDS = /^(?:$|,| de idade| complet\w+| ou (?:mais|menos)| no (?:minimo|maximo)| e (?!\d)| com | cursando| estudando| que | residentes?| moradores)/
const OF_COMPANY = /\b(somos|temos|noss[oa]s?|empresa|grupo|companhia|marca|mercado|historia|tradicao|lider|fundad[ao]|juros|parcelas?)\b/
/** 'Mais de 30 anos' alone tells of the house as well as of a person. */
const VAGUE = /^(?:com )?mais de/

/** At 18 minors are protected; drivers of heavy vehicles (CTB 145) and guards must be 21 by law. */
const MAY_ASK_FROM = 21
/** From here a least age opens a door that others shut: a programme for 50 and more is an affirmative measure. */
const AFFIRMATIVE_FROM = 45

/** A least age is lawful up to there, and any within 14 to 24 for an apprentice (CLT 428). */
export function asksAge(sentence: string, job_type?: string | null): boolean {
  const said = withYears(inDigits(sentence))
  for (const { says, ages } of RANGES) {
    const found = says.exec(said)
    if (!found) continue
    const [from, to] = ages(...found.slice(1).map(Number))
    const before = said.slice(0, found.index)
    const ofCompany = to === NO_LIMIT && (OF_COMPANY.test(said) || VAGUE.test(said))
    if (from < LEAST || ofCompany || !ENDS.test(said.slice(found.index + found[0].length)) || !ofCandidate(before)) return false
    if (to === NO_LIMIT) return from > MAY_ASK_FROM && from < AFFIRMATIVE_FROM
    return !(job_type === 'young_apprentice' && to <= 24)
  }
  return false
}
