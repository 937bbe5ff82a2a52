// The reports of a company, with what each of them counts.
export const REPORTS = {
  movements: 'Estagiários ativos por mês',
  companies: 'Estagiários por unidade',
  courses: 'Estagiários por curso',
  institutions: 'Estagiários por instituição',
  states: 'Estagiários por estado',
  supervisors: 'Estagiários por supervisão',
  capacity: 'Vagas de ensino fundamental e médio',
  signing: 'Dias para assinar, por etapa',
  hiring: 'Dias para contratar, por vaga',
  funnel: 'Funil das candidaturas, por vaga',
  evaluations: 'O que os estagiários dizem da empresa',
} as const
export type ReportName = keyof typeof REPORTS

const ACTIVE =
  'Conta quem está no estágio no último dia do período. O último dia é o do contrato ou o do encerramento, o que ' +
  'vier antes, e ainda conta. Saiu quem teve o primeiro dia fora dentro do período.'
const BY_KEY = `${ACTIVE} Vale o que diz o contrato de agora.`
export const DEFINITIONS: Record<ReportName, string> = {
  movements: `${ACTIVE} Rotatividade: saídas antes do fim do contrato ÷ média de ativos por dia.`,
  companies: BY_KEY,
  courses: BY_KEY,
  institutions: BY_KEY,
  states: `${BY_KEY} O estado é o da unidade.`,
  supervisors: `${BY_KEY} Cada pessoa pode supervisionar até 10 (Lei 11.788/2008, art. 9º, III).`,
  capacity:
    'Quem está hoje no estágio e estuda no ensino fundamental ou médio, e as vagas que a lei dá a cada unidade pelo ' +
    'número de funcionários (Lei 11.788/2008, art. 17). Sem esse número no cadastro aparece “—”.',
  signing:
    'Termos de compromisso concluídos no período: dias entre a chegada a cada etapa e a sua conclusão. “9 em 10” é o ' +
    'tempo em que nove de cada dez terminaram.',
  hiring: 'Contratações do período: dias entre a candidatura e a contratação.',
  funnel: 'Candidaturas enviadas no período, pela etapa mais longe a que cada uma chegou.',
  evaluations: 'Notas de 1 a 5 de todo o tempo. As respostas entram de cinco em cinco; com menos, aparece “—”.',
}

export const UNITS = { count: 'pessoas', days: 'dias', percent: '%', score: 'nota' } as const
export type Unit = keyof typeof UNITS

export const MONTHS = { '3': '3 meses', '6': '6 meses', '12': '12 meses', '24': '24 meses' } as const

/** What can narrow each report besides the period. */
export const NARROWED_BY = {
  company_id: 'unidade',
  institution_id: 'instituição',
  course: 'curso',
  state_id: 'estado',
} as const
export type Narrowing = keyof typeof NARROWED_BY

/** As a figure is read: 4,1 dias, 23,7 %, or a dash where there is none. */
export function figureWords(value: number | null, unit: Unit): string {
  if (value === null) return '—'
  const digits = unit === 'count' ? 0 : 1
  const words = value.toLocaleString('pt-BR', { maximumFractionDigits: digits })
  if (unit === 'percent') return `${words} %`
  if (unit === 'days') return `${words} ${value === 1 ? 'dia' : 'dias'}`
  return words
}
