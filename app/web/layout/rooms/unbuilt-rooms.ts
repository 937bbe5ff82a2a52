// Rooms with an address that are not built yet, and what each will be. Remove a room from this list when its feature
// declares it.
import { IconBook } from '#web/icons/b/book.ts'
import { IconCalendarEvent } from '#web/icons/c/calendar-event.ts'
import { IconChartBar } from '#web/icons/c/chart-bar.ts'
import { IconCoin } from '#web/icons/c/coin.ts'
import { IconHome } from '#web/icons/h/home.ts'
import { IconRoute } from '#web/icons/r/route.ts'
import { IconSchool } from '#web/icons/s/school.ts'
import { IconTargetArrow } from '#web/icons/t/target-arrow.ts'
import { IconTicket } from '#web/icons/t/ticket.ts'
import { IconUsers } from '#web/icons/u/users.ts'
import type { Frame, Room, UnbuiltRoom } from './room.ts'

const within =
  (frame: Frame) =>
  (path: string, title: string, will_be: string, more: Pick<Room, 'access' | 'menu'> = {}): UnbuiltRoom => ({
    frame,
    path,
    title,
    will_be,
    ...more,
  })
const open = within('public')
const candidate = within('candidate')
const shared = within('shared')
const company = within('company')
const academy = within('academy')
const test = within('test')
const admin = within('admin')

export const UNBUILT: UnbuiltRoom[] = [
  open(
    'programa_estagios/:id',
    'Programa de estágio',
    'Aqui vão ficar as etapas, os benefícios e as vagas do programa.',
  ),
  open(
    'eventos/:uuid/inscricao',
    'Inscrição em evento',
    'Aqui você vai garantir o seu lugar em feiras, palestras e encontros.',
  ),
  candidate(
    'vagas/:id/candidaturas/formulario',
    'Questionário da vaga',
    'Aqui você vai responder às perguntas da empresa.',
  ),
  candidate(
    'clube-de-beneficios',
    'Clube de benefícios',
    'Aqui você vai encontrar descontos e vantagens de parceiros.',
    { menu: { label: 'Benefícios', icon: IconTicket } },
  ),
  candidate(
    'mentores-de-carreira',
    'Mentores de carreira',
    'Aqui você vai marcar conversas com quem já trilhou o caminho.',
    { menu: { label: 'Mentores', icon: IconUsers } },
  ),
  candidate(
    'testes/:id/comecar/:user_info_test_id',
    'Começar teste',
    'Aqui você vai ler as regras do teste antes de começar.',
  ),
  candidate('testes/teste-finalizado', 'Teste finalizado', 'Aqui você vai ver o seu resultado.'),
  candidate(
    'testes',
    'Testes de habilidade',
    'Aqui você vai mostrar o que sabe, com testes curtos e resultado na hora.',
    { menu: { label: 'Testes', icon: IconSchool } },
  ),
  shared('agendas/convites', 'Agenda', 'Aqui você vai ver e confirmar os seus convites para entrevistas.', {
    access: { only: ['User', 'CompanyManager'], feature: 'INTERVIEW' },
    menu: { label: 'Agenda', icon: IconCalendarEvent },
  }),
  shared('agendas/convites/:id/*', 'Convite', 'Aqui você vai confirmar, recusar ou remarcar a sua entrevista.', {
    access: { only: ['User', 'CompanyManager'], feature: 'INTERVIEW' },
  }),
  company('candidatos', 'Banco de candidatos', 'Aqui você vai buscar talentos e convidá-los para as suas vagas.', {
    access: { feature: 'CANDIDATE' },
    menu: { label: 'Banco de candidatos', icon: IconUsers },
  }),
  company('programa_estagio', 'Programas de estágio', 'Aqui você vai criar programas com a cara da empresa.', {
    access: { feature: 'INTERNSHIP' },
    menu: { label: 'Programas de estágio', icon: IconTargetArrow },
  }),
  company('programa_estagio/:id', 'Programa de estágio', 'Aqui você vai acompanhar o programa.', {
    access: { feature: 'INTERNSHIP' },
  }),
  company('eventos', 'Eventos e feiras', 'Aqui você vai criar feiras e palestras e ver quem se inscreveu.', {
    access: { feature: 'EVENTS' },
    menu: { label: 'Eventos e feiras', icon: IconCalendarEvent },
  }),
  company('financeiro/relatorios-da-empresa', 'Financeiro', 'Aqui vão ficar os demonstrativos de cada mês.', {
    access: { feature: 'FINANCIAL' },
    menu: { label: 'Financeiro', icon: IconCoin },
  }),
  company('folders/kpis', 'Relatórios', 'Aqui vão ficar os números dos estágios e das vagas da empresa.', {
    access: { feature: 'REPORTS' },
    menu: { label: 'Relatórios', icon: IconChartBar },
  }),
  company('ats/questionarios/respostas/:id/editar', 'Respostas', 'Aqui vão ficar as respostas ao questionário.', {
    access: { feature: 'QUESTIONNAIRE' },
  }),
  company('ats/questionarios/formularios/*', 'Questionários', 'Aqui você vai montar as perguntas das suas vagas.', {
    access: { feature: 'QUESTIONNAIRE' },
  }),
  academy('academy', 'Academy', 'Aqui você vai aprender com cursos curtos que contam como horas complementares.', {
    menu: { label: 'Início', icon: IconHome },
  }),
  academy('academy/cursos', 'Todos os cursos', 'Aqui vai ficar o catálogo de cursos.', {
    menu: { label: 'Todos os Cursos', icon: IconBook },
  }),
  academy('academy/cursos/meus', 'Meus cursos', 'Aqui você vai continuar de onde parou.', {
    access: { only: ['User', 'CompanyManager', 'Operator'] },
    menu: { label: 'Meus Cursos', icon: IconSchool },
  }),
  academy('academy/cursos/:id', 'Curso', 'Aqui você vai ver o que o curso ensina e se matricular.'),
  academy(
    'academy/cursos/:id/assistir/:item_id/:matriculation_id',
    'Aula',
    'Aqui você vai assistir às aulas e continuar de onde parou.',
    { access: { only: ['User'] } },
  ),
  academy(
    'academy/cursos/:id/concluido/:matriculation_id',
    'Curso concluído',
    'Aqui você vai comemorar e pegar o seu certificado.',
    { access: { only: ['User'] } },
  ),
  academy('academy/cursos/certificado/:id', 'Certificado', 'Aqui qualquer pessoa vai poder conferir o certificado.'),
  academy('academy/trilha-de-estudos/:id', 'Trilha de estudos', 'Aqui você vai seguir a trilha, curso por curso.'),
  academy(
    'academy/trilhas-de-estudos',
    'Trilhas de estudos',
    'Aqui vão ficar caminhos com vários cursos, passo a passo.',
    { menu: { label: 'Trilhas de Estudos', icon: IconRoute } },
  ),
  test('testes/:id/fazendo/:user_info_test_id', 'Teste', 'Aqui você vai fazer o teste, uma pergunta por vez.'),
  admin('admin/*', 'Operação', 'Aqui vão ficar mais salas de quem opera a plataforma.'),
]
