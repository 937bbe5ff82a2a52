const NUMBERS: Record<string, number> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9, dez: 10, onze: 11, doze: 12, dezoito: 18, vinte: 20 }
const MONTHS: Record<string, number> = { ano: 12, anos: 12, mes: 1, meses: 1, semestre: 6, semestres: 6 }
const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`
const DURATION = new RegExp(`(?:(mais de|acima de|superior a|maior que) )?\\b(${NUMBER})\\+?(?: (?:a|ou|e|ate) (?:${NUMBER}))?(?: \\([a-z ]+\\))?\\+? (anos?|mes(?:es)?|semestres?)( e meio)?`, 'g')
const EXPERIENCE = /\b(experiencia|vivencia|atuacao|pratica|atuando|(?<=(?:anos?|mes(?:es)?|semestres?) (?:de |em )(?:registro (?:em|na) )?)carteira)\b/g

/** Not asked of the candidate: wished for, not needed, or told of the company and of the contract. */
const EXCUSED = /desejavel|desejada|diferencial|preferencia|seria? um plus|nao (e |sao )?(necessari|exig|precis|obrigatori|requer)|sem (a )?(necessidade|exigencia)|sem experiencia|dispensa|(contrato|periodo|prazo) de experiencia/
/** The years before which it stands are the company's own, unless they are asked of somebody. */
const OF_COMPANY = /\b(somos|temos|nossa|nosso|nossos|empresa|grupo|companhia|fundad[ao]|tradicao|historia|consolidada|lider)\b/
const ASKED = /\b(pede|pedimos|exig\w+|requer\w*|precis\w+|necessari\w+|obrigatori\w+|minim[oa]|comprovad[ao]|superior|pelo menos|profissional|pessoa|candidat[ao]|alguem|quem)\b/
const OF_TRADE = /^ de (tradicao|historia|mercado|fundacao)\b/
const FURTHEST = 60

const monthsOf = ([, more, number = '', unit = '', half]: RegExpMatchArray) => {
  const months = (NUMBERS[number] ?? Number(number)) * (MONTHS[unit] ?? 0)
  return months + (half ? 6 : 0) + (more ? 1 : 0)
}

/** Months of experience that a folded sentence requires; 0 when it requires none. */
export function requiredMonths(said: string): number {
  if (EXCUSED.test(said)) return 0
  const asks = ASKED.test(said)
  const asked = [...said.matchAll(EXPERIENCE)].map(({ index }) => index)
  const near = [...said.matchAll(DURATION)].filter(({ 0: { length }, index }) => {
    const ofCompany = !asks && (OF_COMPANY.test(said.slice(0, index)) || OF_TRADE.test(said.slice(index + length)))
    return !ofCompany && asked.some((at) => Math.abs(at - index) <= FURTHEST)
  })
  return Math.max(0, ...near.map(monthsOf))
}
