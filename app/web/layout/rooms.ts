// Rooms that have an address in the product and are not built yet: what each will be. One that gets built leaves this list.
import type { AccessHandle } from '#web/access.ts'
import type { Feature } from '#wire/roles.ts'

export type Room = { path: string; title: string; will_be: string; access?: AccessHandle['access'] }

const room = (path: string, title: string, will_be: string, access?: AccessHandle['access']): Room => ({
  path,
  title,
  will_be,
  ...(access && { access }),
})

/** A room of a candidate's that managers with this feature enter too. */
const also = (feature: Feature) => ({ only: ['User', 'CompanyManager'] as const, feature })
const CANDIDATES = { only: ['User'] as const }
const SIGNED_IN = { only: ['User', 'CompanyManager', 'Operator'] as const }

export const PUBLIC_ROOMS: Room[] = [
  room(
    'programa_estagios/:id',
    'Programa de estágio',
    'Aqui vão ficar as etapas, os benefícios e as vagas do programa.',
  ),
  room(
    'eventos/:uuid/inscricao',
    'Inscrição em evento',
    'Aqui você vai garantir o seu lugar em feiras, palestras e encontros.',
  ),
  room(
    'estagios/admissao/formulario/:uuid/login',
    'Admissão de estágio',
    'Aqui você vai se identificar para preencher os dados do seu estágio.',
  ),
  room(
    'estagios/admissao/formulario/:uuid/responder',
    'Admissão de estágio',
    'Aqui você vai preencher os dados do seu contrato de estágio.',
  ),
  room(
    'estagios/atualizacao/formulario/:uuid/login',
    'Atualização de estágio',
    'Aqui você vai se identificar para pedir uma mudança no seu contrato.',
  ),
  room(
    'estagios/atualizacao/formulario/:uuid/:user_info_id/responder',
    'Atualização de estágio',
    'Aqui você vai contar o que muda no seu estágio.',
  ),
  room(
    'dados/formulario/:uuid/login',
    'Formulário de dados',
    'Aqui você vai se identificar para responder a um pedido de dados.',
  ),
  room('dados/formulario/:uuid/responder', 'Formulário de dados', 'Aqui você vai responder aos dados pedidos.'),
  room(
    'verificar/:code',
    'Verificar documento',
    'Aqui qualquer pessoa vai poder conferir se um documento é autêntico.',
  ),
]

export const CANDIDATE_ROOMS: Room[] = [
  room('vagas/:id/candidaturas/formulario', 'Questionário da vaga', 'Aqui você vai responder às perguntas da empresa.'),
  room('clube-de-beneficios', 'Clube de benefícios', 'Aqui você vai encontrar descontos e vantagens de parceiros.'),
  room('mentores-de-carreira', 'Mentores de carreira', 'Aqui você vai marcar conversas com quem já trilhou o caminho.'),
  room('envelopes/minhas', 'Meus contratos', 'Aqui vão ficar os seus contratos de estágio e o que falta assinar.'),
  room('estagios/avaliar-empresa/avaliacoes', 'Avaliar estágio', 'Aqui você vai contar como está sendo o seu estágio.'),
  room(
    'estagios/avaliar-empresa/avaliacoes/:uuid',
    'Avaliação de estágio',
    'Aqui você vai ver a sua avaliação do estágio.',
  ),
  room(
    'estagios/avaliar-empresa/avaliacoes/:uuid/editar',
    'Avaliação de estágio',
    'Aqui você vai contar como está sendo o seu estágio.',
  ),
  room(
    'testes/:id/comecar/:user_info_test_id',
    'Começar teste',
    'Aqui você vai ler as regras do teste antes de começar.',
  ),
  room('testes/teste-finalizado', 'Teste finalizado', 'Aqui você vai ver o seu resultado.'),
  room('testes', 'Testes de habilidade', 'Aqui você vai mostrar o que sabe, com testes curtos e resultado na hora.'),
]

/** In the frame of whoever is there. */
export const SHARED_ROOMS: Room[] = [
  room(
    'agendas/convites',
    'Agenda',
    'Aqui você vai ver e confirmar os seus convites para entrevistas.',
    also('INTERVIEW'),
  ),
  room(
    'agendas/convites/:id/*',
    'Convite',
    'Aqui você vai confirmar, recusar ou remarcar a sua entrevista.',
    also('INTERVIEW'),
  ),
  room('envelopes/:id', 'Contrato', 'Aqui você vai ler e assinar o seu contrato.', {
    only: ['User', 'CompanyManager'],
  }),
]

