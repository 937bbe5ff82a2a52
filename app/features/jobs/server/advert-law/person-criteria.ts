import { inOrder } from './in-order.ts'
import { ofCandidate } from './of-candidate.ts'
import { REFUSED, REFUSED_AFTER, refusing } from './refusing.ts'

export const SEXES =
  '(?:home(?:m|ns)|mulher(?:es)?|moc[oa]s?|menin[oa]s?|garot[oa]s?|rapaz(?:es)?|senhoras?|senhoritas?)'
/** The same endings describe people served: 'cliente mulher', 'ambiente masculino'. */
const TITLE =
  '(?!client|pacient|ambient|adolescent|consumidor|carteira|corrent|present|pingent|desodorant|hidratant|pulseir|' +
  'chuteir|torneir|setor)(?:\\w+(?:eir[oa]|[aei]nte|ete|[dts]ora?|ista)|(?:secret|estagi|oper|funcion)ari[oa]|' +
  'garcom|baba|auxiliar|caixa|vigia|motoboy|pedreiro|tecnic[oa]|copa)'
const SOLD = '(?:moda|roupa|linha|perfumaria|loja)'
const OCCUPATION = `${TITLE}(?: (?:de|em) (?!${SOLD}|produto)\\w+)?`
const BY_SEX = '(?:masc(?:ulin[oa])?|fem(?:inin[oa])?)s?\\b'
const VACANT =
  '(?:^(?:vagas? (?:(?:de|para) ' +
  ')?)?|\\b(?:procur|busc|contrat|precis|selecion)(?:amos|a|o) (?:de |se ' +
  '(?:de )?)?(?:uma? )?)'
/** Trades whose adjective describes the clients: 'cabeleireiro masculino', 'treinador feminino'. */
const OWN_SEX = `${VACANT}(?!cabeleireir|barbeir|estilist|modelist|treinador|preparador|jogador|manequi|tecnic)${TITLE}`
const FEMININE = '\\w+(?:a|cao|gem|dade)'
const ENDING = '(?=$|,| com | para )'

/** `asked` is unlawful where preceding words ask for somebody, `plain` anywhere. */
export type Trait = { asked: RegExp[]; plain: RegExp[] }

export const SEX: Trait = {
  asked: [
    new RegExp(`\\b${SEXES}\\b(?! (?:sao|representam|ocupam|lideram|fazem|estao) )`, 'g'),
    /\b(?:sexo|genero)(?: (?:do candidato|exigido|desejado|preferencial))? (?:masculino|feminino)\b/g,
    /\b(?:masculin|feminin)[oa]s?\b/g,
  ],
  plain: [
    ...refusing(`(?:${SEXES}|(?:do sexo )?(?:masculin|feminin)[oa]s?)`),
    new RegExp(`${VACANT}${OCCUPATION},? ${SEXES}${ENDING}`),
    new RegExp(
      '^(?:sexo|genero)(?: (?:sexo|genero|ou|e|biologico|do ' +
        'candidato|exigido|desejado|preferencial|apenas|somente|so))* ' +
        `(?:${BY_SEX}|${SEXES}|[mf](?=$|,))`,
    ),
    new RegExp(`${OWN_SEX}(?: geral)?,? ${BY_SEX}${ENDING}`),
    // In 'auxiliar de produção masculino' the adjective describes the person, in 'vendedora de moda feminina' the
    // goods.
    new RegExp(
      `${OWN_SEX} (?:de|em) (?:${FEMININE} masc(?:ulino)?|(?!${SOLD})${FEMININE} ` +
        `fem(?:inino)?|(?!${SOLD})\\w+s(?: \\w+s)? (?:masculino|feminin[oa]))${ENDING}`,
    ),
    new RegExp(`${OWN_SEX}(?: \\w+){0,3},? (?:sexo ${BY_SEX}|(?<=, )(?:${BY_SEX}|${SEXES}))$`),
    // 'Nosso público-alvo' are the customers; as a label it names the candidates wanted.
    new RegExp(`^(?:publico alvo|perfil)(?: da vaga)? (?:${SEXES}|masculino|feminino)\\b`),
    new RegExp(
      `^(?!.*\\batend(?:er|imento|emos))(?:.* )?(?:preferencia\\w*) (?:(?:por|para|a|ao) ` +
        `)?(?:candidat\\w+ |pessoas )?(?:(?:do )?sexo (?:masculino|feminino)|${SEXES})\\b`,
    ),
    /^(?!clientes?|pacientes?|publico|criancas?|idos[oa]s|alun[oa]s|animais)(?:\w+|(?:auxiliar|assistente|atendente|tecnic[oa]|operador[a]?) de (?!pacientes|clientes|idosos|criancas)\w+) do (?:sexo|genero) (?:masculino|feminino)\b/,
  ],
}

