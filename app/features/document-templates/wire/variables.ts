// Everything that a template may print or ask: a closed list, typed, with its label and who fills it in.
export const KINDS = {
  tce: 'Termo de compromisso de estágio',
  aditivo: 'Termo aditivo',
  rescisao: 'Termo de rescisão',
  relatorio: 'Relatório de atividades',
  plano: 'Plano de atividades',
} as const
export type Kind = keyof typeof KINDS

export type VariableType = 'text' | 'number' | 'date' | 'money' | 'yes_no' | 'choice'
/** The internship's term behind it, by which a missing one is shown at its field, and a clause of the law found. */
export type Variable = { label: string; type: VariableType; by: string; term?: string; options?: readonly string[] }
export type List = { label: string; by: string; term?: string; item: Record<string, Variable> }

const PERSON = 'a própria pessoa, no perfil'
const COMPANY = 'a empresa, no cadastro'
const STAFF = 'o Departamento Pessoal, nos dados do estágio'
const INSTITUTION = 'a instituição de ensino, no cadastro'
const ENDING = 'o Departamento Pessoal, ao encerrar o estágio'
const REPORTING = 'o supervisor, no relatório'
const WRITING = 'o estagiário, no relatório'
const SYSTEM = 'a plataforma'

const make =
  (by: string) =>
  (label: string, term?: string, type: VariableType = 'text', options?: readonly string[]): Variable => ({
    label,
    type,
    by,
    ...(term && { term }),
    ...(options && { options }),
  })
const person = make(PERSON)
const company = make(COMPANY)
const staff = make(STAFF)
const institution = make(INSTITUTION)
const ending = make(ENDING)
const reporting = make(REPORTING)
const writing = make(WRITING)
const system = make(SYSTEM)

export const LEVELS = [
  'Ensino fundamental',
  'Ensino médio',
  'Ensino técnico',
  'Ensino médio integrado ao técnico',
  'Ensino superior',
] as const
export const STIPEND_PERIODS = ['por mês', 'por hora'] as const
export const TRANSPORTS = ['Em dinheiro', 'Cartão de transporte', 'Transporte da empresa'] as const
export const INSURERS = ['Empresa', 'Instituição de ensino'] as const

