/** Those an advert may call for. The same words also name those served or taught, so it counts what leads to them. */
const WHO =
  'jovem|jovens|pessoas?|profissiona(?:l|is)|candidat[oa]s?|estudantes?|alun[oa]s?|universitari[oa]s?|aprendiz(?:es)?|estagiari[oa]s?|adult[oa]s|homens?|mulher(?:es)?|mocas?|rapaz(?:es)?|quem|alguem|um|uma|o|a|os|as'
const LINK = 'com|que|de|entre|dos?|da|tem|ter|tenham?|devem?|deve ter|idade|n?a faixa|faixa etaria|faixa|ser|sejam?|estar|por|para|na|no|m(?:in|ax)im[oa]|e|so|somente|apenas|exclusiv\\w+|preferencia\\w*|destinad\\w+|abertas?|publico|ao'
/** After such words somebody is asked for: what follows at once is a criterion. */
const CALL =
  '(?:buscamos|procuramos|preferimos|contratamos|queremos|selecionamos|precisamos de|(?:contrata|procura|busca|seleciona) se|precisa se de|(?:empresa|loja|agencia|restaurante) (?:busca|procura|contrata)|vagas?|oportunidades? para|estagio para|ser|ter|tenha|possuir|estar|esteja|requisitos?|perfil(?: desejado)?|obrigatori[oa]|necessari[oa]|candidat[oa]s?|damos preferencia|(?:so|somente|apenas) (?:aceitamos|admitimos)|(?:aceitamos|admitimos)(?= (?:so|somente|apenas) ))'

/** 'Para jovens de 15 a 17 anos, dar aulas': what begins with 'para' may tell whom the work is for. */
const LEAD = new RegExp(`(?:^(?!(?:ao|para) |com (?:${WHO}) )|, |\\b${CALL} )(?:(?:${WHO}|${LINK}) )*$`)

/** The people and things of the work, and times that are nobody's age. */
const OF_WORK =
  /\b(criancas?|adolescentes?|bebes?|idos[oa]s?|pacientes?|clientes?|consumidor\w*|hospedes?|moradores|usuari[oa]s?|dependentes?|filh[oa]s|turmas?|publico alvo|atender|atend(?:imento|emos|endo)|cuidar|cuid(?:ados?|amos|ando)|aulas?|ensinar|lecionar|vender|vendemos|produtos?|lojas? de|moda|roupas?|academia|clinica|pesquisas?|projetos?|creche|auxilio|plano|seguro|financi\w+|garantia|vigencia|prazo|contrato|duracao|nao)\b/

/** What is waived first excuses nothing that is asked after it: 'não exigimos experiência, somente …'. */
export const WAIVED = /^nao (?:e |sera )?(?:precis|necessari|exig|pedi|requer)[^,]*, /

/** Whether the words before a criterion ask it of the candidate. In doubt they do not: what is refused can never be published. */
export function ofCandidate(words: string) {
  const before = words.replace(WAIVED, '')
  return LEAD.test(before) && !OF_WORK.test(before)
}
