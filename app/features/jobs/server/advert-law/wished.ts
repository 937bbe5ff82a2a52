// Whether required years are only a wish. A wish is in the same clause; a demand in it cancels the wish.
import { inOrder } from './in-order.ts'

const DEMAND = '(?:exig|obrigat|imprescind|indispens|essencia|fundamenta|mandatori|eliminatori|pre requisito)'
const BREAK = new RegExp(`,| mas | porem | contudo | e (?=${DEMAND}\\w*(?:mos|mente|e|em)\\b)`, 'g')
const DEMANDED = new RegExp(`\\b(?<!\\bnao (?:e |sao |sera |serao |ha )?)${DEMAND}`)

const FINE = '(?:muito )?(?:otim[oa]s?|bo[mans]+|lega(?:l|is)|interessantes?|bacanas?|perfeit[oa]s?)'
/** 'É bom ter' and '… é ótimo', but not '… e boa comunicação', which folds to the same. */
const FINE_TO_HAVE = `(?:seria|seriam|sera|serao) ${FINE}|(?:e|sao) ${FINE}(?=$|,| mas| ter | se voce | que )`

/** Words of a wish: 'um diferencial', 'conta pontos', 'seria ótimo', 'gostaríamos de'. */
const WISH = new RegExp(
  [
    'desejave(?:l|is)|preferive(?:l|is)|desejad[oa]s?|diferencia(?:l|is)|preferencia\\w*|opciona(?:l|is)|nao ' +
      '(?:e |sao |sendo |sera |precis\\w* ser )?(?:necessari|exig|precis|obrigatori|requer|eliminatori)\\w*',
    '(?:e|seria|como|sera) (?:um )?plus|nice to have|(?:^|(?:e|como|seria) (?:um )?)bonus(?=$|,| \\d| ' +
      'um)|bem vind[oa]s?|vantagem|pontos? (?:positivos?|fortes?|extras?|a mais|a favor)|se ' +
      '(?:possivel|houver)|(?:com )?bons olhos|agregam?|melhor ainda|tanto melhor',
    '(?:valoriz|apreci)(?:amos|ad[oa]s?|a se)|(?:cont|som|val|pes|ganh|rend)(?:a|am|ara|arao|em|e) (?:a ' +
      'favor|pontos?|muito)|ajud(?:a(?! de)|am|aria|ariam|ara)|pode(?:m|ra)? ' +
      '(?:ajudar|contar|somar)|faz(?:em)? (?:a )?diferenca|sa(?:i|em) na frente|leva(?:d[oa]s?|das)? em conta',
    '(?:gostar|adorar)i(?:a|amos)|idealmente|(?:o|como) ideal|seria(?:m)? (?:o )?ideal|^ideal|bom ' +
      `ter|${FINE_TO_HAVE}|(?:bom|otimo|legal|bacana|perfeito|excelente)(?:$|(?= se voce ))`,
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'g',
)
/**
 * A wish after a comma applies to the years only when it says nothing else: ', desejável em vendas' is about the
 * field.
 */
const WISH_ENDS = /^(?: nao| mas| porem|,| para (?:a )?vaga| n[oa] (?:processo|selecao)|$)/
const NOTHING_ELSE = /^[^,]*$|,(?: (?:e|sera|seria|sao|um|uma|como|isso|o que|grande|ja|ou|mas|nao))* $/
/** 'Se você tem 1 ano', 'com ou sem', 'mesmo sem': nobody is rejected for lacking them. */
const NOT_MISSED =
  /^(?:se|caso) (?!.*\bnao (?:(?:se|nos|precis\w+|perca) |candidat|particip|ser|pod|envi|mand))|\b(?:mesmo|com ou) sem (?:\w+ ){0,2}(?=\d|um)/
const HAS_NONE = /^(?:voce )?(?:ainda )?nao tem\b/
const SENT_AWAY = inOrder(/\bnao\b/, /candidat/)
const notMissed = (said: string) =>
  NOT_MISSED.test(said) || (HAS_NONE.test(said) && !SENT_AWAY(said.replace(HAS_NONE, '')))

function clauseAround(text: string, at: number) {
  let from = 0
  for (const { 0: words, index } of text.matchAll(BREAK)) {
    if (index >= at) return text.slice(from, index)
    from = index + words.length
  }
  return text.slice(from)
}

/** Whether a folded sentence only wishes at this place. In doubt it does. */
export function wished(text: string, at: number) {
  if (DEMANDED.test(clauseAround(text, at))) return false
  if (notMissed(text)) return true
  return [...text.matchAll(WISH)].some(({ 0: words, index }) => {
    if (index < at) return true
    const between = text.slice(at, index)
    return !between.includes(',') || (NOTHING_ELSE.test(between) && WISH_ENDS.test(text.slice(index + words.length)))
  })
}
