// What the law forbids in a job advert, sentence by sentence, for the server that refuses and the form that warns.
// CLT 442-A: at most six months of experience may be required. CLT 373-A I and Lei 9.029/1995: no criteria of sex, age, colour or family.
import { requiredMonths } from './required-experience.ts'
import { sentencesOf } from './sentences-of.ts'

export type Fault = { sentence: string; rule: string; words: string }
type Judged = { said: string; job_type?: string | null | undefined }
type Criterion = { rule: string; words: string; broken: (sentence: Judged) => boolean }

const MOST_MONTHS = 6

/** Says that a difference does not count, or that a group is wanted more than before: both are lawful. */
const INCLUSIVE = /independente|sem distincao|qualquer|todas as|todos os|ambos os|todes|nao discrimin|diversidade|inclus|respeit|igualdade|equidade/
const AFFIRMATIVE = /afirmativ|incentiv|encoraj|estimul|bem vind|priorizamos a diversidade/

const SEX = /\b((sexo|genero) (masculino|feminino)|(so|somente|apenas|exclusiv\w*|preferencia\w*|vagas?)( \w+)? (para )?(home(m|ns)|mulher(es)?|rapazes|mocas?|masculin[oa]s?|feminin[oa]s?)|(candidat\w+|profissiona\w+|pessoas?|auxiliar|atendente|recepcionista) do (sexo|genero)|(vagas?|perfil|publico) (masculin[oa]|feminin[oa])s?|ser (homem|mulher)|sexo (e|do candidato|exigido|desejado))\b/
const RACE = /\b(boa aparencia|pele (clara|escura|branca|negra|morena)|cor (branca|negra|parda|preta)|(pessoas?|candidat\w+|somente|apenas) (branc|negr|pard|pret|amarel)[oa]s?|(ter|ser) (branc|negr|pard)[oa])\b/
const FAMILY = /\b(solteir\w+|ser casad\w+|estado civil (solteir|casad|desejad|exigid)\w*|(?<!ou )sem filhos|nao (ter|possuir|tenha|possua) filhos|nao (estar|esteja) gravida|(teste|exame|atestado) de gravidez|nao (pretender|pretenda) engravidar|nao (contratamos|admitimos|aceitamos|selecionamos|queremos) (\w+ )?(gestantes?|gravidas?|lactantes?|maes)|situacao familiar)\b/
/** Named as such, they may only be named to say that they do not count. */
const NAMED = /\b(raca|etnia|estado civil|orientacao sexual|faixa etaria)\b/
const OLDEST = /\b(idade maxima|limite de idade|ate (\d{2}) anos( de idade)?|no maximo (\d{2}) anos|menos de (\d{2}) anos|menor(es)? de (\d{2}) anos|jovens? (ate|de ate) (\d{2}))\b/
const BETWEEN = /\b(?:(?:de|entre|dos) (\d{2}) (?:a|e|ate|aos) (\d{2}) anos|idade (?:\w+ )?(\d{2}) (?:a|e|ate|aos) (\d{2}))\b/
const YOUNGEST = /\b(?:maior(?:es)? de|acima de|mais de|a partir (?:de|dos)|idade minima(?: de)?|ter|minimo(?: de)?|idade) (\d{2}) anos\b/
const ABOUT_TIME = /experiencia|vivencia|atuacao|mercado|historia|tradicao|fundad|garantia|contrato|duracao|setor|ramo|segmento/

const lawfulAges = (from: number, to: number, job_type: Judged['job_type']) => job_type === 'young_apprentice' && from >= 14 && to <= 24

/** A least age up to 18 protects minors; an apprentice is 14 to 24 by law (CLT 428). */
function hasAge({ said, job_type }: Judged) {
  if (INCLUSIVE.test(said)) return false
  const [, from, to] = BETWEEN.exec(said)?.filter((part) => part !== undefined) ?? []
  if (from && Number(from) >= 14 && !ABOUT_TIME.test(said)) return !lawfulAges(Number(from), Number(to), job_type)
  const oldest = OLDEST.exec(said)
  if (oldest && !ABOUT_TIME.test(said)) return !lawfulAges(14, Number(/\d{2}/.exec(oldest[0])?.[0] ?? 99), job_type)
  const youngest = YOUNGEST.exec(said)?.[1]
  return youngest !== undefined && Number(youngest) > 18 && !ABOUT_TIME.test(said)
}

const plain = (pattern: RegExp) => ({ said }: Judged) => pattern.test(said) && !AFFIRMATIVE.test(said) && !/independente|ambos os sexos|sem distincao/.test(said)

const CRITERIA: Criterion[] = [
  { rule: 'CLT 442-A', words: 'a lei não deixa exigir mais de 6 meses de experiência', broken: ({ said }) => requiredMonths(said) > MOST_MONTHS },
  { rule: 'CLT 373-A', words: 'a vaga não pode ter critério de sexo', broken: plain(SEX) },
  { rule: 'CLT 373-A', words: 'a vaga não pode ter critério de idade', broken: hasAge },
  { rule: 'Lei 9.029/1995', words: 'a vaga não pode ter critério de cor, raça ou aparência', broken: plain(RACE) },
  { rule: 'Lei 9.029/1995', words: 'a vaga não pode ter critério de estado civil ou situação familiar', broken: plain(FAMILY) },
  { rule: 'Lei 9.029/1995', words: 'a vaga não pode ter critério pessoal como este', broken: ({ said }) => NAMED.test(said) && !INCLUSIVE.test(said) && !AFFIRMATIVE.test(said) },
]

/** At most one fault a sentence: whoever mends it sees the next one. */
export function faultsIn(text: string, job_type?: string | null): Fault[] {
  return sentencesOf(text).flatMap(({ sentence, said }) => {
    const found = CRITERIA.find(({ broken }) => broken({ said, job_type }))
    return found ? [{ sentence, rule: found.rule, words: found.words }] : []
  })
}

export const faultInWords = ({ sentence, rule, words }: Fault) => `“${sentence}”: ${words} (${rule}). Reescreva essa frase.`
