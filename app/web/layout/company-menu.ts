import { IconAddressBook } from '#web/icons/a/address-book.ts'
import { IconBriefcase } from '#web/icons/b/briefcase.ts'
import { IconBuildingStore } from '#web/icons/b/building-store.ts'
import { IconCalendarEvent } from '#web/icons/c/calendar-event.ts'
import { IconChartBar } from '#web/icons/c/chart-bar.ts'
import { IconCoin } from '#web/icons/c/coin.ts'
import { IconFileText } from '#web/icons/f/file-text.ts'
import { IconHeadset } from '#web/icons/h/headset.ts'
import { IconHome } from '#web/icons/h/home.ts'
import { IconKey } from '#web/icons/k/key.ts'
import { IconLogout } from '#web/icons/l/logout.ts'
import { IconSettings } from '#web/icons/s/settings.ts'
import { IconStar } from '#web/icons/s/star.ts'
import { IconTargetArrow } from '#web/icons/t/target-arrow.ts'
import { IconUser } from '#web/icons/u/user.ts'
import { IconUsers } from '#web/icons/u/users.ts'
import type { Features } from '#web/features.ts'
import type { MenuEntry } from '#web/layout/menu-entry.ts'
import { profileOf } from '#web/layout/profile-of.ts'
import { buildPath } from '#web/path.ts'
import type { SessionAttributes } from '#web/session.ts'
import { type Feature, HEADER, inTable, mayUse, SIDE_MENU } from '#wire/roles.ts'

export type CompanyMenu = { upper: MenuEntry[]; lower: MenuEntry[] }

/** Where the company shows itself. */
export const portalOf = ({ company_slug }: SessionAttributes, features: Features) =>
  features.company_configurations_new_layout || !company_slug
    ? '/meu-portal'
    : buildPath('/empresas/ver/:slug', { slug: company_slug })

type Room = MenuEntry & { feature?: Feature }

/** What the side menu grants to the person's roles; to leave is everybody's. */
export function companyMenu(person: SessionAttributes, features: Features): CompanyMenu {
  const { roles = [] } = person
  const granted = (rooms: Room[]): MenuEntry[] =>
    rooms.flatMap(({ feature, ...entry }) => (!feature || inTable(SIDE_MENU, feature, roles) ? [entry] : []))
  return {
    upper: granted([
      { feature: 'HOME', label: 'Home', icon: IconHome, to: '/empresas/dashboard' },
      { feature: 'EVALUATION', label: 'Avaliações de estágio', icon: IconStar, to: '/avaliacoes/respostas' },
      { feature: 'CANDIDATE', label: 'Banco de candidatos', icon: IconUsers, to: '/candidatos' },
      { feature: 'EVENTS', label: 'Eventos e feiras', icon: IconCalendarEvent, to: '/eventos' },
      { feature: 'FINANCIAL', label: 'Financeiro', icon: IconCoin, to: '/financeiro/relatorios-da-empresa' },
      { feature: 'PORTAL', label: 'Meu portal', icon: IconBuildingStore, to: portalOf(person, features) },
      { feature: 'CONTRACTS', label: 'Meus contratos', icon: IconFileText, to: '/folders/minhas' },
      { feature: 'JOBS', label: 'Minhas vagas', icon: IconBriefcase, to: '/vagas/minhas', whole_room: true },
      { feature: 'INTERNSHIP', label: 'Programas de estágio', icon: IconTargetArrow, to: '/programa_estagio' },
      { feature: 'REPORTS', label: 'Relatórios', icon: IconChartBar, to: '/folders/kpis' },
    ]),
    lower: granted([
      {
        feature: 'PROFILE',
        label: 'Meu perfil',
        icon: IconUser,
        to: profileOf({ userType: 'CompanyManager', attributes: person }),
      },
      { feature: 'PASSWORD', label: 'Alterar senha', icon: IconKey, to: '/colaboradores/alterar-senha' },
      {
        feature: 'COLLABORATORS',
        label: 'Meus colaboradores',
        icon: IconAddressBook,
        to: '/colaboradores/meus',
        whole_page: !features.company_collaborators_new_layout,
      },
      {
        feature: 'SETTINGS',
        label: 'Configurações',
        icon: IconSettings,
        to: '/empresas/editar',
        whole_page: !features.company_configurations_new_layout,
      },
      {
        feature: 'SUPPORT',
        label: 'Fale conosco',
        icon: IconHeadset,
        action: features.company_contactus_new_layout ? 'contact' : 'help',
      },
      { label: 'Sair', icon: IconLogout, action: 'log-out' },
    ]),
  }
}

export type ShortCut = { label: string; to: string }

/** The header's buttons: the jobs, and what the dropdown of contracts holds for this person. The flag of approvers opens its room to any role. */
export function headerRooms({ roles = [], contract_approver = false }: SessionAttributes): {
  jobs: boolean
  contracts: ShortCut[]
} {
  const contracts = inTable(HEADER, 'CONTRACTS', roles)
  const rooms: [boolean, ShortCut][] = [
    [contracts, { label: 'Meus contratos', to: '/folders/minhas' }],
    [contracts || mayUse('DASHBOARD', roles), { label: 'Dashboard', to: '/folders/dashboard' }],
    [contract_approver, { label: 'Contratos para aprovar', to: '/estagios/aprovacao-de-contrato' }],
    [mayUse('PENDING', roles), { label: 'Pendências', to: '/estagios/pendencias' }],
  ]
  return {
    jobs: inTable(HEADER, 'JOBS', roles),
    contracts: contracts || contract_approver ? rooms.flatMap(([granted, room]) => (granted ? [room] : [])) : [],
  }
}
