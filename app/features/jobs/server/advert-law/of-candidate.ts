/**
 * People whom an advert may seek. The same words also name people served or taught, so the preceding words decide.
 */
const WHO =
  'jovem|jovens|pessoas?|profissiona(?:l|is)|candidat[oa]s?|estudantes?|alun[oa]s?|universitari[oa]s?|' +
  'aprendiz(?:es)?|estagiari[oa]s?|adult[oa]s|homens?|mulher(?:es)?|mocas?|rapaz(?:es)?|curriculos?|quem|alguem|um|' +
  'uma|o|a|os|as'
/** For whom a job is meant, and wishes about age, which are criteria too. */
const MEANT =
  '(?:voltad|direcionad|dirigid|restrit|reservad|limitad|pensad|indicad|recomendad|permitid)[oa]s?|disponive(?:l|' +
  'is)|unicamente|ideal|ideais|desejad[oa]s?|sugerid[oa]s?|aproximad[oa]s?|exigid[oa]s?|alvo|em ' +
  'torno|cerca'
const LINK =
  `${MEANT}|com|que|de|entre|dos?|da|por ` +
  'volta|compative(?:l|is)|tem|ter|tenham?|devem?|precisam?|idade|faixa ' +
  `etaria|faixa|ser|sejam?|estar|por|para|na|no|m(?:in|ax)im[oa]|e|so|somente|apenas|exclusiv\\w+|preferencia\\w*|` +
  `destinad\\w+|abertas?|publico|aos?`
/** Words that ask for somebody: what follows directly is a criterion. */
const CALL =
  '(?:(?:estamos )?(?:(?:a|em) (?:busca|procura) ' +
  'de|(?:contrat|busc|procur|selecion)ando)|(?:busco|procuro|prefiro|preciso de)|(?:preciso|precisamos) ' +
  'contratar|buscamos|procuramos|preferimos|contratamos|queremos|selecionamos|precisamos ' +
  'de|(?:contrata|procura|busca|seleciona) se|precisa se de|(?:empresa|loja|agencia|restaurante) ' +
  '(?:busca|procura|contrata)|vagas?|oportunidades?|posicao|estagio|' +
  'programas?(?= (?:restrit|exclusiv|reservad|limitad))|selecao|processo ' +
  'seletivo|cargos?|funcao|contratacao|trabalho(?= para )|exig\\w+(?: se)?|pedimos|requer(?: ' +
  'se)?|ser|ter|tenha|possuir|estar|esteja|requisitos?|perfil(?: ' +
  'desejado)?|obrigatori[oa]|necessari[oa]|candidat[oa]s?|damos preferencia|(?:so|somente|apenas) ' +
  '(?:aceitamos|admitimos)|(?:aceitamos|admitimos)(?= (?:so|somente|apenas) ))'

/**
 * 'Para jovens de 15 a 17 anos, dar aulas': 'para' may name whom the work serves. Read backwards from the end, since
 * the pattern is repeated for each leading word and would scan to the end each time.
 */
const LEAD = new RegExp(
  `$(?<=(?:^(?!(?:ao|para|publico) |com (?:${WHO}) )|, (?!publico )|\\b${CALL} )(?:(?:${WHO}|${LINK}) )*)`,
)

/** People and things of the work, and times that are no age. */
const OF_WORK =
  /\b(criancas?|adolescentes?|bebes?|idos[oa]s?|pacientes?|clientes?|consumidor\w*|hospedes?|moradores|usuari[oa]s?|dependentes?|filh[oa]s|turmas?|publico alvo|atender|atend(?:imento|emos|endo)|cuidar|cuid(?:ados?|amos|ando)|(?:trabalh|atu|lid)(?:ar|amos|ando|o) com|aulas?|ensinar|lecionar|vender|vendemos|produtos?|lojas? de|moda|roupas?|academia|clinica|pesquisas?|projetos?|creche|auxilio|plano|seguro|financi\w+|garantia|vigencia|prazo|contrato|duracao|nao)\b/

/** A waiver does not excuse a later requirement: 'não exigimos experiência, somente …'. */
export const WAIVED = /^nao (?:e |sera )?(?:precis|necessari|exig|pedi|requer)[^,]*, /

/** 'Atender clientes, somente homens': earlier words are unrelated. */
const BEFORE_ONLY =
  /^.*, (?=(?:so|somente|apenas|exclusiv\w+|unicamente|preferencia\w*|(?:busc|procur|contrat|precis|selecion)(?:amos|o)|queremos|preferimos) )/

/**
 * Whether the words before a criterion ask it of the candidate. In doubt not, because a refused advert can never be
 * published.
 */
export function ofCandidate(words: string) {
  const before = words.replace(WAIVED, '').replace(BEFORE_ONLY, '')
  return LEAD.test(before) && !OF_WORK.test(before)
}
