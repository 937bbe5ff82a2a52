// Whether a number of years is a maximum. 'Até 1 ano' requires nothing, 'com menos de 1 ano não serão aceitos'
// requires one.
import { REFUSED_AFTER } from './refusing.ts'

const LESS =
  /\b(?:ate|maxim[oa]?(?: de)?|max(?: de)?|(?<!(?:pelo|ao) )menos (?:de|que)|menor(?:es)? (?:de|do|que)(?: que)?|inferior(?:es)? a|abaixo d[eo]|limitad[oa]s? a|nao (?:pode )?(?:exceder?|ultrapass\w+|passar? de)) $/
const MORE = /\b(?:mais (?:de|que)|acima d[eo]|superior(?:es)? a|maior(?:es)? (?:de|do|que)(?: que)?) $/
/** Negated in the same clause, before or after the years. */
const DENIED =
  /\b(?:nao|nunca|nem|nada|descart\w+|elimin\w+|desconsider\w+|recus\w+)(?: (?!exced|ultrapass|passar)[a-z]+){0,5} $/
const SENT_AWAY = new RegExp(
  `${REFUSED_AFTER}|\\bnao (?:se candidat\\w+|particip\\w+|precis\\w+ se ` +
    `candidat\\w+)|\\b(?:descartad|eliminad|desconsiderad|recusad|desclassificad)[oa]s?\\b|\\bnao ` +
    `(?:serve|basta|e suficiente)|\\belimina\\b`,
)

/** Whether the years between these texts are a maximum. A double negation is none. */
export function atMost(before: string, after: string) {
  const way = LESS.exec(before) ?? MORE.exec(before)
  if (!way) return false
  const turned = DENIED.test(before.slice(0, way.index)) !== SENT_AWAY.test(after)
  return LESS.test(before) !== turned
}
