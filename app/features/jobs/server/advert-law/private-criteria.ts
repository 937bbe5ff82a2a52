import type { Trait } from './person-criteria.ts'
import { refusing } from './refusing.ts'

/** Nouns with which 'jovem' is no age: apprentices are young by law, a talent may have any age. */
const BY_NAME =
  '(?! (?:aprendi|talento|profissiona|estudant|universitari|formad|recem|e adult|e criativ|com ' +
  'deficiencia|pcd|negr|pret|pard|indigen|de (?:\\d|espirito|coracao)))'
const YOUNG = `(?:(?:mais )?jove(?:m|ns)|mais nov[oa]s?|gente nova)\\b${BY_NAME}`
const PERSON = '(?:pessoas?|candidat[oa]s?|profissiona(?:l|is)|alguem|gente)'

/** An age without a number. */
export const YOUTH: Trait = {
  asked: [new RegExp(`\\b(?:${PERSON}|ser|perfil) ${YOUNG}`, 'g')],
  plain: [
    new RegExp(
      `\\b(?:so|somente|apenas|exclusiv\\w+|unicamente|preferi\\w+|preferencia\\w*|restrit\\w+) ` +
        `(?:(?:para|por|a|aos?|de|ser|${PERSON}) )*${YOUNG}`,
    ),
    new RegExp(`^vagas? (?:para|a|aos) ${YOUNG}(?=$|,)`),
    /^jovens (?:apenas|somente)\b/,
    /\bnao (?:(?:pode|deve) )?(?:ser|sejam?) (?:idos|velh|jove)\w+/,
    ...refusing('(?:idos[oa]s?|(?:mais )?velh[oa]s?|da terceira idade|jovens)'),
  ],
}

const FINE =
  '(?:bo[am]|excelente|otim[oa]|bel[oa]|agradave(?:l|is)|impecave(?:l|is)|jove(?:m|ns)|fisic[oa]|atraente|' +
  'apresentave(?:l|is)|invejavel)'
const LOOKS =
  `(?:(?:${FINE}|apresentacao(?: pessoal)? e) aparencia|aparencia (?:(?:fisica|pessoal) ` +
  `)?(?:fisica|pessoal|${FINE}))(?! d[aeo]s? (?!candidat|pessoa))`
/** The look of a dish or a shop is work. */
const CARED_FOR =
  '\\b(?:zel|cuid|mant|garant|deix|avali|confer|melhor|defin|ajust|analis|pint|selecion|verific|inspecion|observ|' +
  'control|test|desenh|cri|renov)(?:ar|er|ir|ando|endo|indo)\\b|\\bnao ' +
  '(?:exig|pedi|import|e necess|e ' +
  'exig)|\\b(?:produt|frut|prat|tela|embalage|aliment|loja|vitrine|site|paredes?|pec|interface|relatori)\\w* ' +
  '(?:com|de|em) '

export const LOOKING: Trait = {
  asked: [
    new RegExp(
      `\\b(?:ser|${PERSON}|moc[oa]s?|rapaz(?:es)?|homens?|mulher(?:es)?) (?:muito ` +
        `|bem )?(?:bonit|magr|lind|esbelt|atraent)[oaei]s?\\b`,
      'g',
    ),
    /\b(?:porte|corpo|fisico) (?:atletico|esbelto|magro)\b/g,
  ],
  plain: [
    new RegExp(`^(?!.*(?:${CARED_FOR})).*\\b${LOOKS}`),
    new RegExp(
      `\\b(?<!\\bnao )(?:ter|possuir|exige se|necessari[oa]|obrigatori[oa]|candidat[oa]s? (?:com|de)) ${LOOKS}`,
    ),
    /\bnao (?:pode )?(?:ser|estar) (?:gord[oa]|obes[oa]|acima do peso)\b/,
    /\bfotos? de corpo inteiro\b|^peso proporcional\b/,
  ],
}

const PRIVATE = '(?:idade|estado civil|situacao familiar|faixa etaria|raca|etnia|orientacao sexual)'
const PRIVATE_TOO = '(?:cor|sexo|genero|religiao)'
const TELL =
  '(?:inform|indi[qc]|declar|mencion|diz|dig|conte|coloc|inclu|envi|mand|anex)(?:ar|er|ir|e|a|am|em|uam|ua|ue)?'
/** May describe others, and a waiver asks nothing. */
const OF_OTHERS =
  '\\b(?:client|pacient|crianc|hosped|usuari|alun|animais|produt|visitant|funcionari|colaborador|moradores|titular)|' +
  '\\b(?:nao|sem|nem)\\b'
const ASKED_OF_READER = `${PRIVATE}\\b(?!(?: \\w+){0,3} d[ao]s? (?!candidat)| (?:de \\w|minim|maxim|gestacional))`
const CHILDREN_TOLD =
  '(?:se (?:tem|possui|ha) filhos|se e (?:casad|solteir|mae|gestante)|(?:quantidade|numero) de filhos|quantos filhos)'

/** Asked of the reader: as a subject of research such a word concerns nobody. */
export const PERSONAL: Trait = {
  asked: [],
  plain: [
    new RegExp(
      `^(?!.*(?:${OF_OTHERS})).*\\b(?:${TELL}|curriculo (?:com|contendo))(?:,? [a-z]+){0,4},? ${ASKED_OF_READER}`,
    ),
    new RegExp(`\\b${TELL}(?: \\w+){0,3} (?:sua|seu) (?:${PRIVATE}|${PRIVATE_TOO})\\b`),
    new RegExp(`^(?!.*(?:${OF_OTHERS})).*\\b${TELL}(?: \\w+){0,2} ${CHILDREN_TOLD}`),
    ...refusing(
      '(?:pcds?|deficiencia|deficientes?|trans|transexua(?:l|is)|travestis?|gays?|lesbicas?|homossexua(?:l|is)|' +
        'estrangeir[oa]s?|refugiad[oa]s?)',
    ),
  ],
}
