import { atMost } from './at-most.ts'
import { doneSince, LASTING, LASTS, ofOthers } from './whose-years.ts'
import { wished } from './wished.ts'

const NUMBERS: Record<string, number> = {
  zero: 0,
  hum: 1,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  vinte: 20,
  trinta: 30,
}
const MONTHS: Record<string, number> = {
  ano: 12,
  anos: 12,
  mes: 1,
  meses: 1,
  semestre: 6,
  semestres: 6,
  decada: 120,
  decadas: 120,
  semana: 7 / 30.5,
  semanas: 7 / 30.5,
  dia: 1 / 30.5,
  dias: 1 / 30.5,
}
const SPELT = Object.keys(NUMBERS).join('|')
const NUMBER = `\\d{1,3}|${SPELT}`
const UNIT = Object.keys(MONTHS).sort().reverse().join('|')
/**
 * 'No 2º ano' is an ordinal, not a duration. Of 'de 6 meses a 1 ano' and 'de 1 e no máximo 3 anos' the first number
 * counts.
 */
const DURATION = new RegExp(
  `(?<!\\b[nda]?o )\\b(${NUMBER})\\+?(?: (?:a|ou|e|ate)(?: (?:no )?max\\w*(?: de)?)? ` +
    `(?:${NUMBER}))?(?: (?:${SPELT}))?\\+? (${UNIT})\\b( e meio)?(?: ou mais)?(?: ` +
    `(?:a|ate|(?<=\\bentre \\w+ \\w+ )e) (?:${NUMBER}) (?:${UNIT})\\b)?`,
  'g',
)
/** 'Anos de experiência: 3', 'experiência (em anos): 3' as if written in the usual order. */
const LABELLED = /\b(?:experiencia,?(?: em)? (anos|meses)|(anos|meses) de experiencia)(?: minim[ao])? (\d{1,2})$/

/**
 * Words for experience, except customers' experience ('a melhor experiência ao cliente') and the probation contract.
 */
const EXPERIENCE = new RegExp(
  [
    '\\b(?<!\\b(?:contratos?|periodos?|prazos?) de ' +
      ')(?:experiencia|vivencia|atuacao|pratica|atuando|bagagem|experientes?|exp)\\b(?! ' +
      '(?:d[aeo]s?|a[os]?|para [ao]s?) ' +
      '(?:client|usuari|consumidor|comprador|hosped|pacient|alun|compra))',
    '\\b(?<=\\b(?:ter|tenham?|haver|ja) )(?:atuado|trabalhado|exercido|atuou|trabalhou)\\b',
    '\\b(?:atuar|atue|trabalhar|trabalhe)(?= (?:(?:com|em|n[oa]s?|como) \\w+ )?ha )',
    '\\b(?<=\\b(?:anos?|mes(?:es)?|semestres?) (?:de |em )?(?:registr\\w+ ' +
      '(?:em|na) |comprovad\\w+ (?:em|na) )?)carteira\\b',
  ].join('|'),
  'g',
)
const FURTHEST = 60

const LEAST = '(?:(?:no |um |de |com |ao |pelo )*(?:minim[oa]|menos|mais|acima|superior)(?: (?:de|a))? )?'
/** Without the word: what somebody knows or has done, and for how long. */
const KNOWN = new RegExp(
  `\\b(?:conhecimentos?|dominio|dominar|historico|trajetoria|registro (?:em|na) (?:carteira|ctps)|carteira ` +
    `(?:assinada|de trabalho)|ctps|passagem|(?<=\\b(?:ter|tenham?|haver|ja) )(?:passado|ficado|vivido|sido(?! ` +
    `(?:alun|estudant))|exercido|ocupado))(?: \\w+){0,4}? (?:(?:de|por|ha|com|durante) )?${LEAST}$`,
)
/** Without such words: required years in a trade ('ter 2 anos em vendas'). */
const ASK = new RegExp(
  `\\b(?:requisitos?|comprov(?:ar|ando|acao de|ante de)|tempo ` +
    `minimo|exig\\w+|pedimos|precisa\\w*|necessari[oa]s?|obrigatori[oa]s?|ter|tenham?|possuir|possua|` +
    `(?:profissiona(?:l|is)|candidat[oa]s?|alguem|quem|pessoas?) ` +
    `(?:com|que tem|tem|tenha)) (?:ter |de )?${LEAST}$`,
)
const BEGINS = new RegExp(`(?:^|, )${LEAST}$`)
const LEAST_BEGINS = /(?:^|, )(?:no |um |de |ao |pelo )*(?:minim[oa]|menos)(?: de)? $/
const NO_TRADE =
  `(?:mercado|brasil|pais|mundo|exterior|cada|media|total|seguida|regime|operacao|parceria|idade|` +
  `casa|historia|tradicao|atividade|vida|residencia|moradia|antecedencia|filhos?|cnh|vale|acesso|academia|ferias|folga)`
