const NUMBERS: Record<string, number> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9, dez: 10, onze: 11, doze: 12, dezoito: 18, vinte: 20 }
const MONTHS: Record<string, number> = { ano: 12, anos: 12, mes: 1, meses: 1, semestre: 6, semestres: 6 }
const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`
const DURATION = new RegExp(`(?:(mais de|acima de|superior a|maior que) )?\\b(${NUMBER})\\+?(?: (?:a|ou|e|ate) (?:${NUMBER}))?(?: \\([a-z ]+\\))?\\+? (anos?|mes(?:es)?|semestres?)( e meio)?`, 'g')
const UNIT = '(?:anos?|mes(?:es)?|semestres?)'
/** Experience by its names; that of customers ('a melhor experiência ao cliente') is another thing. */
const EXPERIENCE = new RegExp(
  [
    '\\b(?:experiencia|vivencia|atuacao|pratica|atuando|bagagem|exp)\\b(?! (?:d[aeo]s?|a[os]?|para [ao]s?) (?:client|usuari|consumidor|comprador|hosped|pacient|alun|compra))',
    '\\b(?<=\\b(?:ter|tenham?|haver|ja) )(?:atuado|trabalhado|exercido|atuou|trabalhou)\\b',
    '\\b(?:atuar|atue|trabalhar|trabalhe)(?= ha )',
    `\\b(?<=${UNIT} (?:de |em )(?:registro (?:em|na) )?)carteira\\b`,
    `\\b(?<=\\b(?:minimo|minimo de|pelo menos|ter|possuir) (?:${NUMBER}) ${UNIT} )n[oa] (?:funcao|cargo|area)\\b`,
  ].join('|'),
  'g',
)

/** Tells in the whole sentence that none is asked, or that the job will give it. */
const NONE = /nao (precis|exig|pedi|requer|e (necessari|exig|obrigatori)|necessari|obrigatori)\w*( de)? (ter )?experiencia|sem (a )?(necessidade|exigencia)|sem experiencia|dispens|experiencia (previa |anterior )?nao |(contrato|periodo|prazo) de experiencia|plano de carreira|(ganhar|adquirir|adquirida|acumular)\b|\bvoce (tera|ganhara|adquirira|acumulara|sai(ra)?)\b/
/** A wish excuses what it leads and what it ends; ', desejável em vendas' wishes for the field and still asks for the years. */
const WISH = /\b(desejave(l|is)|desejad[oa]s?|diferencia(l|is)|preferencia\w*|(seria?|como) um plus|nao (e |sao |sendo |precis\w* ser )?(necessari|exig|precis|obrigatori|requer)\w*)/g
const WISH_ENDS = /^( nao| mas| porem|,| para (a )?vaga| n[oa] (processo|selecao)|$)/

/** The years before which it stands are the company's own, unless they are asked of somebody. */
const OF_COMPANY = /\b(somos|temos|nossa|nosso|nossos|empresa|grupo|companhia|fundad[ao]|tradicao|historia|consolidada|lider)\b/
const COMPANY_FOLLOWS = /^ de (experiencia|atuacao|vivencia)( \w+){0,4}, (noss[oa]s?|somos|temos|oferecemos|a (empresa|marca|companhia)|o (grupo|time))\b/
const ASKED = /\b(pede|pedimos|exig\w+|requer\w*|precis\w+|necessari\w+|obrigatori\w+|minim[oa]|comprovad[ao]|superior a|pelo menos|(profissional|pessoas?|candidat[ao]|alguem|quem)( \w+)? (com|que|de|tenha|possua|tem))\b/
const OF_TRADE = /^ de (tradicao|historia|mercado|fundacao)\b/
/** Nobody asks so much of a candidate, whatever else the sentence of a company says. */
const A_COMPANYS_AGE = 15 * 12

const OTHER = '(?!(?:experiencia|vivencia|atuacao|atuado|trabalhado|bagagem|exp|exig\\w+|requer|pede|pelo|menos|minim[oa]|comprovad[oa]|ter) )[a-z]+ '
/** How long the contract or the course lasts, or when something was: not how long the candidate did it. */
const OF_CONTRACT = new RegExp(`\\b(?:contrato|curso|duracao|dura|estagio|programa|bolsa|projeto|vigencia|garantia|prazo|formacao|graduacao|intercambio|treinamento|trainee|temporari[oa]|permanencia|carreira|vaga|residencia|disponibilidade|estagiar) (?:${OTHER}){0,3}$`)
const OF_PROGRAMME = /\b(?:programa|trainee|intercambio|estagio|rotacao|contrato) (?:de|com|dura) (?:ate )?$/
const WHEN = /\b(?:ultimos|(?<!atuado |trabalhado |exercido |experiencia )durante|proximos|a cada|apos|depois de|daqui a|dentro de|durante os|nos primeiros|(?<!atua\w* |trabalh\w* )ha) (?:mais de |ate |no maximo )?$/
const OF_COURSE = /^ de (?:curso|contrato|faculdade|graduacao|formacao|ensino|estudos?|cnh|habilitacao|duracao)\b/
const TIGHT = /^ (?:de |em )?(?:experiencia|vivencia|atuacao|pratica|bagagem)\b/
/** 'Maior de 18 anos, com experiência': so many years are a person's age, unless they touch the word. */
const AN_AGE = 14 * 12
const TIGHT_BEFORE = /\b(?:experiencia|vivencia|atuacao|pratica|bagagem|exp|atuado|trabalhado) (?:(?!em |e |ter |idade |maior)[a-z]+ ){0,3}$/
/** The colleagues' years, of whom the candidate learns. */
const OF_COLLEAGUES = /\b(?:aprend\w+|mentori\w+|acompanhad\w+|orientad\w+|supervisionad\w+|liderad\w+|convivencia|conviver|ao lado|lado a lado|junto|trabalh\w+|troca\w*)(?: \w+)? (?:com|de|por|a) (?:\w+ ){0,2}(?:profissiona|especialist|mentor|time|equipe|gente|pessoas|quem|lider|gestor|professor|tecnic|engenheir)\w* (?:\w+ )?(?:com|de|que)(?: \w+){0,2} $/
const FURTHEST = 60

const monthsOf = ([, more, number = '', unit = '', half]: RegExpMatchArray) => {
  const months = (NUMBERS[number] ?? Number(number)) * (MONTHS[unit] ?? 0)
  return months + (half ? 6 : 0) + (more ? 1 : 0)
}

function wished(said: string, at: number) {
  return [...said.matchAll(WISH)].some(({ 0: words, index }) => index < at || !said.slice(at, index).includes(',') || WISH_ENDS.test(said.slice(index + words.length)))
}

/** Whether the years told in between are somebody else's or something else's. */
function ofOthers(said: string, before: string, after: string, months: number) {
  if (COMPANY_FOLLOWS.test(after) || OF_COLLEAGUES.test(before)) return true
  if (months >= AN_AGE && !TIGHT.test(after) && !TIGHT_BEFORE.test(before)) return true
  if (WHEN.test(before) || OF_COURSE.test(after) || OF_PROGRAMME.test(before) || (!TIGHT.test(after) && OF_CONTRACT.test(before))) return true
  return (!ASKED.test(said) || months >= A_COMPANYS_AGE) && (OF_COMPANY.test(before) || OF_TRADE.test(after))
}

/** Months of experience that a folded sentence requires; 0 when it requires none. */
export function requiredMonths(said: string): number {
  if (NONE.test(said)) return 0
  const asked = [...said.matchAll(EXPERIENCE)].map(({ index }) => index)
  const near = [...said.matchAll(DURATION)].filter((duration) => {
    const { 0: words, index } = duration
    if (!asked.some((at) => Math.abs(at - index) <= FURTHEST) || wished(said, index)) return false
    return !ofOthers(said, said.slice(0, index), said.slice(index + words.length), monthsOf(duration))
  })
  return Math.max(0, ...near.map(monthsOf))
}
