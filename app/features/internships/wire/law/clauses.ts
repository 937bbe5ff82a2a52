// What a document of each kind must say, by the law: a template is published only with all of it.
import type { TermName } from '../terms.ts'

export type DocumentKind = 'tce' | 'aditivo' | 'rescisao' | 'relatorio' | 'plano'

export type Clause = {
  rule: string
  article: string
  /** What is missing where it is missing. */
  words: string
  /** The terms that it prints. A clause of words alone prints none, and a template says that it carries it. */
  terms: readonly TermName[]
}

const law = (id: string, article: string, words: string, terms: readonly TermName[] = []): Clause => ({
  rule: `L11788.${id}`,
  article: `Lei 11.788, art. ${article}`,
  words,
  terms,
})

const PARTIES = law('3.II', '3º, II', 'as três partes e quem as representa', [
  'institution_id',
  'company_signer_id',
  'institution_signer_name',
])
const PLAN = law('7.PU', '7º, parágrafo único', 'o plano de atividades', ['activities'])
const ADVISOR = law('7.III', '7º, III', 'o professor orientador', ['advisor_name'])
const SUPERVISOR = law('9.III', '9º, III', 'o supervisor, o cargo e a formação ou experiência', [
  'supervisor_name',
  'supervisor_job_title',
  'supervisor_education',
])
const REPORT = law('9.VII', '9º, VII', 'o relatório de atividades a cada 6 meses, com vista do estagiário')
const COMPLETION = law('9.V', '9º, V', 'o desligamento, as suas causas e o termo de realização do estágio')
const DATES = law('11', '11', 'o primeiro e o último dia', ['starts_on', 'ends_on'])
const SIGNATURES = law(
  '16',
  '16',
  'a assinatura do estagiário, com o responsável legal se menor, e dos representantes legais',
)
const ELECTRONIC: Clause = {
  rule: 'MP2200.10.2',
  article: 'MP 2.200-2/2001, art. 10, § 2º',
  words: 'a aceitação da assinatura eletrônica pelas partes',
  terms: [],
}

const CLAUSES: Record<DocumentKind, readonly Clause[]> = {
  tce: [
    law('2', '2º', 'se o estágio é obrigatório ou não', ['internship_type']),
    law('3.I', '3º, I', 'o curso, o período e a matrícula', ['course_name', 'semester', 'matriculation']),
    PARTIES,
    ADVISOR,
    PLAN,
    SUPERVISOR,
    law('9.IV', '9º, IV', 'o seguro: seguradora, apólice e capital', ['insurer', 'policy', 'insured_amount']),
    COMPLETION,
    REPORT,
    law('10', '10', 'o quadro de horários e o total da semana', ['schedule']),
    law('10.2', '10, § 2º', 'a redução do horário pela metade nos períodos de avaliação'),
    DATES,
    law('12', '12', 'a bolsa e o auxílio-transporte', ['stipend', 'transport_kind']),
    law('13', '13', 'o recesso'),
    SIGNATURES,
    ELECTRONIC,
  ],
  aditivo: [PARTIES, law('3.III', '3º, III', 'o que muda, e desde que dia'), SIGNATURES, ELECTRONIC],
  rescisao: [PARTIES, COMPLETION, SIGNATURES, ELECTRONIC],
  relatorio: [PLAN, ADVISOR, SUPERVISOR, REPORT],
  plano: [PARTIES, PLAN, ADVISOR, SUPERVISOR, SIGNATURES, ELECTRONIC],
}

/** By the rules that a template says it carries, and the terms that it prints. */
export function missingClauses(kind: DocumentKind, carried: { rules: readonly string[]; terms: readonly string[] }) {
  return CLAUSES[kind]
    .filter(({ rule, terms }) =>
      terms.length ? terms.some((term) => !carried.terms.includes(term)) : !carried.rules.includes(rule),
    )
    .map(({ rule, article, words, terms }) => ({
      rule,
      article,
      message: `Falta ao modelo ${words} (${article}).`,
      terms: terms.filter((term) => !carried.terms.includes(term)),
    }))
}
