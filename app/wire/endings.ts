// Why an internship ends before its last day, and who ends it: what a termination tells.
export const ENDING_REASONS = {
  course: 'Conclusão do curso',
  hired: 'Contratação como empregado',
  wish: 'Pedido do estagiário',
  another: 'Outra oportunidade',
  performance: 'Desempenho abaixo do esperado',
  cuts: 'Redução do quadro de estágios',
  enrolment: 'Trancamento ou fim da matrícula',
  breach: 'Descumprimento do termo de compromisso',
  other: 'Outro motivo',
} as const
export const INITIATIVES = {
  company_sign: 'da empresa',
  internship_sign: 'do estagiário',
  university_sign: 'da instituição de ensino',
} as const
