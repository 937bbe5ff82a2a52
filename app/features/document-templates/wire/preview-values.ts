// Invented people for previews: the usual case, a minor in an obligatory internship without pay, the longest values
// that fit, and nobody at all.
import type { PREVIEWS } from './templates.ts'
import type { Row, Values } from './variables.ts'

const DAYS = ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado', 'Domingo']
const week = (days: number): Row[] => DAYS.slice(0, days).map((dia) => ({ dia, horas: '13:00–19:00', total: '6 h' }))

const USUAL: Values = {
  single: {
    'estagiario.nome': 'Marina Alves Prado',
    'estagiario.nome_social': null,
    'estagiario.cpf': '529.982.247-25',
    'estagiario.rg': '12.345.678-9',
    'estagiario.nascimento': '2004-05-10',
    'estagiario.email': 'marina@exemplo.com.br',
    'estagiario.telefone': '(11) 98888-7777',
    'estagiario.endereco': 'Rua Harmonia, 88, Vila Madalena, São Paulo/SP, CEP 05435-000',
    'estagiario.menor': false,
    'estagiario.nivel': 'Ensino superior',
    'estagiario.curso': 'Ciência da Computação',
    'estagiario.periodo': 4,
    'estagiario.matricula': '2024-0117',
    'estagiario.formatura': '12/2029',
    'empresa.razao_social': 'Oficina Clara Tecnologia Ltda.',
    'empresa.nome_fantasia': 'Oficina Clara',
    'empresa.cnpj': '12.ABC.345/01DE-35',
    'empresa.endereco': 'Rua das Acácias, 120, Centro, Campinas/SP, CEP 13010-000',
    'empresa.telefone': '(19) 3333-4444',
    'empresa.representante': 'Otávio Lemos',
    'empresa.representante_cargo': 'Diretor',
    'instituicao.nome': 'Universidade Horizonte',
    'instituicao.sigla': 'UH',
    'instituicao.cnpj': '11.222.333/0001-81',
    'instituicao.cidade': 'Campinas/SP',
    'instituicao.representante': 'Célia Vaz',
    'instituicao.representante_cargo': 'Coordenadora de estágios',
    'orientador.nome': 'Rute Alves',
    'orientador.email': 'rute@exemplo.com.br',
    'supervisor.nome': 'Sônia Lima',
    'supervisor.cargo': 'Gerente de desenvolvimento',
    'supervisor.formacao': 'Bacharel em Computação',
    'supervisor.email': 'sonia@exemplo.com.br',
    'estagio.obrigatorio': false,
    'estagio.inicio': '2027-02-01',
    'estagio.termino': '2028-01-31',
    'estagio.local': 'Rua das Acácias, 120, Centro, Campinas/SP',
    'estagio.modelo': 'Presencial',
    'estagio.horas_semana': '30 h',
    'estagio.alterna': false,
    'estagio.recesso_dias': 30,
    'estagio.beneficios': 'vale-refeição e plano de saúde',
    'estagio.observacoes': null,
    'bolsa.valor': '1500.00',
    'bolsa.periodo': 'por mês',
    'transporte.forma': 'Em dinheiro',
    'transporte.valor': '220.00',
    'seguro.seguradora': 'Seguradora Exemplo',
    'seguro.apolice': '0001234',
    'seguro.capital': '20000.00',
    'seguro.contratante': 'Empresa',
    'aditivo.vigencia': '2027-08-02',
    'rescisao.ultimo_dia': '2027-09-30',
    'rescisao.iniciativa': 'do estagiário',
    'rescisao.motivo': 'Proposta de emprego em outra empresa',
    'rescisao.texto': null,
    'rescisao.recesso_devido': 20,
    'rescisao.recesso_conta': '8 meses × 2,5 = 20',
    'rescisao.recesso_gozado': 5,
    'rescisao.recesso_a_pagar': 15,
    'rescisao.recesso_valor': '750.00',
    'rescisao.recesso_valor_conta': 'R$ 1.500,00 ÷ 30 × 15 dias',
    'rescisao.bolsa_valor': '1500.00',
    'rescisao.bolsa_conta': 'R$ 1.500,00 ÷ 30 × 30 dias',
    'rescisao.transporte_valor': '220.00',
    'rescisao.transporte_conta': 'R$ 220,00 ÷ 30 × 30 dias',
    'rescisao.total': '2470.00',
    'relatorio.inicio': '2027-02-01',
    'relatorio.fim': '2027-07-31',
    'relatorio.atividades': 'Organizei os cadastros e atendi clientes por telefone.',
    'relatorio.aprendizado': 'Conheci o caminho de um pedido, do balcão à entrega.',
    'relatorio.dificuldades': null,
    'relatorio.avaliacao': 'Desempenho muito bom, com autonomia crescente.',
    'documento.codigo': 'PT-7K4M-92QX',
    'documento.versao': 1,
    'documento.data': '2027-01-15',
  },
  lists: {
    horario: week(5),
    aulas: DAYS.slice(0, 5).map((dia) => ({ dia, horas: '19:30–22:30', total: '3 h' })),
    avaliacoes: [{ inicio: '2027-06-14', fim: '2027-06-18', horario: null }],
    atividades: [
      { texto: 'Escrever e revisar testes automáticos' },
      { texto: 'Apoiar a equipe no atendimento a clientes' },
      { texto: 'Documentar rotinas internas' },
    ],
    responsaveis: [],
    mudancas: [{ campo: 'Bolsa', antes: 'R$ 1.500,00', depois: 'R$ 1.700,00' }],
  },
}

