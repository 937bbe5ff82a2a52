import { LISTS, VARIABLES } from '../variables.ts'
import type { Template } from './nodes.ts'

/** 'horario.dia' prints the schedule. */
const termOf = (path: string) => VARIABLES[path]?.term ?? LISTS[path.split('.')[0]!]?.term

/** What a template tells of what the law asks for: the rules that it names, and the terms that it prints. */
export const carriedBy = ({ rules, paths }: Pick<Template, 'rules' | 'paths'>) => ({
  rules,
  terms: paths.flatMap((path) => termOf(path) ?? []),
})