/** Seeking black or indigenous people is a lawful affirmative measure. */
export const RACE: Trait = {
  asked: [
    /\b(?:pele (?:clara|escura|branca|negra|morena)|cor (?:branca|negra|parda|preta)|(?<=\b(?:so|somente|apenas|exclusiv\w+|preferencia\w*|para|por|ser|buscamos|queremos|contratamos|procuramos|pessoas?|candidat[oa]s?|profissiona(?:l|is)|homens?|mulheres|jovens|aos?|as?) )(?:branc|loir)[oa]s?)\b/g,
  ],
  plain: [
    /^(?:branc|loir)[oa]s (?:terao|tem) (?:preferencia|prioridade)/,
    ...refusing('(?:negr[oa]s?|pret[oa]s?|pard[oa]s?|branc[oa]s?|indigenas?)'),
  ],
}

const CHILDREN = '(?:filh[oa]s?(?: pequen[oa]s)?|criancas? pequenas?)'

export const FAMILY: Trait = {
  asked: [
    /\b(?:solteir[oa]s?|casad[oa]s?|viuv[oa]s?|divorciad[oa]s?|sem (?:filh[oa]s?|dependentes)|nao tem filh[oa]s?)\b/g,
  ],
  plain: [
    /\bestado civil(?: (?:desejado|exigido|preferencial))? (?:solteir|casad|viuv|divorciad)/,
    new RegExp(`\\b(?:nao|proibido) (?:(?:pode|deve)(?:m|ra)? )?(?:ter|possuir|tenham?|possuam?) ${CHILDREN}\\b`),
    /\bnao (?:(?:pode|deve)(?:m|ra)? )?(?:estar|estejam?|ser|sejam?) (?:gravidas?|gestantes?|casad[oa]s?|maes?)\b/,
    /\bnao (?:(?:pretender|pretenda|planejar|planeje|pode|deve) )?engravidar\b/,
    /^filhos nao$/,
    // Laboratories make the test and chemists sell it: only presenting it concerns the candidate.
    /^(?!.*\b(?:nao (?:exig|pedi|solicit|e necess)|pacientes?|clientes?|laboratorio|animais)).*\b(?:apresent\w+|traz\w+|entreg\w+|exig\w+|pedimos|solicitamos|obrigatorio)(?: \w+){0,3} (?:teste|exame|atestado)(?: negativo)? de gravidez\b/,
    /^(?:teste|exame|atestado)(?: negativo)? de (?:nao )?(?:gravidez|gestacao|esterilizacao|laqueadura)(?: negativo| obrigatorio| admissional| n[ao] (?:admissao|contratacao))?$/,
    /\b(?:atest|comprov|declar|laud)\w*(?: \w+){0,3} nao (?:esta|estar|esteja) (?:gravida|gestante)\b/,
    /\b(?:apresent|traz|entreg)\w*(?: \w+){0,3} beta hcg\b/,
    ...refusing(`(?:gestantes?|gravidas?|lactantes?|maes?|casad[oa]s?|solteir[oa]s?|${CHILDREN})`),
  ],
}

const MEN = /\b(?:masc|home(?:m|ns)|masculin[oa]s?|mocos?|meninos?|garotos?|rapaz(?:es)?)\b/
const WOMEN = /\b(?:fem|mulher(?:es)?|feminin[oa]s?|mocas?|meninas?|garotas?)\b/
const MARRIED_TOO = inOrder(/solteir/, / (?:e|ou) casad/)
const SINGLE_TOO = inOrder(/casad/, / (?:e|ou) solteir/)
const namesBoth = (said: string) => (MEN.test(said) && WOMEN.test(said)) || MARRIED_TOO(said) || SINGLE_TOO(said)
/** 'Com mulheres no comando, crescemos' describes the company. */
const WITH = 'com '
const REFUSES = new RegExp(`${REFUSED}|${REFUSED_AFTER}`)

export const asksTrait =
  ({ asked, plain }: Trait) =>
  (said: string) => {
    if (namesBoth(said) && !REFUSES.test(said)) return false
    return (
      plain.some((pattern) => pattern.test(said)) ||
      asked.some((pattern) =>
        [...said.matchAll(pattern)].some(
          ({ index }) => said.slice(0, index) !== WITH && ofCandidate(said.slice(0, index)),
        ),
      )
    )
  }
