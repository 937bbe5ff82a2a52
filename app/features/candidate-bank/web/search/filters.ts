// The search in its address, with the API's names.
import { STUDY_PERIODS } from '#features/candidates/wire/enumerations.ts'
import { anId, ids, numbers, oneOf, orderOf, searched, someOf, upTo, type ValuesOf } from '#web/list/filters.ts'
import { keysOf } from '#wire/keys-of.ts'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import { CANDIDATE_ORDERS } from '../../wire/search-filters.ts'

export const bankFilters = {
  q: searched,
  job_id: anId('Uma vaga'),
  course_id: ids('Curso'),
  education_type: ids('Nível de ensino'),
  period: someOf(STUDY_PERIODS),
  least_semester: upTo(20, (from) => `${from}º período ou mais`),
  most_semester: upTo(20, (to) => `Até o ${to}º período`),
  state_id: ids('Estado'),
  city_id: numbers('Cidade', 'state_id'),
  skill_id: ids('Conhecimento'),
  area_id: ids('Área de interesse'),
  language_id: ids('Idioma'),
  language_level: oneOf(LANGUAGE_LEVELS),
  list_id: anId('Uma lista'),
  sort: orderOf(keysOf(CANDIDATE_ORDERS)),
}
export type BankFilters = ValuesOf<typeof bankFilters>
