import { IconAddressBook } from '#web/icons/a/address-book.ts'
import { IconBriefcase } from '#web/icons/b/briefcase.ts'
import { IconBuildingStore } from '#web/icons/b/building-store.ts'
import { IconCalendarEvent } from '#web/icons/c/calendar-event.ts'
import { IconChartBar } from '#web/icons/c/chart-bar.ts'
import { IconClipboardText } from '#web/icons/c/clipboard-text.ts'
import { IconCoin } from '#web/icons/c/coin.ts'
import { IconFileText } from '#web/icons/f/file-text.ts'
import { IconFolders } from '#web/icons/f/folders.ts'
import { IconHeadset } from '#web/icons/h/headset.ts'
import { IconKey } from '#web/icons/k/key.ts'
import { IconLayoutDashboard } from '#web/icons/l/layout-dashboard.ts'
import { IconMessages } from '#web/icons/m/messages.ts'
import { IconSchool } from '#web/icons/s/school.ts'
import { IconSettings } from '#web/icons/s/settings.ts'
import { IconStar } from '#web/icons/s/star.ts'
import { IconTargetArrow } from '#web/icons/t/target-arrow.ts'
import { IconUrgent } from '#web/icons/u/urgent.ts'
import { IconUser } from '#web/icons/u/user.ts'
import { IconUsers } from '#web/icons/u/users.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import type { Feature } from '#wire/person/roles.ts'

/** `none` is shown without a count or for zero; `some` words a count. */
export type CardCopy = {
  title: string
  icon: DrawnIcon
  to?: string
  none: string
  some?: (count: number) => string
  waiting?: (count: number) => string
}

const number = new Intl.NumberFormat('pt-BR')

const people = (count: number) => (count === 1 ? 'pessoa ativa' : 'pessoas ativas')
const invitations = (count: number) =>
  count === 1 ? '1 convite ainda sem resposta' : `${number.format(count)} convites ainda sem resposta`

const openJobs = (count: number) => (count === 1 ? 'vaga publicada' : 'vagas publicadas')
const drafts = (count: number) =>
  count === 1 ? '1 rascunho para publicar' : `${number.format(count)} rascunhos para publicar`
const candidatures = (count: number) => (count === 1 ? 'candidatura em andamento' : 'candidaturas em andamento')
const newcomers = (count: number) => (count === 1 ? '1 candidatura nova' : `${number.format(count)} candidaturas novas`)
const internships = (count: number) => (count === 1 ? 'estágio em andamento' : 'estágios em andamento')
const ending = (count: number) =>
  count === 1 ? '1 termina em até 60 dias' : `${number.format(count)} terminam em até 60 dias`
const contracts = (count: number) => (count === 1 ? 'contrato a caminho' : 'contratos a caminho')
const withUs = (count: number) => (count === 1 ? '1 está com vocês' : `${number.format(count)} estão com vocês`)
const sealed = (count: number) => (count === 1 ? 'documento concluído' : 'documentos concluídos')
const evaluations = (count: number) => (count === 1 ? 'avaliação a responder' : 'avaliações a responder')
const late = (count: number) => (count === 1 ? '1 atrasada' : `${number.format(count)} atrasadas`)
const NO_CONTRACT = 'Nenhum contrato a caminho.'
const NO_INTERNSHIP = 'Nenhum estágio em andamento.'

