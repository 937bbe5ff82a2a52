import { missingClauses } from '#features/internships/wire/law/clauses.ts'
import { type TermName, TERM_NAMES } from '#features/internships/wire/terms.ts'
import type { Template } from '../wire/language/nodes.ts'
import { type Kind, LISTS, VARIABLES } from '../wire/variables.ts'

const isTerm = (name: string | undefined): name is TermName => TERM_NAMES.some((term) => term === name)
/** 'horario.dia' prints the schedule. */
const termOf = (path: string) => VARIABLES[path]?.term ?? LISTS[path.split('.')[0]!]?.term

/** The clauses of law that a template of this kind does not carry. */
export const lacking = (kind: Kind, { rules, paths }: Pick<Template, 'rules' | 'paths'>) =>
  missingClauses(kind, { rules, terms: paths.map(termOf).filter(isTerm) })
