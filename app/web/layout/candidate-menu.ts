import { IconBriefcase } from '#web/icons/b/briefcase.ts'
import { IconBuilding } from '#web/icons/b/building.ts'
import { IconCalendarEvent } from '#web/icons/c/calendar-event.ts'
import { IconCertificate } from '#web/icons/c/certificate.ts'
import { IconFileText } from '#web/icons/f/file-text.ts'
import { IconFolder } from '#web/icons/f/folder.ts'
import { IconHome } from '#web/icons/h/home.ts'
import { IconId } from '#web/icons/i/id.ts'
import { IconListCheck } from '#web/icons/l/list-check.ts'
import { IconLogout } from '#web/icons/l/logout.ts'
import { IconPencil } from '#web/icons/p/pencil.ts'
import { IconSchool } from '#web/icons/s/school.ts'
import { IconSettings } from '#web/icons/s/settings.ts'
import { IconStar } from '#web/icons/s/star.ts'
import { IconTicket } from '#web/icons/t/ticket.ts'
import { IconUsers } from '#web/icons/u/users.ts'
import { IconVideo } from '#web/icons/v/video.ts'
import type { MenuEntry } from '#web/layout/menu-entry.ts'
import { buildPath } from '#web/path.ts'
import type { SessionAttributes } from '#web/session.ts'

const rooms = {
  home: { label: 'Início', icon: IconHome, to: '/usuarios/home' },
  edit: { label: 'Editar perfil', icon: IconPencil, to: '/usuarios/preencher-perfil' },
  candidatures: { label: 'Candidaturas', icon: IconListCheck, to: '/usuarios/candidaturas' },
  jobs: { label: 'Vagas', icon: IconBriefcase, to: '/vagas' },
  benefits: { label: 'Benefícios', icon: IconTicket, to: '/clube-de-beneficios' },
  contracts: { label: 'Meus Contratos', icon: IconFileText, to: '/envelopes/minhas' },
  documents: { label: 'Documentos Pessoais', icon: IconFolder, to: '/documentos-pessoais' },
  hours: { label: 'Horas Complementares', icon: IconCertificate, to: '/usuarios/certificados' },
  tests: { label: 'Testes', icon: IconSchool, to: '/testes' },
  evaluate: { label: 'Avaliar estágio/empresa', icon: IconStar, to: '/estagios/avaliar-empresa/avaliacoes' },
  mentors: { label: 'Mentores', icon: IconUsers, to: '/mentores-de-carreira' },
  mentoring: { label: 'Mentoria de Carreira', icon: IconVideo, action: 'mentoring' },
  companies: { label: 'Empresas', icon: IconBuilding, to: '/empresas' },
  agenda: { label: 'Agenda', icon: IconCalendarEvent, to: '/agendas/convites' },
  settings: { label: 'Configurações', icon: IconSettings, to: '/usuarios/configuracoes' },
  leave: { label: 'Sair', icon: IconLogout, action: 'log-out' },
} as const satisfies Record<string, MenuEntry>

/** Three variants: who interns now, who has interned, and everybody else. */
export function candidateMenu({ intern, former_intern, slug }: SessionAttributes): MenuEntry[] {
  const r = rooms
  const mine: MenuEntry = {
    label: 'Meu cadastro',
    icon: IconId,
    to: slug ? buildPath('/usuarios/ver/:id', { id: slug }) : '/usuarios/preencher-perfil',
  }
  if (intern) {
    const club = { ...r.benefits, label: 'Clube de Benefícios' }
    const tests = { ...r.tests, label: 'Testes de habilidade' }
    return [
      r.home,
      mine,
      r.edit,
      club,
      r.mentors,
      r.contracts,
      r.documents,
      r.hours,
      tests,
      r.evaluate,
      r.settings,
      r.leave,
    ]
  }
  if (former_intern)
    return [
      mine,
      r.edit,
      r.candidatures,
      r.jobs,
      r.benefits,
      r.contracts,
      r.documents,
      r.hours,
      r.tests,
      r.settings,
      r.leave,
    ]
  return [
    mine,
    r.edit,
    r.candidatures,
    r.jobs,
    r.benefits,
    r.hours,
    r.tests,
    r.mentoring,
    r.companies,
    r.agenda,
    r.settings,
    r.leave,
  ]
}
