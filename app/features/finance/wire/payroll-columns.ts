/** The columns of the payroll file, in their order, and what stands in them. docs/payroll.md says it to whoever imports it. */
export const PAYROLL_COLUMNS = {
  competencia: 'Mês, AAAA-MM',
  cnpj: 'CNPJ da empresa, 14 caracteres, sem pontuação',
  codigo: 'Código do estágio: o mesmo em todos os meses',
  nome: 'Nome de quem estagia',
  matricula: 'Matrícula na instituição de ensino, quando informada',
  inicio: 'Primeiro dia do período, AAAA-MM-DD',
  fim: 'Último dia do período, AAAA-MM-DD',
  dias: 'Dias do período, em um mês de 30',
  tipo: 'mes ou hora',
  valor: 'Bolsa de um mês inteiro, ou de uma hora',
  minutos: 'Minutos previstos no período, quando a bolsa é por hora',
  bolsa: 'Bolsa do período',
  auxilio_transporte: 'Auxílio-transporte em dinheiro do período',
  total: 'Bolsa e auxílio-transporte',
} as const