export const WORK: Partial<Record<Feature, CardCopy>> = {
  JOBS: {
    title: 'Minhas vagas',
    icon: IconBriefcase,
    to: '/vagas/minhas',
    none: 'Nenhuma vaga publicada agora.',
    some: openJobs,
    waiting: drafts,
  },
  CANDIDATE: {
    title: 'Banco de candidatos',
    icon: IconUsers,
    to: '/candidatos',
    none: 'Nenhuma candidatura em andamento.',
    some: candidatures,
    waiting: newcomers,
  },
  INTERVIEW: {
    title: 'Entrevistas',
    icon: IconMessages,
    to: '/agendas/convites',
    none: 'Ainda não há entrevistas marcadas.',
    some: (count) => (count === 1 ? 'entrevista marcada' : 'entrevistas marcadas'),
    waiting: (count) =>
      count === 1 ? '1 proposta espera resposta' : `${number.format(count)} propostas esperam resposta`,
  },
  QUESTIONNAIRE: {
    title: 'Questionários',
    icon: IconClipboardText,
    to: '/ats/questionarios/formularios/meus',
    none: 'Ainda não há questionários.',
    some: (count) => (count === 1 ? 'questionário' : 'questionários'),
  },
  INTERNSHIP: {
    title: 'Programas de estágio',
    icon: IconTargetArrow,
    to: '/programa_estagio',
    none: 'Nenhum programa com inscrições abertas.',
    some: (count) => (count === 1 ? 'programa com inscrições abertas' : 'programas com inscrições abertas'),
    waiting: drafts,
  },
  PENDING: {
    title: 'Pendências',
    icon: IconUrgent,
    to: '/estagios/pendencias',
    none: 'Nada vencido nem a vencer.',
    some: (count) => (count === 1 ? 'pendência' : 'pendências'),
    waiting: (count) => (count === 1 ? '1 está vencida' : `${number.format(count)} estão vencidas`),
  },
  DASHBOARD: {
    title: 'Dashboard de contratos',
    icon: IconLayoutDashboard,
    to: '/folders/dashboard',
    none: NO_CONTRACT,
    some: contracts,
  },
  CONTRACTS: {
    title: 'Meus contratos',
    icon: IconFileText,
    to: '/folders/minhas',
    none: NO_CONTRACT,
    some: contracts,
    waiting: withUs,
  },
  EVALUATION: {
    title: 'Avaliações de estágio',
    icon: IconStar,
    to: '/avaliacoes/respostas',
    none: 'Nenhuma avaliação a responder.',
    some: evaluations,
    waiting: late,
  },
  DOCUMENTS: {
    title: 'Documentos',
    icon: IconFolders,
    to: '/folders/documentos',
    none: 'Ainda não há documentos de estágio.',
    some: sealed,
  },
  EVENTS: {
    title: 'Eventos e feiras',
    icon: IconCalendarEvent,
    to: '/eventos',
    none: 'Ainda não há eventos marcados.',
    some: (count) => (count === 1 ? 'evento marcado' : 'eventos marcados'),
    waiting: drafts,
  },
  FINANCIAL: {
    title: 'Financeiro',
    icon: IconCoin,
    to: '/financeiro/relatorios-da-empresa',
    none: 'Ainda não há mês fechado.',
    some: (count) => (count === 1 ? 'extrato fechado' : 'extratos fechados'),
  },
  REPORTS: {
    title: 'Relatórios',
    icon: IconChartBar,
    to: '/folders/kpis',
    none: NO_INTERNSHIP,
    some: internships,
    waiting: ending,
  },
}

export const COMPANY: Partial<Record<Feature, CardCopy>> = {
  PORTAL: { title: 'Meu portal', icon: IconBuildingStore, none: 'A página da empresa, como os candidatos a veem.' },
  COLLABORATORS: {
    title: 'Meus colaboradores',
    icon: IconAddressBook,
    to: '/colaboradores/meus',
    none: 'Ainda não há colaboradores.',
    some: people,
    waiting: invitations,
  },
  SETTINGS: {
    title: 'Configurações',
    icon: IconSettings,
    to: '/empresas/editar',
    none: 'Dados, endereço e apresentação da empresa.',
  },
  ACADEMY: {
    title: 'Academy',
    icon: IconSchool,
    to: '/academy',
    none: 'Ainda não há cursos publicados.',
    some: (count) => (count === 1 ? 'curso gratuito' : 'cursos gratuitos'),
  },
}

export const PERSON: Partial<Record<Feature, CardCopy>> = {
  PROFILE: { title: 'Meu perfil', icon: IconUser, none: 'Seu nome, cargo e contatos.' },
  PASSWORD: {
    title: 'Alterar senha',
    icon: IconKey,
    to: '/colaboradores/alterar-senha',
    none: 'E a verificação em duas etapas.',
  },
  SUPPORT: { title: 'Fale conosco', icon: IconHeadset, none: 'Dúvidas, problemas e sugestões.' },
}
