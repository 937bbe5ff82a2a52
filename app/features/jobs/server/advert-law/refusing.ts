const PLURAL = '(?:contrata|admiti|aceita|seleciona|quere|considera|chama|entrevista)(?:re)?mos'
const THOSE =
  '(?:(?:pessoas?|candidat[oa]s?|profissiona(?:l|is)|jovens|mulheres|homens|quem|com|que|de|tem|tenham?|sao|sejam?|' +
  'estao|estejam|est[ae]|a|o|as|os|do ' +
  'sexo|ja|for|forem) ){0,5}'
const DONE = '(?:aceit|contratad|admitid|selecionad|considerad|chamad|bem vind)\\w*'

/** People whom the advert rejects, before or after naming them: 'não aceitamos …', '… não serão aceitas'. */
const PASSIVE = `(?:serao|sera|sao|e) ${DONE}`
export const REFUSED = `nao (?:${PLURAL}|(?:se )?(?:contrata|admite|aceita|seleciona)m?|${PASSIVE}) ${THOSE}`
export const REFUSED_AFTER =
  ` (?:\\w+ )?nao (?:${DONE}|(?:serao|sera|sao|podem ser|pode ` +
  `ser|devem|podem|deve|pode) (?:${DONE}|se candidat\\w+|participar))\\b`

/** 'Vaga não disponível para', 'fechada para' exclude them; 'não restrita a' and 'não é só para' include them. */
const JOB = '(?:vagas?|oportunidades?|cargos?|funcao|posicao|selecao|processo seletivo|contratacao|estagio|trabalho)'
const SHUT =
  '(?:nao (?:(?:e|esta|seja|sera) ' +
  ')?(?:(?:disponive|abert|indicad|recomendad|destinad|voltad|dirigid|direcionad|permitid|adequad)\\w* ' +
  '|(?:uma? )?(?:vaga|cargo|funcao|trabalho) |(?:ha|temos|existem?) vagas? ' +
  ')?|(?:indisponive|proibid|vedad|fechad|contraindicad)\\w* )(?:para|a|ao|aos|as)'

export const refusing = (whom: string) => [
  new RegExp(`\\b${REFUSED}${whom}\\b`),
  new RegExp(`\\b${whom}${REFUSED_AFTER}`),
  new RegExp(`(?:^|\\b${JOB} (?:\\w+ ){0,2}?)${SHUT} ${THOSE}${whom}\\b`),
]
