// Questions that the law keeps out of a selection (Lei 9.029/1995, CLT 373-A), by what they ask. What is certain is
// refused; in doubt a question passes, as an advert's sentence does.
import { fold } from '../wire/fold.ts'

type Topic = { words: string; asked: RegExp[] }

const WISH = '(?:pretende|planeja|quer|deseja|pensa em|gostaria de)'
const BE = '(?:e|esta|estaria|seria)'
const YOUR = '(?:(?:a|o|sua|seu|sua?s|voce|tem|segue|pratica|e|informe|diga|alguma?|qual|de) ){1,5}'

const TOPICS: Topic[] = [
  {
    words: 'gravidez e planos de ter filhos',
    asked: [
      new RegExp(`\\b${BE} (?:gravida|gestante)\\b`),
      new RegExp(`\\b${WISH} (?:ter (?:mais )?filhos|engravidar|ficar gravida)`),
      /^(?:gravida|gestante|gravidez)\b/,
      /\b(?:teste|exame) de gravidez\b/,
    ],
  },
  {
    words: 'estado civil e família',
    asked: [
      /\bestado civil\b/,
      /\bvoce e (?:casad|solteir|divorciad|viuv|noiv)/,
      /\b(?:tem|possui|quantos) filhos\b/,
      /\bcom quem (?:voce )?mora\b/,
    ],
  },
  {
    words: 'religião',
    asked: [
      new RegExp(`^${YOUR}religiao\\b`),
      /^religiao\b/,
      /\b(?:frequenta|vai a) (?:a |alguma |que )?(?:igreja|missa|culto)\b/,
      /\bvoce e (?:catolic|evangelic|crista|ateu|ateia|espirita|judeu|judia|muculman)/,
    ],
  },
  {
    words: 'idade',
    asked: [
      /^idade(?: atual)?$/,
      new RegExp(`^${YOUR}idade(?: atual| hoje)?$`),
      /\bquantos anos (?:voce )?(?:tem(?: hoje| agora)?$|tem de idade|de idade)/,
      /\b(?:data|ano) d[eo] (?:seu )?nascimento\b/,
      /\bfaixa etaria\b/,
    ],
  },
  {
    words: 'sexo, gênero e orientação',
    asked: [
      /^(?:sexo|genero)$/,
      new RegExp(`^${YOUR}(?:sexo|genero)$`),
      /\b(?:orientacao sexual|identidade de genero)\b/,
      /\bvoce e (?:homem|mulher|gay|lesbica|trans|hetero|homossexual|bissexual)/,
    ],
  },
  {
    words: 'cor, raça e etnia',
    asked: [
      /^(?:cor|raca|etnia|cor ou raca|raca ou cor)$/,
      new RegExp(`^${YOUR}(?:cor|raca|etnia)(?: ou (?:cor|raca|etnia))?$`),
      /\bvoce e (?:negr|branc|pard|pret|indigena|amarel)/,
    ],
  },
  {
    words: 'saúde e deficiência',
    asked: [
      /\b(?:hiv|soropositiv\w*|aids)\b/,
      /\b(?:tem|possui) (?:alguma |algum )?(?:doenca|deficiencia|problema de saude)\b/,
      /\bvoce e (?:pcd|pessoa com deficiencia|deficiente)\b/,
      /\btoma (?:algum |alguma )?(?:remedio|medicamento|medicacao)\b/,
    ],
  },
  {
    words: 'política, sindicato e processos',
    asked: [
      /\b(?:em quem|em qual partido) (?:voce )?vot/,
      /\b(?:filiad[oa]|ligad[oa]) a (?:um |algum |qual )?(?:partido|sindicato)\b/,
      /\b(?:processou|entrou na justica contra|moveu acao contra) (?:\w+ ){0,3}(?:empresa|empregador|patrao)/,
      /\b(?:nome (?:limpo|sujo)|spc|serasa)\b/,
    ],
  },
]

const SIGNS = /[^a-z\d]+/g

/** What the question asks that no selection may, in a sentence; undefined where nothing is certain. */
export function privateIn(text: string): string | undefined {
  for (const part of text.split(/[.!?;\n]/)) {
    const said = fold(part).replace(SIGNS, ' ').trim()
    const topic = TOPICS.find(({ asked }) => asked.some((pattern) => pattern.test(said)))
    if (topic) return `Uma seleção não pode perguntar sobre ${topic.words} (Lei 9.029/1995). Pergunte sobre o trabalho.`
  }
  return undefined
}