const UNPAID = {
  'estagio.obrigatorio': true,
  'bolsa.valor': null,
  'bolsa.periodo': null,
  'transporte.forma': null,
  'transporte.valor': null,
  'rescisao.recesso_valor': null,
  'rescisao.recesso_valor_conta': null,
  'rescisao.bolsa_valor': null,
  'rescisao.bolsa_conta': null,
  'rescisao.transporte_valor': null,
  'rescisao.transporte_conta': null,
  'rescisao.total': null,
  'seguro.contratante': 'Instituição de ensino',
}
const MINOR: Values = {
  single: {
    ...USUAL.single,
    ...UNPAID,
    'estagiario.menor': true,
    'estagiario.nascimento': '2010-03-02',
    'estagiario.nivel': 'Ensino médio',
    'estagiario.curso': 'Ensino médio',
  },
  lists: {
    ...USUAL.lists,
    responsaveis: [{ nome: 'Helena Prado', cpf: '111.444.777-35', parentesco: 'Mãe', email: 'helena@exemplo.com.br' }],
  },
}

/** So many letters, in words of a usual length. */
const long = (letters: number, word: string) =>
  `${word} `
    .repeat(Math.ceil(letters / word.length))
    .slice(0, letters)
    .trim()
    .padEnd(letters, 'a')

const WORST: Values = {
  single: {
    ...MINOR.single,
    ...Object.fromEntries(
      Object.entries(USUAL.single).flatMap(([path, value]) =>
        /\.(nome|representante|razao_social|curso|cargo|formacao|seguradora)$/.test(path) && value !== null
          ? [[path, long(120, String(value))]]
          : [],
      ),
    ),
    'estagio.beneficios': long(2000, 'vale-refeição, plano de saúde e seguro de vida,'),
    'estagio.observacoes': long(4000, 'Observação que as partes combinaram entre si.'),
    'rescisao.texto': long(2000, 'O estagiário recebeu uma proposta de emprego.'),
    'relatorio.atividades': long(4000, 'Organizei os cadastros e atendi clientes.'),
    'relatorio.aprendizado': long(4000, 'Conheci o caminho de um pedido.'),
    'relatorio.dificuldades': long(4000, 'O sistema era lento.'),
    'relatorio.avaliacao': long(2000, 'Desempenho muito bom, com autonomia crescente.'),
    'estagio.alterna': true,
    'estagio.horas_semana': '40 h',
  },
  lists: {
    horario: week(7),
    aulas: week(7),
    avaliacoes: Array.from({ length: 12 }, () => ({
      inicio: '2027-06-14',
      fim: '2027-06-18',
      horario: long(200, 'Segunda-feira: 13:00–16:00;'),
    })),
    atividades: Array.from({ length: 40 }, (_, n) => ({ texto: long(300, `Atividade ${n + 1} do plano de estágio`) })),
    responsaveis: ['Mãe', 'Pai'].map((parentesco) => ({
      ...MINOR.lists['responsaveis']![0]!,
      nome: long(120, 'Helena Prado'),
      parentesco,
    })),
    mudancas: Array.from({ length: 20 }, () => ({
      campo: 'Observações',
      antes: long(400, 'Texto anterior'),
      depois: long(400, 'Texto novo'),
    })),
  },
}

const EMPTY: Values = { single: {}, lists: {} }

export const previewValues: Record<keyof typeof PREVIEWS, Values> = {
  usual: USUAL,
  minor: MINOR,
  worst: WORST,
  empty: EMPTY,
}