const IN_TRADE = new RegExp(`^ (?:em|n[oa]s?|como|(?:trabalh|atu)ando) (?!(?:\\w+ )?${NO_TRADE}\\b)`)
const OF_TRADE = new RegExp(`^ (?:de|com) (?!${NO_TRADE}\\b)`)
/** 'Java (5 anos), Excel: 2 anos': a name, then years only. Months in this form are a duration. */
const NAMED = new RegExp(
  `(?:^|, |\\be )(?:[a-z0-9+]+ ` +
    `){0,3}(?!(?:de|por|ha|ate|a|ao|as|os|o|e|ou|em|com|apos|cada|mais|para|entre|durante|primeir\\w+|ultim\\w+|` +
    `proxim\\w+|seus?|dos?|tem|temos|somos|faz|fazem) ` +
    ')[a-z0-9+]+,? (?:(?:no )?minimo (?:de )?|pelo menos )?$',
)
const NO_MORE = /^(?:$|,| e (?!\d)| ou mais| no minimo)/

/** 'Ter 3 anos de mercado', 'sênior com 6 anos'. */
const TO_HAVE = new RegExp(`\\b(?:ter|tenham?|possuir|possua) ${LEAST}$`)
const CAREER = /^ de (?:mercado|estrada|profissao|carreira|ramo|area|oficio|funcao|praca|chao de fabrica)\b/
const CRAFT = /^ de (?:profissao|oficio|chao de fabrica)\b/
const LEVEL = new RegExp(`^(?:\\w+ ){0,3}(?:junior|pleno|senior|jr|sr) (?:\\w+ ){0,2}com ${LEAST}$`)

/** Says anywhere in the sentence that none is required, or that the job provides it. */
const NONE =
  /nao (precis|exig|pedi|requer|e (necessari|exig|obrigatori)|necessari|obrigatori)\w*( de)? (ter )?experiencia|sem (a )?(necessidade|exigencia)|sem experiencia|\bdispens|experiencia (previa |anterior )?nao (?!superior|inferior|menor|maior|(serao|sera|podem|pode|devem|deve) (?!exig|necess|obrig|pedid|requer|cobrad|precis)|particip|se candidat|serve|basta|precis\w+ (se candidat|enviar|mandar))|(ganhar|adquirir|adquirida|acumular)\b|\bvoce (tera|ganhara|adquirira|acumulara|sai(ra)?)\b/
const MORE = /\b(?:mais (?:de|que)|acima de|superior a|maior que) $/

function monthsOf(before: string, [, number = '', unit = '', half]: RegExpMatchArray) {
  const months = (NUMBERS[number] ?? Number(number)) * (MONTHS[unit] ?? 0)
  return months + (half ? 6 : 0) + (MORE.test(before) ? 1 : 0)
}

/** Whether years without the word experience are required. */
function unnamed(words: string, before: string, after: string) {
  if (LASTING.test(after)) return false
  if (KNOWN.test(before) || doneSince(before, after)) return true
  if ((TO_HAVE.test(before) && CAREER.test(after)) || (BEGINS.test(before) && CRAFT.test(after))) return true
  if (LEVEL.test(before) && NO_MORE.test(after)) return true
  if (IN_TRADE.test(after)) return ASK.test(before) || BEGINS.test(before)
  if (OF_TRADE.test(after))
    return ASK.test(before) || LEAST_BEGINS.test(before) || (words.includes('+') && BEGINS.test(before))
  return words.includes('ano') && NO_MORE.test(after) && NAMED.test(before) && !LASTS.test(before)
}

/** Months of experience that a folded sentence requires; 0 for none. */
export function requiredMonths(sentence: string): number {
  const text = sentence.replace(LABELLED, 'experiencia $3 $1$2')
  if (NONE.test(text)) return 0
  const named = [...text.matchAll(EXPERIENCE)].map(({ index }) => index)
  let most = 0
  for (const duration of text.matchAll(DURATION)) {
    const { 0: words, index } = duration
    const before = text.slice(0, index)
    const after = text.slice(index + words.length)
    const months = monthsOf(before, duration)
    if (months <= most || atMost(before, after)) continue
    if (!named.some((at) => Math.abs(at - index) <= FURTHEST) && !unnamed(words, before, after)) continue
    if (!wished(text, index) && !ofOthers({ said: text, before, after, months, unit: duration[2]! })) most = months
  }
  return most
}