export const COMPANY_ROOMS: Room[] = [
  room('candidatos', 'Banco de candidatos', 'Aqui você vai buscar talentos e convidá-los para as suas vagas.', {
    feature: 'CANDIDATE',
  }),
  room('programa_estagio', 'Programas de estágio', 'Aqui você vai criar programas com a cara da empresa.', {
    feature: 'INTERNSHIP',
  }),
  room('programa_estagio/:id', 'Programa de estágio', 'Aqui você vai acompanhar o programa.', {
    feature: 'INTERNSHIP',
  }),
  room('eventos', 'Eventos e feiras', 'Aqui você vai criar feiras e palestras e ver quem se inscreveu.', {
    feature: 'EVENTS',
  }),
  room('avaliacoes/respostas', 'Avaliações de estágio', 'Aqui você vai avaliar os estágios que supervisiona.', {
    feature: 'EVALUATION',
  }),
  room('financeiro/relatorios-da-empresa', 'Financeiro', 'Aqui vão ficar os demonstrativos de cada mês.', {
    feature: 'FINANCIAL',
  }),
  room(
    'folders/minhas',
    'Meus contratos',
    'Aqui vão ficar os contratos de estágio da empresa, do convite à rescisão.',
    { feature: 'CONTRACTS' },
  ),
  room('folders/dashboard', 'Dashboard de contratos', 'Aqui você vai ver o que espera por quem.', {
    feature: ['DASHBOARD', 'CONTRACTS'],
  }),
  room('folders/kpis', 'Relatórios', 'Aqui vão ficar os números dos estágios e das vagas da empresa.', {
    feature: 'REPORTS',
  }),
  room('folders/documentos', 'Documentos', 'Aqui vão ficar os documentos de todos os estágios.', {
    feature: 'DOCUMENTS',
  }),
  room(
    'estagios/aprovacao-de-contrato',
    'Contratos para aprovar',
    'Aqui vão ficar os contratos que esperam a sua aprovação.',
    { approver: true },
  ),
  room(
    'estagios/pendencias',
    'Pendências',
    'Aqui vão ficar os prazos vencidos e próximos, com o que resolve cada um.',
    { feature: 'PENDING' },
  ),
  room('ats/questionarios/respostas/:id/editar', 'Respostas', 'Aqui vão ficar as respostas ao questionário.', {
    feature: 'QUESTIONNAIRE',
  }),
  room('ats/questionarios/formularios/*', 'Questionários', 'Aqui você vai montar as perguntas das suas vagas.', {
    feature: 'QUESTIONNAIRE',
  }),
]

export const ACADEMY_ROOMS: Room[] = [
  room('academy', 'Academy', 'Aqui você vai aprender com cursos curtos que contam como horas complementares.'),
  room('academy/cursos', 'Todos os cursos', 'Aqui vai ficar o catálogo de cursos.'),
  room('academy/cursos/meus', 'Meus cursos', 'Aqui você vai continuar de onde parou.', SIGNED_IN),
  room('academy/cursos/:id', 'Curso', 'Aqui você vai ver o que o curso ensina e se matricular.'),
  room(
    'academy/cursos/:id/assistir/:item_id/:matriculation_id',
    'Aula',
    'Aqui você vai assistir às aulas e continuar de onde parou.',
    CANDIDATES,
  ),
  room(
    'academy/cursos/:id/concluido/:matriculation_id',
    'Curso concluído',
    'Aqui você vai comemorar e pegar o seu certificado.',
    CANDIDATES,
  ),
  room('academy/cursos/certificado/:id', 'Certificado', 'Aqui qualquer pessoa vai poder conferir o certificado.'),
  room('academy/trilha-de-estudos/:id', 'Trilha de estudos', 'Aqui você vai seguir a trilha, curso por curso.'),
  room('academy/trilhas-de-estudos', 'Trilhas de estudos', 'Aqui vão ficar caminhos com vários cursos, passo a passo.'),
]

export const TEST_ROOMS: Room[] = [
  room('testes/:id/fazendo/:user_info_test_id', 'Teste', 'Aqui você vai fazer o teste, uma pergunta por vez.'),
]

export const ADMIN_ROOMS: Room[] = [
  room('admin/*', 'Operação', 'Aqui vão ficar mais salas de quem opera a plataforma.'),
]

const ALL = [PUBLIC_ROOMS, CANDIDATE_ROOMS, SHARED_ROOMS, COMPANY_ROOMS, ACADEMY_ROOMS, TEST_ROOMS, ADMIN_ROOMS].flat()

/** A room's route id, by which its page finds it again. */
export const roomId = ({ path }: Room) => `room:${path}`
export const roomOf = (id: string) => ALL.find((one) => roomId(one) === id)
