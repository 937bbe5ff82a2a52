import { ofCandidate } from './of-candidate.ts'
import { REFUSED, REFUSED_AFTER, refusing } from './refusing.ts'

const SEXES = '(?:home(?:m|ns)|mulher(?:es)?|moc[oa]s?|menin[oa]s?|garot[oa]s?|rapaz(?:es)?|senhoras?|senhoritas?)'
/** Of those served the same endings are told: 'cliente mulher', 'ambiente masculino'. */
const OCCUPATION = '(?!client|pacient|ambient|adolescent|consumidor|carteira)(?:\\w+(?:eir[oa]|[aei]nte|ete|[dt]ora?|ista)|vendedora?|(?:secret|estagi|oper|funcion)ari[oa]|garcom|baba|auxiliar)(?: (?:de|em) (?!moda|roupa|linha|produto)\\w+)?'

/** `asked` breaks the law where the words before it ask for somebody, `plain` wherever it stands. */
type Trait = { asked: RegExp[]; plain: RegExp[] }

export const SEX: Trait = {
  asked: [new RegExp(`\\b${SEXES}\\b`, 'g'), /\b(?:sexo|genero)(?: (?:do candidato|exigido|desejado|preferencial))? (?:masculino|feminino)\b/g, /\b(?:masculin|feminin)[oa]s?\b/g],
  plain: [
    ...refusing(`(?:${SEXES}|(?:do sexo )?(?:masculin|feminin)[oa]s?)`),
    new RegExp(`^(?:vagas? (?:(?:de|para) )?)?${OCCUPATION},? ${SEXES}(?=$|,| com | para )`),
    /^sexo [mf]$/,
    /^(?:vagas? (?:(?:de|para) )?)?(?:auxiliar|atendente|assistente|vendedora?|recepcionista|secretari[ao]|cozinheir[ao]|balconista|estagiari[ao]) (?:masculin|feminin)[oa]$/,
    // 'Nosso público-alvo' are the customers; as a label of its own it is whom the advert wants.
    new RegExp(`^(?:publico alvo|perfil)(?: da vaga)? (?:${SEXES}|masculino|feminino)\\b`),
    new RegExp(`^(?!.*\\batend(?:er|imento|emos))(?:.* )?(?:preferencia\\w*) (?:(?:por|para|a|ao) )?(?:candidat\\w+ |pessoas )?(?:(?:do )?sexo (?:masculino|feminino)|${SEXES})\\b`),
    /^(?!clientes?|pacientes?|publico|criancas?|idos[oa]s|alun[oa]s|animais)(?:\w+|(?:auxiliar|assistente|atendente|tecnic[oa]|operador[a]?) de (?!pacientes|clientes|idosos|criancas)\w+) do (?:sexo|genero) (?:masculino|feminino)\b/,
  ],
}

/** Who calls for black or indigenous people takes an affirmative measure, which is lawful. */
export const RACE: Trait = {
  asked: [/\b(?:pele (?:clara|escura|branca|negra|morena)|cor (?:branca|negra|parda|preta)|(?<=\b(?:so|somente|apenas|exclusiv\w+|preferencia\w*|para|por|ser|buscamos|queremos|contratamos|procuramos|pessoas?|candidat[oa]s?|profissiona(?:l|is)|homens?|mulheres|jovens) )(?:branc|loir)[oa]s?)\b/g],
  plain: [
    // The good looks of a dish or of a shop are work; nobody may ask for a person's.
    /^(?!.*\b(?:zelar|cuidar|manter|garantir|nao (?:exig|pedi|e necess))).*\bboa aparencia\b(?! d[aeo]s? (?!candidat))/,
    ...refusing('(?:negr[oa]s?|pret[oa]s?|pard[oa]s?|branc[oa]s?|indigenas?)'),
  ],
}

const CHILDREN = '(?:filh[oa]s?(?: pequen[oa]s)?|criancas? pequenas?)'

export const FAMILY: Trait = {
  asked: [/\b(?:solteir[oa]s?|casad[oa]s?|sem filh[oa]s?|nao tem filh[oa]s?)\b/g],
  plain: [
    /\bestado civil(?: (?:desejado|exigido))? (?:solteir|casad)/,
    new RegExp(`\\b(?:nao|proibido) (?:(?:pode|deve)(?:m|ra)? )?(?:ter|possuir|tenham?|possuam?) ${CHILDREN}\\b`),
    /\bnao (?:(?:pode|deve)(?:m|ra)? )?(?:estar|estejam?|ser|sejam?) (?:gravidas?|gestantes?|casad[oa]s?|maes?)\b/,
    /\bnao (?:(?:pretender|pretenda|planejar|planeje|pode|deve) )?engravidar\b/,
    /^filhos nao$/,
    // A laboratory makes the test and a chemist sells it: only who presents it is the candidate.
    /^(?!.*\b(?:nao (?:exig|pedi|solicit|e necess)|pacientes?|clientes?|laboratorio|animais)).*\b(?:apresent\w+|traz\w+|entreg\w+|exig\w+|pedimos|solicitamos|obrigatorio)(?: \w+){0,3} (?:teste|exame|atestado)(?: negativo)? de gravidez\b/,
    /^(?:teste|exame|atestado)(?: negativo)? de gravidez(?: negativo| obrigatorio| admissional)?$/,
    ...refusing(`(?:gestantes?|gravidas?|lactantes?|maes?|casad[oa]s?|solteir[oa]s?|${CHILDREN})`),
  ],
}

/** Asked of whoever reads: as a subject of research, a name of these is nobody's. */
export const PERSONAL: Trait = {
  asked: [],
  plain: [/\b(?:inform|indi[qc]|declar|mencion|digam?|conte)\w*(?: \w+){0,3} (?:sua|seu) (?:raca|etnia|cor|estado civil|orientacao sexual|religiao|idade|situacao familiar|faixa etaria)\b/],
}

const MEN = '\\b(?:home(?:m|ns)|masculin[oa]s?|mocos?|meninos?|garotos?|rapaz(?:es)?)\\b'
const WOMEN = '\\b(?:mulher(?:es)?|feminin[oa]s?|mocas?|meninas?|garotas?)\\b'
const EITHER = new RegExp(`${MEN}.*${WOMEN}|${WOMEN}.*${MEN}`)
const BOTH_STATES = /solteir.* (?:e|ou) casad|casad.* (?:e|ou) solteir/
/** 'Com mulheres no comando, crescemos' tells of the house. */
const WITH = 'com '
const REFUSES = new RegExp(`${REFUSED}|${REFUSED_AFTER}`)

export const asksTrait = ({ asked, plain }: Trait) => (said: string) => {
  if ((EITHER.test(said) || BOTH_STATES.test(said)) && !REFUSES.test(said)) return false
  return plain.some((pattern) => pattern.test(said)) || asked.some((pattern) => [...said.matchAll(pattern)].some(({ index }) => said.slice(0, index) !== WITH && ofCandidate(said.slice(0, index))))
}