export const VARIABLES: Record<string, Variable> = {
  'estagiario.nome': person('Nome do estagiário'),
  'estagiario.nome_social': person('Nome social do estagiário'),
  'estagiario.cpf': person('CPF do estagiário'),
  'estagiario.rg': person('RG do estagiário'),
  'estagiario.nascimento': person('Data de nascimento do estagiário', undefined, 'date'),
  'estagiario.email': person('E-mail do estagiário'),
  'estagiario.telefone': person('Telefone do estagiário'),
  'estagiario.menor': person('Estagiário com menos de 18 anos', undefined, 'yes_no'),
  'estagiario.nivel': staff('Nível de ensino', 'education_type', 'choice', LEVELS),
  'estagiario.curso': staff('Curso', 'course_name'),
  'estagiario.periodo': staff('Período do curso', 'semester', 'number'),
  'estagiario.matricula': staff('Matrícula', 'matriculation'),
  'estagiario.formatura': staff('Formatura prevista', 'formation_date'),
  'empresa.razao_social': company('Razão social da empresa'),
  'empresa.nome_fantasia': company('Nome fantasia da empresa'),
  'empresa.cnpj': company('CNPJ da empresa'),
  'empresa.endereco': company('Endereço da empresa'),
  'empresa.telefone': company('Telefone da empresa'),
  'empresa.representante': staff('Representante legal da empresa', 'company_signer_id'),
  'empresa.representante_cargo': company('Cargo do representante legal da empresa'),
  'instituicao.nome': staff('Instituição de ensino', 'institution_id'),
  'instituicao.sigla': institution('Sigla da instituição'),
  'instituicao.cidade': institution('Cidade da instituição'),
  'instituicao.representante': staff('Representante legal da instituição', 'institution_signer_name'),
  'instituicao.representante_cargo': institution('Cargo do representante legal da instituição'),
  'orientador.nome': staff('Professor orientador', 'advisor_name'),
  'orientador.email': staff('E-mail do professor orientador', 'advisor_email'),
  'supervisor.nome': staff('Supervisor do estágio', 'supervisor_name'),
  'supervisor.cargo': staff('Cargo do supervisor', 'supervisor_job_title'),
  'supervisor.formacao': staff('Formação ou experiência do supervisor', 'supervisor_education'),
  'supervisor.email': staff('E-mail do supervisor', 'supervisor_email'),
  'estagio.obrigatorio': staff('Estágio obrigatório', 'internship_type', 'yes_no'),
  'estagio.inicio': staff('Primeiro dia do estágio', 'starts_on', 'date'),
  'estagio.termino': staff('Último dia do estágio', 'ends_on', 'date'),
  'estagio.local': staff('Local do estágio', 'workplace'),
  'estagio.modelo': staff('Modelo de trabalho', 'work_model'),
  'estagio.horas_semana': staff('Total de horas por semana', 'schedule'),
  'estagio.alterna': staff('Curso que alterna teoria e prática', 'alternates', 'yes_no'),
  'estagio.recesso_dias': system('Dias de recesso no período do estágio', undefined, 'number'),
  'estagio.beneficios': staff('Outros benefícios', 'benefits'),
  'estagio.observacoes': staff('Observações', 'remarks'),
  'bolsa.valor': staff('Valor da bolsa', 'stipend', 'money'),
  'bolsa.periodo': staff('Pagamento da bolsa', 'stipend_period', 'choice', STIPEND_PERIODS),
  'transporte.forma': staff('Forma do auxílio-transporte', 'transport_kind', 'choice', TRANSPORTS),
  'transporte.valor': staff('Valor do auxílio-transporte', 'transport_allowance', 'money'),
  'seguro.seguradora': staff('Seguradora', 'insurer'),
  'seguro.apolice': staff('Apólice do seguro', 'policy'),
  'seguro.capital': staff('Capital segurado', 'insured_amount', 'money'),
  'seguro.contratante': staff('Quem contrata o seguro', 'insured_by', 'choice', INSURERS),
  'aditivo.vigencia': staff('Dia em que a mudança passa a valer', 'effective_on', 'date'),
  'rescisao.ultimo_dia': ending('Último dia de estágio', undefined, 'date'),
  'rescisao.iniciativa': ending('De quem parte o encerramento'),
  'rescisao.motivo': ending('Motivo do encerramento'),
  'rescisao.texto': ending('Explicação do encerramento'),
  'rescisao.recesso_devido': system('Dias de recesso a que o estagiário tem direito', undefined, 'number'),
  'relatorio.inicio': reporting('Início do período do relatório', undefined, 'date'),
  'relatorio.fim': reporting('Fim do período do relatório', undefined, 'date'),
  'relatorio.atividades': writing('O que o estagiário fez'),
  'relatorio.aprendizado': writing('O que o estagiário aprendeu'),
  'relatorio.dificuldades': writing('Dificuldades do estagiário'),
  'relatorio.avaliacao': reporting('Avaliação do supervisor'),
  'documento.codigo': system('Código do documento'),
  'documento.versao': system('Versão do documento', undefined, 'number'),
  'documento.data': system('Data do documento', undefined, 'date'),
}

export const LISTS: Record<string, List> = {
  horario: {
    label: 'Horário do estágio, dia a dia',
    by: STAFF,
    term: 'schedule',
    item: { dia: staff('Dia da semana'), horas: staff('Horário'), total: staff('Horas no dia') },
  },
  aulas: {
    label: 'Horário das aulas, dia a dia',
    by: STAFF,
    term: 'class_schedule',
    item: { dia: staff('Dia da semana'), horas: staff('Horário'), total: staff('Horas no dia') },
  },
  avaliacoes: {
    label: 'Períodos de avaliação',
    by: STAFF,
    term: 'assessment_weeks',
    item: {
      inicio: staff('Primeiro dia', undefined, 'date'),
      fim: staff('Último dia', undefined, 'date'),
      horario: staff('Horário reduzido'),
    },
  },
  atividades: {
    label: 'Atividades do plano',
    by: STAFF,
    term: 'activities',
    item: { texto: staff('Atividade') },
  },
  responsaveis: {
    label: 'Responsáveis legais do estagiário menor de 18 anos',
    by: STAFF,
    term: 'guardians',
    item: {
      nome: staff('Nome do responsável'),
      cpf: staff('CPF do responsável'),
      parentesco: staff('Parentesco'),
      email: staff('E-mail do responsável'),
    },
  },
  mudancas: {
    label: 'O que o aditivo muda',
    by: STAFF,
    item: { campo: staff('Campo'), antes: staff('Como era'), depois: staff('Como fica') },
  },
}

/** Blank is null. Days 'YYYY-MM-DD', money '1234.56', choices by their words. */
export type Value = string | number | boolean | null
export type Row = Record<string, Value>
export type Values = { single: Record<string, Value>; lists: Record<string, Row[]> }
